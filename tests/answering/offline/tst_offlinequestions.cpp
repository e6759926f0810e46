// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/harbours.h"
#include "answering/reading/termjson.h"
#include "support/testbases.h"

#include <set>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

using OfflineQuestions = Offline;

TEST_F(OfflineQuestions, CompareTheNumberOfLinkedThings) {
    EXPECT_THAT(cells("Which skippers sail more than two boats?"), ElementsAre(":s2"));
    EXPECT_THAT(cells("Which harbours have at least two boats?"), ElementsAre(":h1"));
}

TEST_F(OfflineQuestions, ExcludeWhatIsLinked) {
    EXPECT_THAT(cells("Which skipper does not sail the Little Tern?"), ElementsAre(":s1"));
    EXPECT_THAT(cells("Which boats are not from Norway?"), ElementsAre(":b4"));
}

TEST_F(OfflineQuestions, PickOneOfThoseFound) {
    EXPECT_THAT(cells("Which boats are ketches?"), UnorderedElementsAre(":b2", ":b4"));
    EXPECT_THAT(cells("What does the grey one cost?"), ElementsAre("88000"));
}

TEST_F(OfflineQuestions, KnowTheFormerAndTheLatter) {
    ask("Compare the Grey Petrel and the Proud Gannet");
    EXPECT_THAT(cells("What does the latter cost?"), ElementsAre("67000"));
}

TEST_F(OfflineQuestions, ReadAnArticleAsTheNumberOne) {
    EXPECT_THAT(cells("Which boats cost more than a million?"), testing::IsEmpty());
    EXPECT_THAT(cells("Which boats cost less than a million and are sloops?"),
                UnorderedElementsAre(":b1", ":b3"));
}

TEST_F(OfflineQuestions, OrderByTime) {
    EXPECT_THAT(cells("Which boat was built first?"), ElementsAre(":b3"));
    EXPECT_THAT(cells("Which boat was built last?"), ElementsAre(":b4"));
}

TEST_F(OfflineQuestions, MayBeTwoSentences) {
    const Answer answer = ask("What does the Grey Petrel cost? How long is the Little Tern?");
    EXPECT_THAT(answer.text, HasSubstr("88000"));
    EXPECT_THAT(answer.text, HasSubstr("7.1"));
}

TEST_F(OfflineQuestions, TellOfTheHalfThatHasNoAnswer) {
    const Answer answer = ask("What does the Proud Gannet cost, and what is its speed?");
    EXPECT_THAT(answer.text, AllOf(HasSubstr("67000"), HasSubstr("“speed”")));
}

TEST_F(OfflineQuestions, AreNotDoubtedWhereTheProgramOfferedThem) {
    const char* doubtful = "skippers with Ketch boats";
    EXPECT_THAT(ask(doubtful).text, HasSubstr("misunderstood"));
    const auto base = tests::must(knowledge::KnowledgeBase::open(s_folder / "kb"));
    OfflineStrategy strategy(nullptr);
    const Answer offered = answering::ask(strategy, {doubtful, {}, {base}, {}, {}, true}, {}, {});
    EXPECT_FALSE(offered.result.rows.empty());
    EXPECT_THAT(offered.text, Not(HasSubstr("misunderstood")));
}

TEST_F(OfflineQuestions, AreNoFollowUpsForAWordThatIsNotKnown) {
    ask("Tell me about the Grey Petrel.");
    const Answer answer = ask("Which harbours have a lighthouse?");
    EXPECT_THAT(answer.understoodAs, Not(HasSubstr("Grey Petrel")));
    EXPECT_THAT(answer.text, HasSubstr("“lighthouse”"));
}

TEST_F(OfflineQuestions, AreAnsweredInTheOrderThatTheyAskFor) {
    EXPECT_THAT(cells("List the boats sorted by price"), ElementsAre(":b3", ":b1", ":b4", ":b2"));
    EXPECT_THAT(cells("List the boats in descending order of price"),
                ElementsAre(":b2", ":b4", ":b1", ":b3"));
}

TEST_F(OfflineQuestions, RankAnewWhatWasRankedBefore) {
    EXPECT_THAT(cells("Which Sloop boat has the lowest price?"), ElementsAre(":b3"));
    EXPECT_THAT(cells("And the highest?"), ElementsAre(":b1")) << "of the sloops, by their price";
    ask("What are the 2 cheapest boats?");
    EXPECT_THAT(cells("And the most expensive?"), ElementsAre(":b2")) << "of all boats";
}

TEST_F(OfflineQuestions, AreNoFollowUpsWhereTheyComputeSomethingOfEach) {
    ask("Tell me about the Grey Petrel.");
    const Answer answer = ask("Average length per rig");
    EXPECT_THAT(answer.understoodAs, Not(HasSubstr("Grey Petrel")));
    EXPECT_GT(answer.result.rows.size(), 1U);
}

