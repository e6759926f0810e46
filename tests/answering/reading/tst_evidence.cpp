// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/evidence.h"
#include "support/testbases.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace tripletalk::answering::reading {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

/// Stations that nobody named but by their kind and a number, and lines.
struct FoundEvidence : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), R"(
:TrainStation a rdfs:Class ; rdfs:label "Train station" ; rdfs:comment "A stop of railway lines." . :Line a rdfs:Class ; rdfs:label "Line" .
:platforms rdfs:label "platforms" . :town rdfs:label "town" . :opened rdfs:label "opened" .
:1 a :TrainStation ; rdfs:label "Train station 1" ; :town "Oakham" ; :platforms 4 ; :onLine :green .
:2 a :TrainStation ; rdfs:label "Train station 2" ; :town "Birk Bridge" ; :platforms 7 ; :onLine :red .
:3 a :TrainStation ; rdfs:label "Train station 3" ; :town "Oakham" ; :platforms 9 ; :onLine :red .
:operator rdfs:label "operator" . :1 :operator <urn:x:Rail-Works> . :2 :operator <urn:x:Coast-Lines> . :3 :operator :3 .
:Depot a rdfs:Class ; rdfs:label 'Depot (closed)' . :d a :Depot ; rdfs:label "Birkwood" .
:green a :Line ; rdfs:label "Green Line" . :red a :Line ; rdfs:label "Red Line" .
)");
    retrieval::ValueIndex values = tests::must(base.openValues());
    const language::Wording& wording = language::Wording::forTag("en");
    SchemaGraph links{base.schema()};
    SchemaNames names{links, wording};
    EvidenceFinder finder{values, names, links, wording};

    /// Of one kind, about these words.
    std::vector<Evidence> found(const std::string& question, EvidenceKind kind,
                                const std::string& words) {
        const auto tokens = wording.tokens(question);
        std::vector<Evidence> of;
        for (const Evidence& one : tests::must(finder.find(question, tokens))) {
            const std::size_t begin = tokens[one.first].begin;
            if (one.kind == kind &&
                question.substr(begin, tokens[one.last - 1].end - begin) == words)
                of.push_back(one);
        }
        return of;
    }
};

TEST_F(FoundEvidence, NamesTablesColumnsAndValues) {
    const std::string question = "How many platforms has the train station in Oakham?";
    const auto stations = found(question, EvidenceKind::Class, "train station");
    ASSERT_THAT(stations, SizeIs(1));
    EXPECT_EQ(stations[0].place.table->name, "train_station");
    EXPECT_FALSE(stations[0].place.column);
    const auto platforms = found(question, EvidenceKind::Property, "platforms");
    ASSERT_THAT(platforms, SizeIs(1));
    EXPECT_EQ(platforms[0].place.column->name, "platforms");
    const auto towns = found(question, EvidenceKind::Value, "Oakham");
    ASSERT_THAT(towns, SizeIs(1));
    EXPECT_EQ(towns[0].place.column->name, "town");
    EXPECT_EQ(towns[0].value.text, "Oakham");
    EXPECT_TRUE(towns[0].capital);
    EXPECT_FALSE(towns[0].quoted);
}

TEST_F(FoundEvidence, IsAClassWithoutWhatStandsInBracketsBehindItsName) {
    const auto depots = found("How many depots are there?", EvidenceKind::Class, "depots");
    ASSERT_THAT(depots, SizeIs(1));
    EXPECT_EQ(depots[0].quality, 1);
}

TEST_F(FoundEvidence, IsNoClassByWhatIsSaidOfItWhereAnotherIsCalledSo) {
    const auto lines = found("How many lines are there?", EvidenceKind::Class, "lines");
    ASSERT_THAT(lines, SizeIs(1));
    EXPECT_EQ(lines[0].place.table->name, "line");
    EXPECT_THAT(found("How many railways are there?", EvidenceKind::Class, "railways"), SizeIs(1))
        << "where none is";
}

