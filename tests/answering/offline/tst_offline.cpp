// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/harbours.h"
#include "knowledge/curator.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST_F(Offline, LooksUpAnAttributeOfALooselyNamedThing) {
    EXPECT_THAT(cells("What is the price of the heron swift?"), ElementsAre("41000"));
    EXPECT_THAT(cells("How long is the Grey Petrel?"), ElementsAre("12.2"));
    EXPECT_THAT(cells("What does the little tern cost?"), ElementsAre("19000"));
}

TEST_F(Offline, FollowsALinkToAnotherTable) {
    EXPECT_THAT(cells("Which harbour is the home of the Little Tern?"), ElementsAre(":h2"));
    EXPECT_THAT(cells("What is the water depth of the home harbour of the Proud Gannet?"),
                ElementsAre("6"));
    EXPECT_THAT(cells("Who sails the Swift Heron?"), ElementsAre(":s1"));
}

TEST_F(Offline, CountsWithConditions) {
    EXPECT_THAT(cells("How many boats are there?"), ElementsAre("4"));
    EXPECT_THAT(cells("How many ketches are there in Norway?"), ElementsAre("1"));
    EXPECT_THAT(cells("How many boats have their home in Norway?"), ElementsAre("3"));
}

TEST_F(Offline, FindsSuperlativesAndKeepsTies) {
    EXPECT_THAT(cells("Which boat is the cheapest?"), ElementsAre(":b3"));
    EXPECT_THAT(cells("Which boats are the longest?"), UnorderedElementsAre(":b2", ":b4"));
    EXPECT_THAT(cells("Which are the two most expensive boats?"), ElementsAre(":b2", ":b4"));
    EXPECT_THAT(cells("Which skipper sails the most boats?"), ElementsAre(":s2"));
    EXPECT_THAT(cells("Which country has the most harbours?"), ElementsAre("Norway"));
}

TEST_F(Offline, ComparesNumbersInOtherUnits) {
    EXPECT_THAT(cells("Which boats are longer than 1000 cm?"), UnorderedElementsAre(":b2", ":b4"));
    EXPECT_THAT(cells("Which boats cost between 40k and 70k?"), UnorderedElementsAre(":b1", ":b4"));
    EXPECT_THAT(cells("Which boats have at least 6 berths and cost less than 70,000 euros?"),
                ElementsAre(":b4"));
    EXPECT_THAT(cells("Which boats are cheaper than the Proud Gannet?"),
                UnorderedElementsAre(":b1", ":b3"));
    EXPECT_THAT(cells("Which boats were built after 2012?"), UnorderedElementsAre(":b2", ":b4"));
}

TEST_F(Offline, CalculatesAndGroups) {
    EXPECT_THAT(cells("What is the average price of the boats?"), ElementsAre("53750"));
    EXPECT_THAT(cells("How many boats are there per rig?"),
                UnorderedElementsAre("Sloop", "2", "Ketch", "2"));
    EXPECT_THAT(cells("What is the highest price?"), ElementsAre("88000"));
}

TEST_F(Offline, SaysWhatIsCountedInThePlural) {
    const Answer answer = ask("How many boats are there per rig?");
    EXPECT_THAT(answer.text, HasSubstr("number of boats per rig"));
    EXPECT_THAT(answer.text, HasSubstr("- Sloop: 2"));
    EXPECT_EQ(reading().at("select").at(0).at("text"), "number of boats");
    EXPECT_EQ(answer.result.columns.back().name, "number_of_boats");
    EXPECT_EQ(answer.result.columns.back().title, "number of boats");
}

/// A further number of boats, computed in such a way that asking for it fails.
class OfflineFailing : public Offline {
  protected:
    Answer askWith(const std::string& expression,
                   const std::string& text = "What is the speed of the Grey Petrel?") {
        const std::filesystem::path folder = s_folder / "failing";
        std::filesystem::copy(s_folder / "kb", folder, std::filesystem::copy_options::recursive);
        auto base = knowledge::KnowledgeBase::open(folder);
        EXPECT_TRUE(base.ok());
        curation::Curation curation;
        curation.tables.push_back({.id = {.classIri = base->schema().table("boat")->classIri},
                                   .computed = {{.name = "speed", .expression = expression}}});
        EXPECT_TRUE(knowledge::applyCuration(folder, curation, {}, CancelToken()));
        base = knowledge::KnowledgeBase::open(folder);
        EXPECT_TRUE(base.ok());
        OfflineStrategy strategy(nullptr);
        const Question question{text, {}, {*base}, {}};
        Answer answer = answering::ask(strategy, question, {}, {});
        std::filesystem::remove_all(folder);
        return answer;
    }
};

TEST_F(OfflineFailing, TellsThatItsQueryFailedRatherThanThatNothingIsThere) {
    const Answer answer = askWith("abs(-9223372036854775807 - (number_of_berths > 0))");
    ASSERT_TRUE(answer.error) << answer.text;
    EXPECT_EQ(answer.status, AnswerStatus::Failed);
    EXPECT_TRUE(answer.sources.at(0).error);
}

TEST_F(OfflineFailing, TellsBesideTheHalfThatWasFoundThatTheOtherFailed) {
    const Answer answer = askWith("abs(-9223372036854775807 - (number_of_berths > 0))",
                                  "What does the Grey Petrel cost, and what is its speed?");
    EXPECT_FALSE(answer.error);
    EXPECT_THAT(answer.text, HasSubstr("88000"));
    EXPECT_THAT(answer.text,
                HasSubstr(answer.sources.at(1).error.value_or(Error{}).message.text()));
}

