// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/runrecord.h"
#include "app/world.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using app::RunRecord;
using nlohmann::json;
using testing::ElementsAre;

namespace {

RunRecord told(const std::string& question) {
    RunRecord record;
    const CancelToken cancel;
    cancel.cancel();
    answering::Trace trace("run", [&](const answering::Event& event) { record.add(event); });
    app::test::Scripted().answer({question, {}, {}}, trace, cancel);
    return record;
}

TEST(RunRecord, TellsWhatWasDoneWithDurationsAndTokens) {
    const RunRecord record = told("How many?");
    std::vector<std::string> kinds;
    for (const auto& step : record.timeline()) kinds.push_back(step.kind);
    EXPECT_THAT(kinds, ElementsAre("model", "sql", "result"));
    EXPECT_EQ(record.timeline()[0].tokens, 15);
    EXPECT_DOUBLE_EQ(record.timeline()[1].ms, 3);
    EXPECT_EQ(record.timeline()[1].found, 3);
    EXPECT_EQ(record.round(), 1);
    EXPECT_TRUE(record.ended());
}

TEST(RunRecord, TellsWhatAModelReadsAndHowFastItWrites) {
    RunRecord record;
    EXPECT_FALSE(record.modelWork());
    record.add({.ms = 100,
                .body = answering::ModelAsked{
                    .call = 1, .messages = {{"system", std::string(700, 'a')}, {"user", "Why?"}}}});
    ASSERT_TRUE(record.modelWork());
    EXPECT_NEAR(static_cast<double>(record.modelWork()->reads), 202, 5);
    EXPECT_EQ(record.modelWork()->perSecond, 0) << "it reads yet";
    const std::string piece(35, 'b');  // about 10 tokens
    record.add({.ms = 1000, .body = answering::ModelDelta{.call = 1, .text = piece}});
    record.add({.ms = 1200, .body = answering::ModelDelta{.call = 1, .text = piece}});
    EXPECT_EQ(record.modelWork()->perSecond, 0) << "too early to mean something";
    record.add({.ms = 2000, .body = answering::ModelDelta{.call = 1, .text = piece}});
    EXPECT_NEAR(record.modelWork()->perSecond, 20, 2);
    record.add({.ms = 2100, .body = answering::ModelAnswered{.call = 1}});
    EXPECT_FALSE(record.modelWork()) << "it has answered";
}

TEST(RunRecord, ShowsWhatTheChecksOfAQueryFound) {
    RunRecord record;
    record.add({.body = answering::Checked{1, {"Two tie.", "One is empty."}}});
    ASSERT_EQ(record.timeline().size(), 1U);
    EXPECT_EQ(record.timeline()[0].kind, "check");
    EXPECT_EQ(record.timeline()[0].detail.text(), "Two tie. One is empty.");
    record.add({.body = answering::Checked{1, {}}});
    EXPECT_EQ(record.timeline().size(), 1U) << "nothing was found";
}

TEST(RunRecord, TellsWhichPartOfTheGraphWasChosen) {
    RunRecord record;
    answering::SubgraphChosen chosen{.read = 30, .described = 4};
    record.add({.body = chosen});
    chosen.matches = {{"snow", "thing", "http://x/s", "Snow"},
                      {"who", "class", "http://x/p", "Person"}};
    chosen.facts.resize(2);
    chosen.tree.resize(3);
    record.add({.body = chosen});
    ASSERT_EQ(record.timeline().size(), 2U);
    EXPECT_EQ(record.timeline()[1].kind, "subgraph");
    EXPECT_EQ(record.timeline()[0].detail.text(),
              "Nothing in the question was found by its name. 30 facts about 4 things were looked "
              "at; 0 fit the question, and 0 join what it names.");
    EXPECT_EQ(record.timeline()[1].detail.text(),
              "The question names Snow, Person. 30 facts about 4 things were looked at; 2 fit the "
              "question, and 3 join what it names.");
}

TEST(RunRecord, KeepsTheExactPromptAndTheRawReply) {
    const RunRecord record = told("How many?");
    ASSERT_EQ(record.prompts().size(), 1u);
    const auto& prompt = record.prompts().front();
    EXPECT_EQ(prompt.messages[1].content, "How many?");
    EXPECT_EQ(prompt.reply, "SELECT label, mass FROM robot");
    EXPECT_EQ(prompt.promptTokens, 10);
    EXPECT_FALSE(prompt.running);
}

TEST(RunRecord, ShowsToolCallsAsTheModelWroteThem) {
    RunRecord record;
    record.add({.body = answering::ModelAsked{
                    .call = 1,
                    .messages = {{"assistant", "", {{"c", "sql", "{\"query\":  1}"}}, ""},
                                 {"tool", "1 row", {}, "c"}}}});
    record.add({.body = answering::ModelAnswered{.call = 1,
                                                 .content = "Let me see.",
                                                 .toolCalls = {{"d", "sql", "{\"query\": half"}}}});
    const auto& prompt = record.prompts().front();
    EXPECT_EQ(prompt.messages[0].content, "sql {\"query\":  1}");
    EXPECT_EQ(prompt.messages[1].content, "1 row");
    EXPECT_EQ(prompt.reply, "Let me see.\nsql {\"query\": half");
}

TEST(RunRecord, EndsOpenStepsWhenTheRunIsStopped) {
    const RunRecord record = told("slow");
    EXPECT_EQ(record.answer().status, answering::AnswerStatus::Cancelled);
    EXPECT_EQ(record.answer().text, "Half a sentence");
    for (const auto& step : record.timeline()) EXPECT_FALSE(step.running) << step.kind;
    EXPECT_EQ(record.timeline().back().kind, "cancelled");
}

TEST(RunRecord, SaysWhatIsHappeningNow) {
    RunRecord record;
    EXPECT_EQ(record.activity(), "");
    record.add({.body = answering::ModelAsked{.call = 1, .purpose = "selection"}});
    EXPECT_EQ(record.activity(), "selection");
    record.add({.body = answering::ModelAnswered{.call = 1}});
    record.add({.body = answering::ToolCalled{2, "search", 2, "x"}});
    EXPECT_EQ(record.activity(), "search");
    EXPECT_EQ(record.round(), 2);
    record.add({.body = answering::AnswerDelta{"A"}});
    EXPECT_EQ(record.activity(), "answer");
}

TEST(RunRecord, ShowsAFailedToolAndAFailedRun) {
    RunRecord record;
    const Error error{ErrorKind::Syntax, Sentence::verbatim("No such column."), "mas"};
    record.add({.body = answering::ToolCalled{1, "sql", 1, "SELECT mas"}});
    record.add({.body = answering::ToolReturned{.call = 1, .tool = "sql", .error = error}});
    EXPECT_EQ(record.timeline().front().error.text(), "No such column.\nmas");
    record.add({.body = answering::RunFailed{error}});
    EXPECT_EQ(record.timeline().back().kind, "failed");
    EXPECT_EQ(record.answer().error->message.text(), "No such column.");
}

TEST(RunRecord, ShowsWhatAnAgentLookedUpAndWhatItWasTold) {
    RunRecord record;
    record.add({.body = answering::ToolCalled{1, "search_entity", 1, "port"}});
    EXPECT_EQ(record.activity(), "search_entity");
    record.add({.body = answering::ToolReturned{
                    .call = 1, .tool = "search_entity", .text = "1. Port Anemone"}});
    record.add({.body = answering::ToolCalled{2, "execute", 2, "ASK {}"}});
    record.add({.body = answering::ToolReturned{.call = 2,
                                                .tool = "execute",
                                                .numbers = {1},
                                                .sources = {{.n = 1, .kind = "sparql"}},
                                                .text = "Source [1]: true"}});
    const auto& found = record.timeline().at(0);
    EXPECT_EQ(found.detail.text(), "port");
    EXPECT_EQ(found.told, "1. Port Anemone");
    EXPECT_EQ(found.found, -1) << "no passage is counted";
    const auto& ran = record.timeline().at(1);
    EXPECT_EQ(ran.language, "sparql");
    EXPECT_EQ(ran.told, "") << "rows are told by the source";
    EXPECT_EQ(ran.found, 0);
}

TEST(RunRecord, SurvivesEventsOfOtherShapes) {
    RunRecord record;
    for (const json& odd : {json(3), json::array(), json{{"kind", 7}},
                            json{{"kind", "model_asked"}, {"messages", "no"}},
                            json{{"kind", "reading"}, {"filters", {1, 2}}},
                            json{{"kind", "tool_returned"}, {"call", "x"}}})
        if (const auto event = answering::eventFromJson(odd)) record.add(*event);
    EXPECT_FALSE(record.ended());
}

TEST(RunRecord, TheReadingThatFindsRowsCountsElseTheBest) {
    const auto reading = [](const char* text) { return json{{"text", text}}; };
    const auto tells = [&](RunRecord& record, const char* text, bool enough) {
        record.add({.body = answering::ReadingTold{reading(text)}});
        record.add({.body = answering::Decided{1, enough, {}}});
    };
    RunRecord found;
    tells(found, "best", false);
    tells(found, "second", true);
    EXPECT_THAT(found.readings(), ElementsAre(reading("second")));
    RunRecord nothing;
    tells(nothing, "best", false);
    tells(nothing, "second", false);
    EXPECT_THAT(nothing.readings(), ElementsAre(reading("best")));
    RunRecord twoQuestions;
    tells(twoQuestions, "one", true);
    tells(twoQuestions, "other", true);
    EXPECT_THAT(twoQuestions.readings(), ElementsAre(reading("one"), reading("other")));
}

}  // namespace