TEST_F(OfflineQuestions, TellWhatDecidedASuperlative) {
    const Answer answer = ask("Which boat is the cheapest?");
    EXPECT_THAT(answer.text, HasSubstr("**Little Tern** (19000)"));
    ASSERT_EQ(answer.result.columns.size(), 1U) << "what was asked for";
    EXPECT_EQ(answer.sources.at(0).columns.size(), 2U);
}

TEST_F(OfflineQuestions, AreDescribedAsPerhapsMisunderstoodWhereThatIsAGuess) {
    EXPECT_THAT(ask("What is in the Little Tern?").text, HasSubstr("misunderstood"));
    m_history.clear();
    for (const char* open :
         {"Tell me about the Little Tern.", "What do we know about Little Tern?"}) {
        m_history.clear();
        EXPECT_THAT(ask(open).text, testing::Not(HasSubstr("misunderstood"))) << open;
    }
}

TEST_F(OfflineQuestions, AreToldWhatTheirDoubtfulAnswerLeavesOut) {
    const Answer answer = ask("How many boats are there per insurer?");
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(answer.text, AllOf(HasSubstr("misunderstood"), HasSubstr("“insurer”")));
}

TEST_F(OfflineQuestions, AreOfferedOtherAnswersOnly) {
    std::size_t offered = 0;
    for (const char* doubtful : {"skippers with Ketch boats", "boats and skippers of Norway",
                                 "How many boats are there per insurer?"}) {
        m_history.clear();
        std::set<std::vector<std::string>> told{cells(doubtful)};
        const auto readings = m_events.back().value("readings", nlohmann::json::array());
        for (const nlohmann::json& other : readings)
            EXPECT_TRUE(told.insert(cells("?", other)).second) << doubtful << other.at("text");
        offered += readings.size();
    }
    EXPECT_GT(offered, 0U);
}

TEST_F(OfflineQuestions, AreMetWithReadingsWhereTooLittleWasUnderstood) {
    const Answer answer = ask("Which boats were insured against barnacles?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(answer.text, HasSubstr("barnacles"));
    EXPECT_THAT(answer.text, HasSubstr("Did you mean"));
    const auto& offered = m_events.back().at("readings");
    ASSERT_FALSE(offered.empty());
    EXPECT_LE(offered.size(), 3U);
    EXPECT_THAT(cells("?", offered.at(0)), UnorderedElementsAre(":b1", ":b2", ":b3", ":b4"));
}

TEST_F(OfflineQuestions, AreNotAnsweredByWhatTheReaderDoubts) {
    // The conversation's interpreter would describe a ketch.
    const Answer answer = ask("How many boats per harbour are heavier than the average ketch?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_TRUE(answer.result.rows.empty());
    EXPECT_FALSE(m_events.back().at("readings").empty());
}

TEST_F(OfflineQuestions, AreReadInOneWayThatCanBeChanged) {
    for (const char* question :
         {"How many boats are there per insurer?", "skippers with Ketch boats",
          "Which boats were insured against barnacles?"}) {
        m_history.clear();
        ask(question);
        EXPECT_EQ(std::ranges::count_if(
                      m_events, [](const auto& event) { return event.at("kind") == "reading"; }),
                  1)
            << question;
    }
}

TEST_F(OfflineQuestions, AreAboutAllOfAClassThatIsNamedInThePlural) {
    ask("Which skipper sails the Proud Gannet?");
    EXPECT_THAT(ask("Tell me about the boats").understoodAs, Not(HasSubstr("Bo Falk")));
    EXPECT_THAT(ask("Tell me about the boats of Bo Falk").understoodAs, HasSubstr("Bo Falk"));
}

TEST_F(OfflineQuestions, AreAskedWhatRanksWhereThatIsNotSaid) {
    EXPECT_THAT(cells("Top 2 boats by price"), UnorderedElementsAre(":b2", ":b4"));
    m_history.clear();
    const Answer answer = ask("top 2 boats");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound) << answer.text;
    EXPECT_THAT(answer.text, HasSubstr("“top”"));
}

TEST(OfflineOffers, HaveWhatWouldHaveBeenToldAsTheSecond) {
    std::string turtle =
        ":p a :Person ; rdfs:label \"Ada Quill\" . :q a :Person ; rdfs:label \"Bo Reed\" ."
        ":d0 a :Department ; rdfs:label \"Data\" . :d1 a :Department ; rdfs:label \"Sales\" .";
    for (int i = 0; i < 30; ++i)
        turtle += ":e" + std::to_string(i) + " a :Employee ; rdfs:label \"Worker " +
                  std::to_string(i) + "\" ; :memberOf :d" + std::to_string(i % 2) + " .\n";
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), turtle);
    OfflineStrategy strategy(nullptr);
    nlohmann::json last;
    const Answer answer = ask(strategy, {"How many people work in each department?", {}, {base}},
                              [&](const Event& event) { last = toJson(event); }, {});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    const auto& offered = last.at("readings");
    ASSERT_GE(offered.size(), 2U);
    EXPECT_TRUE(reading::isTold(offered.at(0)));
    EXPECT_FALSE(reading::isTold(offered.at(1)));
    EXPECT_EQ(offered.at(1).at("text"), "number of employees per department");
}