TEST_F(OfflineFailing, TellsThatItsComparisonFailed) {
    const Answer answer = askWith("abs(-9223372036854775807 - (number_of_berths > 0))",
                                  "How does the Grey Petrel compare to the Proud Gannet?");
    EXPECT_TRUE(answer.error) << answer.text;
}

TEST_F(OfflineFailing, TellsThatItsQueryTookTooLong) {
    const Answer answer = askWith(
        "(WITH RECURSIVE n(i) AS (SELECT length UNION ALL SELECT i + 1 FROM n) "
        "SELECT max(i) FROM n)");
    ASSERT_TRUE(answer.error) << answer.text;
    EXPECT_EQ(answer.error->kind, ErrorKind::Timeout);
    EXPECT_EQ(answer.sources.size(), 1U);
}

TEST_F(Offline, TellsHowFarTwoThingsLieApart) {
    EXPECT_THAT(cells("How much more expensive is the Grey Petrel than the Proud Gannet?"),
                ElementsAre("21000"));
    EXPECT_THAT(
        cells("What is the difference in price between the Grey Petrel and the Little Tern?"),
        ElementsAre("69000"));
}

TEST_F(Offline, RanksGroupsByAnAverage) {
    EXPECT_THAT(cells("Which harbour has the highest average price?"), ElementsAre(":h3"));
}

TEST_F(Offline, UnderstandsNegation) {
    EXPECT_THAT(cells("Which boats are not ketches?"), UnorderedElementsAre(":b1", ":b3"));
}

TEST_F(Offline, AnswersYesOrNo) {
    EXPECT_EQ(ask("Is the Grey Petrel longer than the Little Tern?").result.rows.at(0).at(0).text,
              "true");
    EXPECT_EQ(ask("Is the Little Tern a ketch?").result.kind, "boolean");
}

TEST_F(Offline, InheritsFromTheConversation) {
    EXPECT_THAT(cells("How many ketches are there?"), ElementsAre("2"));
    EXPECT_THAT(cells("Which of these is the cheapest?"), ElementsAre(":b4"));
    EXPECT_THAT(cells("And its length?"), ElementsAre("12.2"));
    EXPECT_THAT(cells("What about the Little Tern?"), ElementsAre("7.1"));
    EXPECT_THAT(m_history.back().understoodAs, HasSubstr("Little Tern"));
    EXPECT_THAT(cells("In which harbour is it at home?"), ElementsAre(":h2"));
    EXPECT_THAT(cells("What is the water depth there?"), ElementsAre("14"));
}

TEST_F(Offline, SetsTwoThingsSideBySide) {
    ask("What is the price of the Grey Petrel?");
    const Answer answer = ask("How does this compare to the Proud Gannet?");
    EXPECT_THAT(answer.text, HasSubstr("88000"));
    EXPECT_THAT(answer.text, HasSubstr("67000"));
    EXPECT_THAT(cells("Which of the two is newer?"), ElementsAre(":b4"));
}

TEST_F(Offline, AnswersBothHalvesOfAQuestion) {
    EXPECT_THAT(cells("What does the Grey Petrel cost, and how many berths does it have?"),
                ElementsAre("88000", "6"));
}

TEST_F(Offline, DescribesFromPassagesWithCitations) {
    const Answer answer = ask("Tell me about the Swift Heron");
    EXPECT_THAT(answer.text, HasSubstr("warm cabin"));
    EXPECT_THAT(answer.text, HasSubstr("[1]"));
    EXPECT_EQ(answer.result.kind, "text");
    EXPECT_THAT(ask("Is there any boat for beginners?").text, HasSubstr("Little Tern"));
}

TEST_F(Offline, FindsWhatOnlyADocumentSays) {
    const Answer answer = ask("How many layers of lacquer are on the hull of the Grey Petrel?");
    EXPECT_THAT(answer.text, HasSubstr("7 layers"));
    EXPECT_TRUE(std::ranges::any_of(
        answer.sources, [](const Source& source) { return source.kind == "document"; }));
}

TEST_F(Offline, SaysWhatItCouldNotPlace) {
    const Answer answer = ask("What is the unemployment rate of Atlantis?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(answer.text, HasSubstr("unemployment"));
    EXPECT_THAT(ask("Which boats are longer than 50 m?").result.rows, IsEmpty());
    const Answer unknown = ask("Which boats are louder than 5 dB?");
    EXPECT_THAT(unknown.result.rows, IsEmpty());
    EXPECT_THAT(unknown.text, HasSubstr("louder"));
}

TEST_F(Offline, ReadsGermanQuestionsToo) {
    EXPECT_THAT(cells("Wie lang ist die Grey Petrel?"), ElementsAre("12.2"));
    EXPECT_THAT(cells("Und wie teuer?"), ElementsAre("88000"));
}

TEST_F(Offline, TellsItsReadingInTheTrace) {
    ask("Which boats are longer than 10 m?");
    const auto reading = std::ranges::find_if(
        m_events, [](const nlohmann::json& event) { return event.at("kind") == "reading"; });
    ASSERT_NE(reading, m_events.end());
    EXPECT_EQ(reading->at("target"), "boat");
    EXPECT_EQ(reading->at("filters").size(), 1U);
    EXPECT_EQ(m_events.front().at("kind"), "run_started");
    EXPECT_EQ(m_events.back().at("kind"), "answer_finished");
}

}  // namespace
}  // namespace tripletalk::answering
