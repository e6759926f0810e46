// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queriedgallery.h"
#include "answering/reading/questionreader.h"
#include "language/dictionary.h"

#include <algorithm>

namespace tripletalk::answering::reading {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

bool hasDictionary(const std::string& name, const std::string& word) {
    return !language::Dictionary(name).translations(word).empty();
}

/// A museum whose names are German, IRIs as well.
constexpr std::string_view museum = R"(
:Gemaelde a rdfs:Class ; rdfs:label "Gemälde"@de . :Kuenstler a rdfs:Class ; rdfs:label "Künstler"@de .
:entstehungsjahr rdfs:label "Entstehungsjahr"@de . :gemaltVon rdfs:label "Künstler"@de .
:hoehe rdfs:label "Höhe"@de . :geburtsort rdfs:label "Geburtsort"@de . :technik rdfs:label "Technik"@de .
:k1 a :Kuenstler ; rdfs:label "Ana Bell"@de ; :geburtsort "Lissabon" .
:k2 a :Kuenstler ; rdfs:label "Bo Carter"@de ; :geburtsort "Oslo" .
:g1 a :Gemaelde ; rdfs:label "Hafen am Morgen"@de ; :gemaltVon :k1 ; :entstehungsjahr 1901 ; :hoehe 40 ; :technik "Öl" .
:g2 a :Gemaelde ; rdfs:label "Die blaue Tür"@de ; :gemaltVon :k2 ; :entstehungsjahr 1911 ; :hoehe 90 ; :technik "Aquarell" .
:g3 a :Gemaelde ; rdfs:label "Schnee"@de ; :gemaltVon :k2 ; :entstehungsjahr 1920 ; :hoehe 60 ; :technik "Öl" .
)";

struct ReadAcross : testing::Test {
    tests::TemporaryFolder folder;

    /// What the likeliest ten readings find: rules make readings, fitted weights choose among them.
    std::vector<std::vector<std::string>> found(const knowledge::KnowledgeBase& base,
                                                const std::string& language,
                                                const std::string& question) {
        const auto& wording = language::Wording::forTag(language);
        const auto reader = tests::must(QuestionReader::open(base, wording));
        auto all = tests::must(reader->read(question));
        EXPECT_FALSE(all.empty()) << question;
        if (all.size() > 10) all.resize(10);
        SqlTool tables = tests::must(SqlTool::open(base));
        std::vector<std::vector<std::string>> rows;
        for (const ScoredReading& one : all) {
            const auto result = tests::must(tables.sandbox().query(one.query, CancelToken()));
            rows.emplace_back();
            for (const auto& row : result.rows) {
                std::vector<std::string> cells;
                for (const sqlite::Value& cell : row) cells.push_back(sqlite::toText(cell));
                rows.back().push_back(text::join(cells, "|"));
            }
        }
        return rows;
    }
};

TEST_F(ReadAcross, EnglishQuestionsOverGermanNames) {
    if (!hasDictionary("freedict-eng-deu", "painting")) GTEST_SKIP() << "no dictionary";
    const auto base = tests::baseFromTurtle(folder.path(), museum);
    EXPECT_THAT(found(base, "en", "How many paintings are there?"), Contains(ElementsAre("3")));
    EXPECT_THAT(found(base, "en", "Which artist was born in Oslo?"), Contains(ElementsAre("k2")));
    EXPECT_THAT(found(base, "en", "What is the height of \"Schnee\"?"),
                Contains(ElementsAre("60")));
    EXPECT_THAT(found(base, "en", "Which painting has the greatest height?"),
                Contains(ElementsAre("g2")));
    EXPECT_THAT(found(base, "en", "What is the average height of the paintings by Bo Carter?"),
                Contains(ElementsAre("75")));
    EXPECT_THAT(found(base, "en", "How many paintings have the technique watercolour?"),
                Contains(ElementsAre("1")));
}

TEST_F(ReadAcross, GermanQuestionsOverEnglishNames) {
    if (!hasDictionary("freedict-deu-eng", "gemälde")) GTEST_SKIP() << "no dictionary";
    const auto base = tests::baseFromTurtle(folder.path(), Gallery::graph);
    EXPECT_THAT(found(base, "de", "Wie viele Gemälde gibt es?"), Contains(ElementsAre("7")));
    EXPECT_THAT(found(base, "de", "Welche Gemälde kosten mehr als 200?"),
                Contains(UnorderedElementsAre("p2", "p3")));
    EXPECT_THAT(found(base, "de", "Wie hoch ist der Durchschnittspreis der Gemälde von Bo Carter?"),
                Contains(ElementsAre("183.5")));
    EXPECT_THAT(found(base, "de", "Welcher Künstler hat die meisten Gemälde?"),
                Contains(ElementsAre("bo")));
    EXPECT_THAT(found(base, "de", "Top 2 Gemälde nach Preis"),
                Contains(UnorderedElementsAre("p2", "p3")));
    EXPECT_THAT(found(base, "de", "Welche Gemälde wurden in Lissabon gezeigt?"),
                Contains(UnorderedElementsAre("p1", "p2", "p4")));
}