TEST_F(OfflineQuestions, ForReasonsAndJudgementsAreNotAnsweredByRows) {
    EXPECT_EQ(ask("Why is the Swift Heron so long?").status, AnswerStatus::NotFound);
    EXPECT_EQ(ask("Which boat would you buy?").status, AnswerStatus::NotFound);
    EXPECT_EQ(ask("Will the Swift Heron get longer?").status, AnswerStatus::NotFound);
    // A document may say so.
    const Answer told = ask("Why are there layers of lacquer on the hull of the Grey Petrel?");
    EXPECT_EQ(told.status, AnswerStatus::Answered);
    for (const Source& source : told.sources) EXPECT_NE(source.kind, "sql");
}

TEST_F(OfflineQuestions, ForAnUnknownAttributeAreNotAnsweredByAllElseOfTheThing) {
    EXPECT_EQ(ask("What is the nickname of the Swift Heron?").status, AnswerStatus::NotFound);
}

TEST(OfflineLinks, ToTheirOwnTableAreReadFromBothEnds) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Keeper a rdfs:Class ; rdfs:label "Keeper" .
:supervisor rdfs:label "supervisor" . :replaces rdfs:label "replacement of" .
:k1 a :Keeper ; rdfs:label "Ida Falk" ; :pay "3100 EUR" .
:k2 a :Keeper ; rdfs:label "Tom Birk" ; :supervisor :k1 ; :pay "2800 EUR" .
:k3 a :Keeper ; rdfs:label "Una Rode" ; :supervisor :k1 ; :pay "2900 EUR" ; :replaces :k2 .
)");
    OfflineStrategy strategy(nullptr);
    const auto found = [&](const std::string& question) {
        std::vector<std::string> labels;
        for (const auto& row : ask(strategy, {question, {}, {base}}, {}, {}).result.rows)
            for (const Cell& cell : row) labels.push_back(cell.text);
        return labels;
    };
    EXPECT_THAT(found("Who supervises Tom Birk?"), ElementsAre("Ida Falk"));
    EXPECT_THAT(found("Who is Tom Birk's supervisor?"), ElementsAre("Ida Falk"));
    EXPECT_THAT(found("Whom does Ida Falk supervise?"),
                UnorderedElementsAre("Tom Birk", "Una Rode"));
    EXPECT_THAT(found("Which keeper is a replacement of Tom Birk?"), ElementsAre("Una Rode"));
    EXPECT_THAT(found("Which keepers have no supervisor?"), ElementsAre("Ida Falk"));
    EXPECT_THAT(found("Which keepers have a supervisor?"),
                UnorderedElementsAre("Tom Birk", "Una Rode"));
}

TEST(OfflineMeasures, AreFoundByTheUnitOfANumber) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Pump a rdfs:Class ; rdfs:label "Pump" . :Motor a rdfs:Class ; rdfs:label "Motor" .
:drivenBy rdfs:label "driven by" . :power rdfs:label "power" . :mass rdfs:label "mass" .
:p1 a :Pump ; rdfs:label "Alder" ; :mass "12 kg" ; :drivenBy :m1 .
:p2 a :Pump ; rdfs:label "Birch" ; :mass "34 kg" ; :drivenBy :m2 .
:p3 a :Pump ; rdfs:label "Cedar" ; :mass "56 kg" ; :drivenBy :m2 .
:m1 a :Motor ; rdfs:label "Small" ; :power "150 kW" .
:m2 a :Motor ; rdfs:label "Large" ; :power "250 kW" .
)");
    OfflineStrategy strategy(nullptr);
    const auto found = [&](const std::string& question) {
        std::vector<std::string> labels;
        for (const auto& row : ask(strategy, {question, {}, {base}}, {}, {}).result.rows)
            for (const Cell& cell : row) labels.push_back(cell.text);
        return labels;
    };
    EXPECT_THAT(found("Which pumps have more than 30 kg?"), UnorderedElementsAre("Birch", "Cedar"));
    EXPECT_THAT(found("Which motors have less than 200 kW?"), ElementsAre("Small"));
    EXPECT_THAT(found("Which pumps have more than 200 kW?"),
                UnorderedElementsAre("Birch", "Cedar"));
    EXPECT_THAT(found("Which motors have more than 200,000 W?"), ElementsAre("Large"));
    // Nor is a number a measure that nothing compares: it may be part of a name.
    EXPECT_THAT(found("What is the mass of the Alder 150 kW?"), ElementsAre("12"));
    // A mass is no length: nothing is picked by it.
    EXPECT_THAT(found("Which pumps are longer than 30 kg?"),
                testing::AnyOf(testing::IsEmpty(), testing::SizeIs(3)));
}

}  // namespace
}  // namespace tripletalk::answering
