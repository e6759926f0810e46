// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/queryexplanation.h"
#include "app/window/translated.h"
#include "app/window/translation.h"
#include "base/file.h"
#include "base/sentencejson.h"
#include "curation/curation.h"
#include "knowledge/knowledgebase.h"
#include "rdf/reader.h"
#include "sparql/parser/parser.h"
#include "sqlite/sqlerrors.h"

#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

class InGerman : public testing::Test {
  protected:
    InGerman() { m_translation.use("de"); }
    ~InGerman() override { m_translation.use("en"); }
    InGerman(const InGerman&) = delete;
    InGerman& operator=(const InGerman&) = delete;

    static QString query(const char* sparql) { return translated(sparql::parse(sparql).error()); }

  private:
    Translation m_translation;
};

TEST_F(InGerman, ASentenceIsSaidWithWhatIsPutIntoIt) {
    EXPECT_EQ(translated(readFile("/a %1 b.ttl").error()),
              "Die Datei „/a %1 b.ttl“ gibt es nicht.");
    EXPECT_EQ(translated(say("Sentence", "The disk is full.")), "Die Festplatte ist voll.");
}

TEST_F(InGerman, ASentenceInsideIsSaidToo) {
    EXPECT_EQ(query("SELECT (1 AS } WHERE {}"),
              "Erwartet: eine Variable hinter AS; hier steht aber „}“.");
    EXPECT_EQ(query("SELECT (1 + (2"),
              "Erwartet: \")\" oder ein Operator; die Abfrage endet aber hier.");
}

TEST_F(InGerman, PartsAreSaidOneByOne) {
    const auto rule = Sentence::joined({say("Sentence", "unit %1 removed").arg("kg"),
                                        say("Sentence", "a dot as thousands mark removed")},
                                       ", ");
    EXPECT_EQ(translated(rule), "Einheit kg entfernt, Punkt als Tausenderzeichen entfernt");
}

TEST_F(InGerman, WordsFromElsewhereStayAsTheyAre) {
    EXPECT_EQ(translated(Sentence::verbatim("Something %1 happened.")), "Something %1 happened.");
}

TEST_F(InGerman, ASentenceThatWasWrittenDownIsSaidTheSame) {
    nlohmann::json file = nlohmann::json::object();
    putSentence(file, "why", say("Sentence", "There is no strategy \"%1\".").arg("guess"));
    EXPECT_EQ(file["why"], "There is no strategy \"guess\".");
    EXPECT_EQ(translated(sentenceAt(file, "why")), "Die Strategie „guess“ gibt es nicht.");
    file.erase("why_parts");
    EXPECT_EQ(translated(sentenceAt(file, "why")), "There is no strategy \"guess\".");
}

TEST_F(InGerman, EachRoomsErrorsAreSaid) {
    EXPECT_EQ(translated(rdf::recognise("picture.png").error()).left(9), "Die Datei");
    EXPECT_EQ(translated(sqlite::refuseFunction("nvl")),
              "Die Funktion nvl() ist hier nicht erlaubt: IFNULL(x, y) verwenden.");
    EXPECT_EQ(translated(curation::curationFromText("[").error()),
              "Die Kuratierungsdatei ist kein gültiges JSON.");
    EXPECT_EQ(translated(knowledge::KnowledgeBase::open("/nowhere").error()),
              "Bei „/nowhere“ gibt es keine Wissensbasis.");
}

TEST_F(InGerman, AQueryIsExplained) {
    const auto explained = answering::explainQuery("SELECT 1 LIMIT 1", {});
    ASSERT_FALSE(explained.steps.empty());
    EXPECT_EQ(translated(explained.steps.back().text), "Behält die erste Zeile.");
}

}  // namespace
}  // namespace tripletalk::app
