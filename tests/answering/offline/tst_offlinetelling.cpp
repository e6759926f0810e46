// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What is told beside what was asked for by name, in which order, and in which words.
#include "answering/harbours.h"
#include "answering/reading/schemanames.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

class OfflineTelling : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = new tests::TemporaryFolder;
        s_base = new knowledge::KnowledgeBase(tests::baseFromTurtle(s_folder->path(), R"(
:Lorry a rdfs:Class ; rdfs:label "Lorry" .
:Works a rdfs:Class ; rdfs:label "Production plant" ; rdfs:comment "Where lorries are assembled." .
:builtAt rdfs:label "built at" . :depot rdfs:label "depot" . :price rdfs:label "price" .
:turnover rdfs:label "turnover in million" . :town rdfs:label "town" .
:w1 a :Works ; rdfs:label "Alder Works" ; :town "Bergen" ; :turnover 120 .
:w2 a :Works ; rdfs:label "Birch Works" ; :town "Tromsø" ; :turnover 310 .
:l1 a :Lorry ; rdfs:label "Ox" ; :price "40000 EUR" ; :builtAt :w2 ; :depot "North" .
:l2 a :Lorry ; rdfs:label "Mule" ; :price "30000 EUR" ; :builtAt :w2 ; :depot "South" .
:l4 a :Lorry ; rdfs:label "Donkey" ; :price "30000 EUR" ; :builtAt :w2 ; :depot "West" .
:l3 a :Lorry ; rdfs:label "Yak" ; :price "50000 EUR" ; :builtAt :w1 .
:Paint a rdfs:Class ; rdfs:label "Paint" . :paint rdfs:label "paint" .
:l1 :paint :p1 . :l2 :paint :p1 . :p1 a :Paint ; rdfs:label "Moss" ; :price "900 EUR" .
)"));
    }
    static void TearDownTestSuite() {
        delete s_base;
        delete s_folder;
    }
    Answer ask(const std::string& question) {
        const Question asked{question, m_history, {*s_base}};
        Answer answer = answering::ask(m_strategy, asked, {}, {});
        m_history.push_back(turnOf(asked, answer));
        return answer;
    }
    /// Row by row.
    std::vector<std::string> cells(const std::string& question) {
        std::vector<std::string> all;
        for (const auto& row : ask(question).result.rows)
            for (const Cell& cell : row) all.push_back(cell.text);
        return all;
    }
    std::vector<std::string> alone(const std::string& question) {
        m_history.clear();
        return cells(question);
    }

    static tests::TemporaryFolder* s_folder;
    static knowledge::KnowledgeBase* s_base;
    OfflineStrategy m_strategy{nullptr};
    std::vector<Turn> m_history;
};
tests::TemporaryFolder* OfflineTelling::s_folder = nullptr;
knowledge::KnowledgeBase* OfflineTelling::s_base = nullptr;

TEST_F(OfflineTelling, NamesTheThingsThatAreWantedWithSomethingOfTheirs) {
    EXPECT_THAT(alone("List the production plants with their town"),
                UnorderedElementsAre("Alder Works", "Bergen", "Birch Works", "Tromsø"));
    EXPECT_THAT(ask("List the production plants with their town").text,
                HasSubstr("2 production plants (town)"));
    EXPECT_THAT(alone("List the towns of the production plants"),
                UnorderedElementsAre("Bergen", "Tromsø"))
        << "of whose towns nobody asks";
}

TEST_F(OfflineTelling, PutsTheGreatestGroupFirst) {
    EXPECT_THAT(alone("How many lorries are there per production plant?"),
                ElementsAre("Birch Works", "3", "Alder Works", "1"));
    const Answer answer = ask("How many lorries are there per production plant?");
    EXPECT_THAT(answer.text, AllOf(HasSubstr("from 3 (Birch Works) to 1 (Alder Works)"),
                                   Not(HasSubstr("sorted"))));
}

TEST_F(OfflineTelling, NamesTheGroupsThatTie) {
    EXPECT_THAT(ask("What is the highest price per depot?").text,
                testing::ContainsRegex(
                    "from 40,000 EUR .North. to 30,000 EUR .(South, West|West, South)."));
    EXPECT_THAT(ask("How many lorries are there per depot?").text, Not(HasSubstr("from")))
        << "each has one";
}

TEST_F(OfflineTelling, CallsALinkThatIsNoNounByWhatItLeadsTo) {
    EXPECT_THAT(ask("How many lorries are there per production plant?").text,
                HasSubstr("umber of lorries per production plant"));
}

TEST_F(OfflineTelling, RanksTheGroupsThatWereCountedBefore) {
    ask("How many lorries are there per production plant?");
    EXPECT_THAT(cells("Which of them has the most?"), ElementsAre("Birch Works"));
    m_history.resize(1);
    EXPECT_THAT(cells("And the fewest?"), ElementsAre("Alder Works"));
}

TEST_F(OfflineTelling, TakesAWordForTheClassThatBearsItNotForOneThatSpeaksOfIt) {
    const SchemaGraph graph(s_base->schema());
    const auto& wording = language::Wording::forTag("en");
    const reading::SchemaNames names(graph, wording, reading::NamesOf::Labels);
    const auto classes = [&](const char* word) {
        std::vector<std::string> tables;
        for (const reading::NameMatch& match : names.match(wording.tokens(word)))
            if (match.ref.column.empty()) tables.push_back(match.ref.table);
        return tables;
    };
    EXPECT_THAT(classes("lorries"), ElementsAre("lorry")) << "not the plants";
    EXPECT_THAT(classes("assembled"), ElementsAre("production_plant"));
}

TEST_F(OfflineTelling, FindsWhatHasNothingOfAKind) {
    EXPECT_THAT(alone("Which lorries have no depot?"), ElementsAre("Yak"));
    EXPECT_THAT(ask("Which lorries have no depot?").understoodAs, HasSubstr("lorry without depot"));
}

TEST_F(OfflineTelling, OffersWhatFindsNothingWhereAllTheWordsSayIt) {
    const Answer answer = ask("List the lorries without a production plant");
    EXPECT_THAT(answer.text, HasSubstr("lorry without production plant"));
    EXPECT_TRUE(answer.result.rows.empty()) << "not all lorries, whatever was not heard";
}

TEST_F(OfflineTelling, SaysThatThereIsNoneRatherThanComparingWhatIsSomethingElses) {
    const Answer answer = ask("Which lorries have a price below 20000 EUR?");
    EXPECT_THAT(answer.understoodAs, HasSubstr("lorry with price less than 20,000 EUR"));
    EXPECT_TRUE(answer.result.rows.empty()) << "paints are cheaper";
    EXPECT_THAT(alone("Which lorries have a price below 35000 EUR?"),
                UnorderedElementsAre("Mule", "Donkey"));
}

TEST_F(OfflineTelling, CountsInWhatAColumnCountsInByItsName) {
    EXPECT_THAT(alone("Which production plants have a turnover above 200 million?"),
                ElementsAre("Birch Works"));
    EXPECT_THAT(alone("Which production plants have a turnover above 0.2 billion?"),
                ElementsAre("Birch Works"));
}

}  // namespace
}  // namespace tripletalk::answering
