// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelfixture.h"

using namespace std::chrono_literals;
using namespace tripletalk;
using namespace tripletalk::llm;
using nlohmann::json;
using testing::HasSubstr;
using Kind = ChatEvent::Kind;

namespace {

TEST(OllamaChat, StreamsAnAnswerAndCountsIt) {
    ModelFixture f({{.match = "capital", .content = "Rome, of course.", .thinking = "Easy one."}});
    const auto reply = f.ask("ollama:llama3.2", question("The capital of Italy?"));
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->content, "Rome, of course.");
    EXPECT_EQ(reply->thinking, "Easy one.");
    EXPECT_EQ(reply->model, "llama3.2");
    EXPECT_GT(reply->usage.promptTokens, 0);
    EXPECT_EQ(reply->usage.calls, 1);
    EXPECT_FALSE(reply->promptTruncated);
    EXPECT_EQ(f.told(Kind::Delta), "Rome, of course.");
    EXPECT_EQ(f.told(Kind::Thinking), "Easy one.");
    EXPECT_EQ(f.told(Kind::Notice), "");
}

TEST(OllamaChat, SendsTheWindowWithEveryCall) {
    ModelFixture f({{.content = "{}"}});
    auto request = question("x");
    request.contextTokens = 8192;
    request.maxTokens = 77;
    request.jsonSchema = {{"type", "object"}};
    ASSERT_TRUE(f.ask("ollama:m", request));
    const json body = f.server.requests().at(0).body;
    EXPECT_EQ(body["options"]["num_ctx"], 8192);
    EXPECT_EQ(body["options"]["num_predict"], 77);
    EXPECT_EQ(body["options"]["temperature"], 0.0);
    EXPECT_EQ(body["format"], json({{"type", "object"}}));
    EXPECT_TRUE(body.contains("keep_alive"));
    EXPECT_FALSE(body.contains("tools"));
}

TEST(OllamaChat, CallsToolsAndSendsTheirResultsBack) {
    ModelFixture f({{.toolCalls = {{{"name", "sql"}, {"arguments", {{"query", "SELECT 1"}}}}}}});
    auto request = question("count");
    request.tools = {{"sql", "Runs SQL.", {{"type", "object"}}}};
    request.messages.push_back(
        {Message::Role::Assistant, "", {{"call_1", "sql", {{"query", "SELECT 0"}}}}});
    request.messages.push_back({Message::Role::Tool, "0", {}, "call_1"});
    const auto reply = f.ask("ollama:m", request);
    ASSERT_TRUE(reply) << reply.error().toText();
    ASSERT_EQ(reply->toolCalls.size(), 1U);
    EXPECT_EQ(reply->toolCalls[0].name, "sql");
    EXPECT_EQ(reply->toolCalls[0].id, "call_2");
    EXPECT_EQ(reply->toolCalls[0].arguments, json({{"query", "SELECT 1"}}));
    EXPECT_EQ(reply->toolCalls[0].written, R"({"query":"SELECT 1"})");
    const json messages = f.server.requests().at(0).body["messages"];
    EXPECT_EQ(messages[2]["tool_calls"][0]["function"]["arguments"], json({{"query", "SELECT 0"}}));
    EXPECT_EQ(messages[3]["tool_name"], "sql");
}

