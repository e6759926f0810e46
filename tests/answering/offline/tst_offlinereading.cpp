// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/harbours.h"
#include "answering/offline/readingjson.h"
#include "answering/reading/termjson.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

using OfflineReading = Offline;

TEST_F(OfflineReading, IsReadBackWhole) {
    const auto base = knowledge::KnowledgeBase::open(s_folder / "kb");
    ASSERT_TRUE(base.ok());
    const SchemaGraph graph(base->schema());
    const language::Wording& wording = language::Wording::forTag("en");
    for (const char* question :
         {"Which boats are longer than 10 m?", "Which skipper sails the most boats?",
          "What is the average price of ketches per harbour?", "Is the Little Tern a ketch?",
          "Which boats were built between 2010 and 2016?", "Tell me about the Swift Heron",
          "Which boats are cheaper than the Grey Petrel?", "Who sails the Swift Heron?",
          "How much longer is the Grey Petrel than the Little Tern?"}) {
        ask(question);
        if (answering::reading::isTold(reading())) continue;  // read by the reader: tst_termjson
        const auto read = offline::readingFromJson(reading(), graph);
        ASSERT_TRUE(read.ok()) << read.error().toText();
        json told = reading();
        for (const char* frame : {"v", "run", "seq", "t_ms", "kind"}) told.erase(frame);
        EXPECT_EQ(offline::toJson(*read, graph, wording), told) << question;
    }
}

TEST_F(OfflineReading, GivesTheSameAnswerAgain) {
    for (const char* question :
         {"Which boats are longer than 10 m?", "Which skipper sails the most boats?",
          "What is the average price of ketches?", "Who sails the Swift Heron?"}) {
        const auto first = cells(question);
        const json told = reading();
        EXPECT_THAT(cells(question, told), testing::ElementsAreArray(first)) << question;
        EXPECT_EQ(m_events.front().at("about"), told.at("run"));
    }
}

TEST_F(OfflineReading, IsAnsweredAsChanged) {
    ask("Which boats are longer than 10 m?");
    json changed = reading();
    changed["filters"][0]["values"][0]["number"] = 8;
    EXPECT_THAT(cells("Which boats are longer than 10 m?", changed),
                UnorderedElementsAre(":b1", ":b2", ":b4"));
    EXPECT_EQ(reading().at("text"), "boat with length more than 8 m");
    // The conversation goes on from the changed reading.
    EXPECT_THAT(cells("How many of these are ketches?"), ElementsAre("2"));
    EXPECT_THAT(cells("Which of these is the cheapest?"), ElementsAre(":b4"));
}

TEST_F(OfflineReading, IsGoneOnFromAsItWasChanged) {
    ask("Which boats are ketches?");
    json changed = reading();
    ASSERT_TRUE(answering::reading::isTold(changed));
    changed["filters"][0]["values"][0] = {{"value", "Sloop"}, {"shown", "Sloop"}};
    EXPECT_THAT(cells("Which boats are ketches?", changed), UnorderedElementsAre(":b1", ":b3"));
    EXPECT_THAT(cells("And those from Port Anemone?"), ElementsAre(":b1"));
    EXPECT_THAT(cells("And those from Port Bluebell?"), ElementsAre(":b3"));
}

TEST(OfflineChoices, AreWhatElseAMentionCouldBe) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Lake a rdfs:Class ; rdfs:label "Lake" . :Village a rdfs:Class ; rdfs:label "Village" .
:l1 a :Lake ; rdfs:label "Bluewater" ; :depth 4 . :l2 a :Lake ; rdfs:label "Grimsee" ; :depth 40 .
:v1 a :Village ; rdfs:label "Bluewater" ; :height 310 ; :lake :l2 .
:v2 a :Village ; rdfs:label "Oakham" ; :height 290 ; :lake :l1 .
)");
    std::vector<json> events;
    OfflineStrategy strategy(nullptr);
    const auto asked = [&](const json& reading) {
        events.clear();
        return ask(strategy, {"What is the height of Bluewater?", {}, {base}, reading},
                   [&](const Event& event) { events.push_back(toJson(event)); }, {});
    };
    EXPECT_EQ(asked({}).result.rows.at(0).at(0).text, "310");
    const auto told = *std::ranges::find(
        events, "reading", [](const json& event) { return event.at("kind").get<std::string>(); });
    const json& filter = told.at("filters").at(0);
    EXPECT_EQ(filter.at("mention"), "Bluewater");
    ASSERT_EQ(filter.at("alternatives").size(), 1U) << filter.dump(1);
    EXPECT_EQ(filter.at("alternatives")[0].at("text"), "Bluewater");
    EXPECT_EQ(filter.at("alternatives")[0].at("detail"), "lake, l1");
    // An alternative's members replace those of its part.
    json changed = told;
    changed["filters"][0].update(filter.at("alternatives")[0]);
    EXPECT_EQ(asked(changed).result.rows.at(0).at(0).text, "290");
}

TEST_F(OfflineReading, IsRefusedIfItDoesNotFitTheBase) {
    for (const json& wrong :
         {json{{"target", "sqlite_master"}}, json{{"target", 3}}, json::object(),
          json{{"target", "boat"},
               {"select", {{{"table", "boat"}, {"column", "price\" FROM x --"}}}}},
          json{{"target", "boat"},
               {"filters", {{{"table", "boat"}, {"column", "price"}, {"op", "; DROP"}}}}}}) {
        const Answer answer = ask("?", wrong);
        EXPECT_EQ(answer.status, AnswerStatus::Failed) << wrong.dump();
        ASSERT_TRUE(answer.error);
        EXPECT_EQ(answer.error->kind, ErrorKind::Usage);
    }
}

TEST_F(OfflineReading, ReadsDates) {
    EXPECT_THAT(cells("Which boats were built before 2011?"), ElementsAre(":b3"));
    EXPECT_THAT(cells("Which boats were built since June 2016?"), ElementsAre(":b4"));
    EXPECT_THAT(cells("Which boats were built between 2010 and May 2016?"),
                UnorderedElementsAre(":b1", ":b2"));
    EXPECT_THAT(cells("Which boats were built after 1 May 2016?"), ElementsAre(":b4"));
}

}  // namespace
}  // namespace tripletalk::answering