TEST_F(ReadAcross, SpanishQuestionsOverEnglishNames) {
    if (!hasDictionary("freedict-spa-eng", "cuadro")) GTEST_SKIP() << "no dictionary";
    const auto base = tests::baseFromTurtle(folder.path(), Gallery::graph);
    EXPECT_THAT(found(base, "es", "¿Cuántos cuadros hay?"), Contains(ElementsAre("7")));
    EXPECT_THAT(found(base, "es", "¿Qué cuadros tienen un precio superior a 200?"),
                Contains(UnorderedElementsAre("p2", "p3")));
    EXPECT_THAT(found(base, "es", "¿Cuál es el precio medio de los cuadros de Bo Carter?"),
                Contains(ElementsAre("183.5")));
}

TEST_F(ReadAcross, TellsWhatItTranslated) {
    if (!hasDictionary("freedict-deu-eng", "gemälde")) GTEST_SKIP() << "no dictionary";
    const auto base = tests::baseFromTurtle(folder.path(), Gallery::graph);
    const auto reader = tests::must(QuestionReader::open(base, language::Wording::forTag("de")));
    const auto all = tests::must(reader->read("Wie viele Gemälde gibt es?"));
    ASSERT_FALSE(all.empty());
    EXPECT_THAT(all.front().others,
                ElementsAre(testing::AllOf(Field(&OtherWord::said, "Gemälde"),
                                           Field(&OtherWord::understood, "painting"),
                                           Field(&OtherWord::how, "translated"))));
}

TEST_F(ReadAcross, SaysNothingOfOtherWordsForNamesThemselves) {
    const auto base = tests::baseFromTurtle(folder.path(), Gallery::graph);
    const auto reader = tests::must(QuestionReader::open(base, language::Wording::forTag("en")));
    for (const ScoredReading& one : tests::must(reader->read("How many paintings are there?")))
        EXPECT_THAT(one.others, IsEmpty());
}

TEST_F(ReadAcross, DividesCompoundsAndCompletesThem) {
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Verein a rdfs:Class ; rdfs:label "Verein"@de . :Mitglied a rdfs:Class ; rdfs:label "Mitglied"@de .
:vereinsname rdfs:label "Vereinsname"@de . :vorname rdfs:label "Vorname"@de . :nachname rdfs:label "Nachname"@de .
:alter rdfs:label "Alter"@de . :verein rdfs:label "Verein"@de .
:v1 a :Verein ; :vereinsname "Ruderclub" . :v2 a :Verein ; :vereinsname "Chor" .
:m1 a :Mitglied ; :vorname "Ida" ; :nachname "Halle" ; :alter 30 ; :verein :v1 .
:m2 a :Mitglied ; :vorname "Jon" ; :nachname "Kern" ; :alter 41 ; :verein :v1 .
:m3 a :Mitglied ; :vorname "Kai" ; :nachname "Lang" ; :alter 52 ; :verein :v2 .
)");
    EXPECT_THAT(found(base, "de", "Wie hoch ist das Durchschnittsalter der Mitglieder?"),
                Contains(ElementsAre("41")));
    EXPECT_THAT(found(base, "de", "Zeige die Vor- und Nachnamen der Mitglieder."),
                Contains(UnorderedElementsAre("Ida|Halle", "Jon|Kern", "Kai|Lang")));
    EXPECT_THAT(found(base, "de", "Zeige die Namen der Vereine."),
                Contains(UnorderedElementsAre("Ruderclub", "Chor")));
    EXPECT_THAT(found(base, "de", "Welcher Verein hat mehr als ein Mitglied?"),
                Contains(ElementsAre("v1")));
    EXPECT_THAT(found(base, "de", "Welche Mitglieder sind älter als 40?"),
                Contains(UnorderedElementsAre("m2", "m3")));
    EXPECT_THAT(
        found(base, "de", "Zeige die Nachnamen der Mitglieder, absteigend nach Alter sortiert."),
        Contains(ElementsAre("Lang", "Kern", "Halle")));
}

}  // namespace
}  // namespace tripletalk::answering::reading
