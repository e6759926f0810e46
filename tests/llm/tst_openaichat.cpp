// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelfixture.h"
#include "llm/openaichat.h"

#include <atomic>
#include <thread>

using namespace tripletalk;
using namespace tripletalk::llm;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using Kind = ChatEvent::Kind;

namespace {

TEST(OpenAiChat, StreamsAnAnswerAndCountsIt) {
    ModelFixture f({{.match = "capital", .content = "Rome, of course.", .thinking = "Easy one."}});
    f.access.openAiKey = "sk-secret";
    const auto reply = f.ask("openai:gpt-x", question("The capital of Italy?"));
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->content, "Rome, of course.");
    EXPECT_EQ(reply->thinking, "Easy one.");
    EXPECT_GT(reply->usage.promptTokens, 0);
    EXPECT_GT(reply->usage.completionTokens, 0);
    EXPECT_EQ(f.told(Kind::Delta), "Rome, of course.");
    const auto asked = f.server.requests().at(0);
    EXPECT_EQ(asked.path, "/v1/chat/completions");
    EXPECT_EQ(asked.headers.at("authorization"), "Bearer sk-secret");
    EXPECT_EQ(asked.body["stream_options"]["include_usage"], true);
}

TEST(OpenAiChat, CallsToolsAndSendsTheirResultsBack) {
    ModelFixture f(
        {{.toolCalls = {{{"name", "sql"}, {"arguments", {{"query", "SELECT a, b FROM t"}}}},
                        {{"name", "search"}, {"arguments", "{\"text\": half"}}}}});
    auto request = question("count");
    request.tools = {{"sql", "Runs SQL.", {{"type", "object"}}}};
    request.messages.push_back(
        {Message::Role::Assistant, "", {{"c", "sql", {{"query", "SELECT 0"}}}}});
    request.messages.push_back({Message::Role::Tool, "0", {}, "c"});
    const auto reply = f.ask("openai:m", request);
    ASSERT_TRUE(reply) << reply.error().toText();
    ASSERT_EQ(reply->toolCalls.size(), 2U);
    EXPECT_EQ(reply->toolCalls[0].arguments, json({{"query", "SELECT a, b FROM t"}}));
    EXPECT_EQ(reply->toolCalls[1].arguments, json({{"_malformed", "{\"text\": half"}}));
    EXPECT_EQ(reply->toolCalls[1].written, "{\"text\": half");
    const json messages = f.server.requests().at(0).body["messages"];
    EXPECT_EQ(messages[2]["tool_calls"][0]["function"]["arguments"], "{\"query\":\"SELECT 0\"}");
    EXPECT_EQ(messages[3]["tool_call_id"], "c");
}

TEST(OpenAiChat, ConstrainsTheReplyBySchema) {
    ModelFixture f({{.content = "{}"}});
    auto request = question("x");
    request.jsonSchema = {{"type", "object"}, {"properties", {{"a", {{"type", "string"}}}}}};
    ASSERT_TRUE(f.ask("openai:m", request));
    const json format = f.server.requests().at(0).body["response_format"];
    EXPECT_EQ(format["type"], "json_schema");
    EXPECT_EQ(format["json_schema"]["schema"], json(request.jsonSchema));
    EXPECT_EQ(format["json_schema"]["strict"], false);
}

TEST(OpenAiChat, DropsWhatAModelRefusesAndRemembersIt) {
    ModelFixture f(
        {{.content = "fine", .refuse = {"temperature", "max_tokens", "stream_options"}}});
    const auto first = f.ask("openai:o", question("x"));
    ASSERT_TRUE(first) << first.error().toText();
    EXPECT_EQ(first->content, "fine");
    EXPECT_EQ(first->usage.calls, 4);
    EXPECT_THAT(f.told(Kind::Notice), HasSubstr("temperature"));
    const json last = f.server.requests().back().body;
    EXPECT_FALSE(last.contains("temperature"));
    EXPECT_TRUE(last.contains("max_completion_tokens"));

    const auto second = f.ask("openai:o", question("x"));
    ASSERT_TRUE(second);
    EXPECT_EQ(second->usage.calls, 1) << "a new model object of the same access remembers";
    const auto other = f.ask("openai:p", question("x"));
    ASSERT_TRUE(other);
    EXPECT_EQ(other->usage.calls, 4) << "another model has to be asked";
}

TEST(OpenAiChat, WaitsAndTriesAgainWhenTheServerIsBusy) {
    ModelFixture f({{.times = 1, .content = "slow down", .status = 429, .retryAfter = "0"},
                    {.content = "fine"}});
    const auto reply = f.ask("openai:m", question("x"));
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->content, "fine");
    EXPECT_EQ(f.server.requests().size(), 2U);
}

TEST(OpenAiChat, NeverShowsTheKey) {
    ModelFixture f({{.match = "status", .content = "bad key sk-secret", .status = 400},
                    {.raw = "data: {\"error\": {\"message\": \"bad key sk-secret\"}}\n\n"}});
    f.access.openAiKey = "sk-secret";
    for (const char* text : {"status", "stream"}) {
        const auto reply = f.ask("openai:m", question(text));
        ASSERT_FALSE(reply);
        EXPECT_THAT(reply.error().toText(), Not(HasSubstr("sk-secret")));
    }
}

TEST(OpenAiChat, DoesNotFollowARedirectWithAKey) {
    tests::ModelServer elsewhere({{.content = "got your key"}});
    ModelFixture f({{.redirect = elsewhere.openAiUrl() + "/chat/completions"}});
    f.access.openAiKey = "sk-secret";
    ASSERT_FALSE(f.ask("openai:m", question("x")));
    EXPECT_TRUE(elsewhere.requests().empty());
}

TEST(OpenAiChat, DoesWithoutTokenCounts) {
    ModelFixture f({{.content = "fine", .usage = false}});
    const auto reply = f.ask("openai:m", question(std::string(40'000, 'x')));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->usage.promptTokens, 0);
    EXPECT_FALSE(reply->promptTruncated);
}

TEST(OpenAiChat, ServesManyThreadsWithOneObject) {
    ModelFixture f({{.content = "fine", .refuse = {"temperature"}}});
    const auto model = makeChatModel("openai:m", f.access, f.client);
    ASSERT_TRUE(model);
    std::vector<std::thread> threads;
    std::atomic<int> good = 0;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            const auto reply = (*model)->complete(question("x"), {}, {});
            if (reply && reply->content == "fine") ++good;
        });
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(good, 8);
}

TEST(StrictSchema, NeedsEveryObjectClosedAndComplete) {
    const json closed = {{"type", "object"},
                         {"properties", {{"a", {{"type", "string"}}}}},
                         {"required", {"a"}},
                         {"additionalProperties", false}};
    EXPECT_TRUE(isStrictSchema(closed));
    json open = closed;
    open.erase("additionalProperties");
    EXPECT_FALSE(isStrictSchema(open));
    json optional = closed;
    optional["required"] = json::array();
    EXPECT_FALSE(isStrictSchema(optional));
    json nested = closed;
    nested["properties"]["a"] = {{"type", "array"}, {"items", open}};
    EXPECT_FALSE(isStrictSchema(nested));
    nested["properties"]["a"] = {{"type", "array"}, {"items", closed}};
    EXPECT_TRUE(isStrictSchema(nested));
}

}  // namespace