TEST(OllamaChat, SaysThatThePromptWasCut) {
    ModelFixture f({{.content = "ok", .promptTokens = 2048}});
    const auto reply = f.ask("ollama:m", question(std::string(40'000, 'x')));
    ASSERT_TRUE(reply);
    EXPECT_TRUE(reply->promptTruncated);
    EXPECT_THAT(f.told(Kind::Notice), HasSubstr("only 2048 of about"));
}

TEST(OllamaChat, SaysThatTheModelIsBeingLoaded) {
    ModelFixture f({{.content = "ok", .delayMs = 300}});
    f.access.loadingAfter = 10ms;
    ASSERT_TRUE(f.ask("ollama:m", question("x")));
    EXPECT_THAT(f.told(Kind::Loading), HasSubstr("being loaded"));
}

TEST(OllamaChat, SaysThatALoadedModelIsReading) {
    ModelFixture f({{.content = "ok", .delayMs = 300}});
    f.server.setLoadedModels({"m:latest"});
    f.access.loadingAfter = 10ms;
    ASSERT_TRUE(f.ask("ollama:m", question("x")));
    EXPECT_THAT(f.told(Kind::Loading), HasSubstr("is reading"));
}

TEST(OllamaChat, DoesWithoutToolsWhereTheModelHasNone) {
    ModelFixture f({{.content = "prose", .refuse = {"tools"}}});
    auto request = question("x");
    request.tools = {{"sql", "Runs SQL.", {{"type", "object"}}}};
    const auto model = makeChatModel("ollama:m", f.access, f.client);
    ASSERT_TRUE(model);
    EXPECT_TRUE((*model)->hasTools());
    const auto reply = (*model)->complete(request, {}, {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->content, "prose");
    EXPECT_EQ(reply->usage.calls, 2);
    EXPECT_FALSE((*model)->hasTools());
}

TEST(OllamaChat, TellsOfAnotherModelThanTheOneAskedFor) {
    ModelFixture f({{.content = "ok", .model = "tiny"}});
    const auto reply = f.ask("ollama:large", question("x"));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->model, "tiny");
    EXPECT_THAT(f.told(Kind::Notice), HasSubstr("tiny instead of large"));
}

TEST(OllamaChat, StopsWhenItIsCancelledInTheMiddle) {
    ModelFixture f({{.content = "one two three four", .silentAfterChunks = 2}});
    const CancelToken cancel;
    const auto model = makeChatModel("ollama:m", f.access, f.client);
    ASSERT_TRUE(model);
    const auto begin = std::chrono::steady_clock::now();
    const auto reply = (*model)->complete(
        question("x"), [&](const ChatEvent&) { cancel.cancel(); }, cancel);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Cancelled);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
    EXPECT_TRUE(f.server.waitForHangUps(1));
}

struct Fault {
    const char* name;
    tests::Rule rule;
    ErrorKind kind;
};

class ChatFault : public testing::TestWithParam<Fault> {};

TEST_P(ChatFault, IsOneClearErrorInBothProtocols) {
    for (const char* spec : {"ollama:m", "openai:m"}) {
        ModelFixture f({GetParam().rule});
        f.access.deadlines.silence = 100ms;
        const auto reply = f.ask(spec, question("x"));
        ASSERT_FALSE(reply) << spec;
        EXPECT_EQ(reply.error().kind, GetParam().kind) << spec << ": " << reply.error().toText();
        EXPECT_FALSE(reply.error().message.empty());
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, ChatFault,
    testing::Values(
        Fault{"NotFound", {.content = "no such model", .status = 404}, ErrorKind::Server},
        Fault{"ServerError", {.content = "broken", .status = 400}, ErrorKind::Server},
        Fault{"Malformed", {.content = "one two", .malformed = true}, ErrorKind::Model},
        Fault{"Truncated",
              {.content = "one two three", .truncateAfterChunks = 2},
              ErrorKind::Network},
        Fault{"Half", {.content = "one two three", .half = true}, ErrorKind::Network},
        Fault{"Dropped", {.dropped = true}, ErrorKind::Network},
        Fault{"Silent", {.content = "one two three", .silentAfterChunks = 2}, ErrorKind::Timeout},
        Fault{"Empty", {.content = ""}, ErrorKind::Model},
        Fault{"EmptyBody", {.raw = ""}, ErrorKind::Model},
        Fault{"NotAModelServer", {.raw = "<html>It works!</html>"}, ErrorKind::Model}),
    [](const auto& fault) { return std::string(fault.param.name); });

}  // namespace
