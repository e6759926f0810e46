// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerbuilder.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;

Source bridges() {
    return {1,
            "sql",
            "SELECT 1",
            {{"bridge", true}, {"length", false, "m"}},
            {{{"Old Bridge", "http://x/b1"}, {"120.5", "", "number"}}}};
}

TEST(AnswerBuilder, FoldsTheEventsOfARun) {
    AnswerResult result{"table", bridges().columns, bridges().rows, 1, true};
    AnswerBuilder builder;
    builder.add({.body = RunStarted{.question = "Which?", .strategy = "sql", .model = "m"}});
    builder.add({.body = Understood{"Which bridge?"}});
    builder.add({.body = ModelAnswered{.call = 1,
                                       .purpose = "selection",
                                       .round = 1,
                                       .ms = 4,
                                       .usage = ModelAnswered::Usage{10, 2}}});
    builder.add({.body = ToolReturned{2, "sql", 1, 2, {1}, {bridges()}}});
    builder.add({.body = ResultChosen{told(result, {bridges()})}});
    builder.add({.body = AnswerDelta{"The Old"}});
    EXPECT_FALSE(builder.ended());
    builder.add({.ms = 9,
                 .body = AnswerFinished{.status = AnswerStatus::Answered,
                                        .answer = "The Old Bridge [1]."}});
    ASSERT_TRUE(builder.ended());
    const Answer& answer = builder.answer();
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.text, "The Old Bridge [1].");
    EXPECT_EQ(answer.understoodAs, "Which bridge?");
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://x/b1");
    ASSERT_EQ(answer.sources.size(), 1U);
    EXPECT_EQ(answer.sources[0].columns[1].unit, "m");
    EXPECT_EQ(answer.steps.size(), 3U);
    EXPECT_EQ(answer.promptTokens, 10);
    EXPECT_EQ(answer.modelCalls, 1);
    EXPECT_EQ(answer.timingsMs.at("selection"), 4);
    EXPECT_EQ(answer.timingsMs.at("sql"), 2);
    EXPECT_EQ(answer.timingsMs.at("total"), 9);
}

TEST(AnswerBuilder, ReplacesWhatAModelWroteByWhatItWritesAnew) {
    AnswerBuilder builder;
    builder.add({.body = ModelAsked{.call = 1, .purpose = "answer"}});
    builder.add({.body = AnswerDelta{"The Old Bridge "}});
    builder.add({.body = AnswerDelta{"of 1900."}});
    builder.add({.body = ModelAsked{.call = 2, .purpose = "answer"}});
    EXPECT_EQ(builder.answer().text, "The Old Bridge of 1900.") << "until there is something else";
    builder.add({.body = AnswerDelta{"The Old "}});
    builder.add({.body = AnswerDelta{"Bridge."}});
    EXPECT_EQ(builder.answer().text, "The Old Bridge.");
}

TEST(AnswerBuilder, ReplacesASourceThatIsToldAgain) {
    Source better = bridges();
    better.score = 0.5;
    AnswerBuilder builder;
    for (const Source& source : {bridges(), better})
        builder.add({.body = ToolReturned{.tool = "sql", .sources = {source}}});
    ASSERT_EQ(builder.answer().sources.size(), 1U);
    EXPECT_EQ(builder.answer().sources[0].score, 0.5);
}

TEST(AnswerBuilder, TellsAFailureWithItsError) {
    AnswerBuilder builder;
    builder.add({.body = RunFailed{{ErrorKind::Network, Sentence::verbatim("Not reachable.")}}});
    builder.add({.body = AnswerFinished{.status = AnswerStatus::Answered}});
    EXPECT_EQ(builder.answer().status, AnswerStatus::Failed);
    EXPECT_EQ(builder.answer().error->kind, ErrorKind::Network);
    EXPECT_EQ(toJson(builder.answer())["status"], "failed");
}

TEST(AnswerBuilder, ReadsStoredEventsOfAnyShape) {
    const Answer answer = answerOf({{{"kind", "understood"}, {"text", 5}},
                                    {{"kind", 7}},
                                    {{"kind", "a kind of the future"}, {"x", 1}},
                                    json::array(),
                                    {{"kind", "tool_returned"}, {"sources", "none"}},
                                    {{"kind", "answer_delta"}, {"text", "A"}}});
    EXPECT_TRUE(answer.sources.empty());
    EXPECT_EQ(answer.text, "A");
    EXPECT_EQ(answer.status, AnswerStatus::Failed) << "it has no end";
}

TEST(AnswerJson, ReadsBackWhatItWrites) {
    Source source = bridges();
    source.error = Error{ErrorKind::Syntax, Sentence::verbatim("bad"), "near x"};
    EXPECT_EQ(toJson(sourceFromJson(toJson(source))), toJson(source));
    const AnswerResult result{"table", source.columns, source.rows, 1, false};
    EXPECT_EQ(toJson(resultFromJson(toJson(result))), toJson(result));
}

TEST(AnswerJson, ReadsAForeignFileWithoutComplaint) {
    const AnswerResult result = resultFromJson({{"rows", json::array({5, "x"})}, {"columns", 3}});
    EXPECT_EQ(result.kind, "none");
    EXPECT_TRUE(result.columns.empty());
    EXPECT_TRUE(resultFromJson("text").rows.empty());
}

}  // namespace
}  // namespace tripletalk::answering