TEST(FoundEvidenceOfRanks, IsNoColumnOfAMaximum) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:highest rdfs:label "maximum speed" . :1 a :Kart ; rdfs:label "Zip" ; :highest 40 . :2 a :Kart ; rdfs:label "Zap" ; :highest 50 .)");
    const auto values = tests::must(base.openValues());
    const auto& wording = language::Wording::forTag("en");
    const SchemaGraph graph{base.schema()};
    const SchemaNames names{graph, wording};
    const EvidenceFinder finder{values, names, graph, wording};
    const auto columns = [&](const std::string& question) {
        const auto all = tests::must(finder.find(question, wording.tokens(question)));
        return std::ranges::count(all, EvidenceKind::Property, &Evidence::kind);
    };
    EXPECT_GT(columns("top speed of karts"), 0);
    EXPECT_GT(columns("top of karts"), 0);
    EXPECT_EQ(columns("top 3 karts"), 0);
}

TEST_F(FoundEvidence, IsTheHalfOfALinkThatTellsMore) {
    const auto operators = found("Which operators are there?", EvidenceKind::Property, "operators");
    ASSERT_THAT(operators, SizeIs(1));
    EXPECT_EQ(operators[0].place.column->role, induction::ColumnRole::Undescribed);
}

TEST_F(FoundEvidence, IsAThingByItsKeyWhereItsNameIsSaid) {
    const auto lines =
        found("Which stations are on the Green Line?", EvidenceKind::Value, "Green Line");
    ASSERT_THAT(lines, SizeIs(1));
    EXPECT_EQ(lines[0].place.table->name, "line");
    EXPECT_FALSE(lines[0].place.column);
    EXPECT_EQ(lines[0].value.text, "green");
    EXPECT_EQ(lines[0].value.shown, "Green Line");
}

TEST_F(FoundEvidence, IsQuotedTextWithoutItsMarksAsItWasWritten) {
    for (const char* question : {"Which towns contain \"oak H\"?", "Which towns contain 'oak H'?",
                                 "Which towns contain “oak H”?"}) {
        const auto quoted = found(question, EvidenceKind::Value, "oak H");
        ASSERT_THAT(quoted, SizeIs(1)) << question;
        EXPECT_TRUE(quoted[0].quoted);
        EXPECT_EQ(quoted[0].value.text, "oak H");
        EXPECT_FALSE(quoted[0].place) << "it may be a part of anything";
    }
}

TEST_F(FoundEvidence, KnowsThatAValueWasQuoted) {
    const auto towns =
        found("Which train stations are in \"Birk Bridge\"?", EvidenceKind::Value, "Birk Bridge");
    ASSERT_THAT(towns, SizeIs(2)) << "the town, and the text";
    EXPECT_TRUE(towns[0].quoted);
    EXPECT_EQ(towns[0].place.column->name, "town");
    EXPECT_TRUE(towns[1].quoted);
    EXPECT_FALSE(towns[1].place);
}

TEST_F(FoundEvidence, IsNoQuotationBetweenApostrophes) {
    for (const Evidence& one :
         tests::must(finder.find("What is Oakham's station's line?",
                                 wording.tokens("What is Oakham's station's line?"))))
        EXPECT_FALSE(one.quoted);
}

TEST_F(FoundEvidence, IsNoThingWhereANumberIsSaid) {
    const std::string question = "Which train stations have more than 2 platforms?";
    EXPECT_THAT(found(question, EvidenceKind::Value, "2"), IsEmpty());
    const auto numbers = found(question, EvidenceKind::Number, "2");
    ASSERT_THAT(numbers, SizeIs(1));
    EXPECT_EQ(numbers[0].value.number, 2);
    EXPECT_TRUE(numbers[0].value.isNumber);
}

TEST_F(FoundEvidence, IsNoThingWhereOnlyItsKindIsSaid) {
    const std::string question = "How many stations are there, and which station is in Oakham?";
    EXPECT_THAT(found(question, EvidenceKind::Value, "stations"), IsEmpty());
    EXPECT_THAT(found(question, EvidenceKind::Value, "station"), IsEmpty());
}

TEST_F(FoundEvidence, TellsThatMoreWordsTogetherFitSomething) {
    const auto part = found("Which stations are on the Green Line?", EvidenceKind::Class, "Line");
    ASSERT_THAT(part, SizeIs(1));
    EXPECT_TRUE(part[0].within);
}

}  // namespace
}  // namespace tripletalk::answering::reading
