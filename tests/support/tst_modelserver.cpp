// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/modelprotocol.h"
#include "support/modelscript.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using nlohmann::json;
using testing::HasSubstr;

namespace {

TEST(ModelScript, ReadsOneRuleALine) {
    const auto rules = tests::readScript(
        R"({"match": "weather", "on": "last", "times": 2, "tool_calls": [{"name": "look"}]}

{"status": 429, "retry_after": "3", "content": "slow down"}
{"content": "anything else", "truncate_stream_after_chunks": 4, "refuse": ["tools"], "raw": "x"})");
    ASSERT_TRUE(rules) << rules.error().toText();
    ASSERT_EQ(rules->size(), 3U);
    EXPECT_EQ((*rules)[0].on, tests::Rule::On::Last);
    EXPECT_EQ((*rules)[0].times, 2);
    EXPECT_EQ((*rules)[0].toolCalls[0]["name"], "look");
    EXPECT_EQ((*rules)[1].status, 429);
    EXPECT_EQ((*rules)[1].retryAfter, "3");
    EXPECT_EQ((*rules)[2].truncateAfterChunks, 4);
    EXPECT_EQ((*rules)[2].raw, "x");
}

TEST(ModelScript, NamesTheLineThatIsWrong) {
    for (const char* line :
         {R"({"contents": "x"})", "{", R"({"times": "often"})", R"({"on": "nowhere"})"}) {
        const auto rules = tests::readScript(std::string("{\"content\": \"fine\"}\n") + line);
        ASSERT_FALSE(rules) << line;
        EXPECT_EQ(rules.error().place->line, 2) << line;
    }
}

TEST(ModelProtocol, StreamsOnlyWhereItIsAsked) {
    const tests::Rule rule{.content = "a b"};
    const json whole = {{"model", "m"}, {"messages", json::array()}, {"stream", false}};
    EXPECT_EQ(json::parse(tests::chatAnswer(tests::Protocol::Ollama, whole, rule)
                              .chunks.at(0))["message"]["content"],
              "a b");
    EXPECT_TRUE(tests::chatAnswer(tests::Protocol::Ollama, {{"model", "m"}}, rule).stream);
    EXPECT_FALSE(tests::chatAnswer(tests::Protocol::OpenAi, {{"model", "m"}}, rule).stream);
}

TEST(ModelProtocol, ShapesErrorsAsTheProtocolDoes) {
    EXPECT_EQ(json::parse(tests::errorBody(tests::Protocol::Ollama, "no"))["error"], "no");
    EXPECT_EQ(json::parse(tests::errorBody(tests::Protocol::OpenAi, "no"))["error"]["message"],
              "no");
}

}  // namespace
