// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/ollamareply.h"
#include "llm/openaireply.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using namespace tripletalk::llm;
using nlohmann::json;
using testing::HasSubstr;

namespace {

template <typename Parser>
Result<ChatReply> parsed(const std::string& bytes, std::size_t at = 0,
                         const OnChatEvent& onEvent = {}) {
    Parser parser(onEvent, 1);
    for (const auto part :
         {std::string_view(bytes).substr(0, at), std::string_view(bytes).substr(at)})
        if (const auto fed = parser.feed(part); !fed) return fed.error();
    return parser.finish();
}

const std::string ollamaStream =
    R"({"model":"m:7b","message":{"role":"assistant","content":"","thinking":"hm "},"done":false})"
    "\n"
    R"({"model":"m:7b","message":{"content":"Rü"},"done":false})"
    "\n"
    R"({"model":"m:7b","message":{"content":"me"},"done":false})"
    "\n"
    R"({"model":"m:7b","message":{"content":"","tool_calls":[{"function":{"name":"look","arguments":{"x":1}}}]}})"
    "\n"
    R"({"model":"m:7b","message":{"content":""},"done":true,"done_reason":"stop","prompt_eval_count":26,"eval_count":5})"
    "\n";

TEST(OllamaReply, IsTheSameHoweverItsBytesAreSplit) {
    for (std::size_t at = 0; at <= ollamaStream.size(); ++at) {
        const auto reply = parsed<OllamaReply>(ollamaStream, at);
        ASSERT_TRUE(reply) << at << reply.error().toText();
        EXPECT_EQ(reply->content, "Rüme");
        EXPECT_EQ(reply->thinking, "hm");
        EXPECT_EQ(reply->model, "m:7b");
        EXPECT_EQ(reply->usage.promptTokens, 26);
        EXPECT_EQ(reply->usage.completionTokens, 5);
        ASSERT_EQ(reply->toolCalls.size(), 1U);
        EXPECT_EQ(reply->toolCalls[0].id, "call_1");
        EXPECT_EQ(reply->toolCalls[0].arguments, json({{"x", 1}}));
    }
}

TEST(OllamaReply, ReportsAnErrorInTheMiddle) {
    const auto reply =
        parsed<OllamaReply>("{\"message\":{\"content\":\"a\"}}\n{\"error\":\"out of memory\"}\n");
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Server);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("out of memory"));
}

/// Kept, shown and searched whole, 32 MB of text held up the window for minutes.
TEST(Replies, EndWhereAModelFindsNoEnd) {
    const std::string half(longestReplyText / 2, 'x');
    const std::string piece = R"({"message":{"content":")" + half + "\"}}\n";
    const auto ollama = parsed<OllamaReply>(piece + piece + piece);
    ASSERT_FALSE(ollama);
    EXPECT_EQ(ollama.error().kind, ErrorKind::Limit);
    const std::string event = R"(data: {"choices":[{"delta":{"reasoning":")" + half + "\"}}]}\n\n";
    const auto openAi = parsed<OpenAiReply>(event + event + event);
    ASSERT_FALSE(openAi);
    EXPECT_EQ(openAi.error().kind, ErrorKind::Limit);
}

TEST(OllamaReply, KnowsAReplyThatEndedAtItsLimit) {
    const auto reply =
        parsed<OllamaReply>(R"({"message":{"content":"a"},"done":true,"done_reason":"length"})");
    ASSERT_TRUE(reply);
    EXPECT_TRUE(reply->truncated);
}

TEST(OllamaReply, ReplacesBytesThatAreNoUtf8) {
    const auto reply = parsed<OllamaReply>("{\"message\":{\"content\":\"a\xFF\"},\"done\":true}");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->content, "a\uFFFD");
}

const std::string openAiStream =
    "data: "
    "{\"model\":\"g\",\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"},\"finish_"
    "reason\":null}]}\n\n"
    "data: "
    "{\"model\":\"g\",\"choices\":[{\"delta\":{\"reasoning_content\":\"hm\"}}],\"usage\":null}\n\n"
    "data: {\"model\":\"g\",\"choices\":[{\"delta\":{\"content\":\"Rü\"}}]}\r\n\r\n"
    ": keep-alive\n\n"
    "data: {\"model\":\"g\",\"choices\":[{\"delta\":{\"content\":\"me\"}}]}\n\n"
    "data: "
    "{\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"id\":\"c\",\"function\":{\"name\":"
    "\"look\",\"arguments\":\"{\\\"x\\\"\"}}]}}]}\n\n"
    "data: "
    "{\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\":1}\"}}]}"
    "}]}\n\n"
    "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"tool_calls\"}]}\n\n"
    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":26,\"completion_tokens\":5}}\n\n"
    "data: [DONE]\n\n";

TEST(OpenAiReply, IsTheSameHoweverItsBytesAreSplit) {
    for (std::size_t at = 0; at <= openAiStream.size(); ++at) {
        const auto reply = parsed<OpenAiReply>(openAiStream, at);
        ASSERT_TRUE(reply) << at << reply.error().toText();
        EXPECT_EQ(reply->content, "Rüme");
        EXPECT_EQ(reply->thinking, "hm");
        EXPECT_EQ(reply->model, "g");
        EXPECT_EQ(reply->usage.promptTokens, 26);
        EXPECT_EQ(reply->usage.completionTokens, 5);
        ASSERT_EQ(reply->toolCalls.size(), 1U);
        EXPECT_EQ(reply->toolCalls[0].arguments, json({{"x", 1}}));
    }
}

TEST(OpenAiReply, ReadsTheReplyOfAServerThatDoesNotStream) {
    const std::string whole = R"({
      "model": "g", "usage": {"prompt_tokens": 3, "completion_tokens": 1},
      "choices": [{"message": {"content": "Rome"}, "finish_reason": "length"}]})";
    for (std::size_t at = 0; at <= whole.size(); ++at) {
        const auto reply = parsed<OpenAiReply>(whole, at);
        ASSERT_TRUE(reply) << reply.error().toText();
        EXPECT_EQ(reply->content, "Rome");
        EXPECT_TRUE(reply->truncated);
        EXPECT_EQ(reply->usage.promptTokens, 3);
    }
}

TEST(OpenAiReply, ReportsAnErrorInTheMiddle) {
    const auto reply = parsed<OpenAiReply>("data: {\"error\":{\"message\":\"overloaded\"}}\n\n");
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Server);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("overloaded"));
}

TEST(OpenAiReply, IsNotCompleteWithoutAnEnd) {
    const auto reply =
        parsed<OpenAiReply>("data: {\"choices\":[{\"delta\":{\"content\":\"Ro\"}}]}\n\n");
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
}

TEST(Replies, ThatAreNotInTheProtocolAreErrors) {
    for (const char* bytes :
         {"", "<html>It works!</html>", "42\n", "data: 42\n\n", "{\"mess", "data: {\"mess\n\n",
          "{}", "[]", "data: {}\n\n", "{\"choices\": 7}", "{\"message\": [], \"done\": \"yes\"}"}) {
        EXPECT_EQ(parsed<OllamaReply>(bytes).error().kind, ErrorKind::Model) << bytes;
        EXPECT_EQ(parsed<OpenAiReply>(bytes).error().kind, ErrorKind::Model) << bytes;
    }
}

TEST(Replies, TellTextAndThinkingAsTheyCome) {
    std::string delta;
    std::string thinking;
    const auto listener = [&](const ChatEvent& event) {
        (event.kind == ChatEvent::Kind::Delta ? delta : thinking) += event.text;
    };
    ASSERT_TRUE(parsed<OllamaReply>(ollamaStream, 0, listener));
    ASSERT_TRUE(parsed<OpenAiReply>(openAiStream, 0, listener));
    EXPECT_EQ(delta, "RümeRüme");
    EXPECT_EQ(thinking, "hm hm");
}

TEST(Replies, KeepThinkTagsOutOfTheAnswer) {
    const auto reply = parsed<OllamaReply>(
        "{\"message\":{\"content\":\"<thi\"}}\n{\"message\":{\"content\":\"nk>hm</"
        "think>\\nRome\"},\"done\":true}\n");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->content, "Rome");
    EXPECT_EQ(reply->thinking, "hm");
}

TEST(Replies, ThatSayNothingAreErrors) {
    const auto silent = parsed<OllamaReply>(R"({"message":{"content":" "},"done":true})");
    ASSERT_FALSE(silent);
    EXPECT_THAT(silent.error().message.text(), HasSubstr("empty"));
    const auto musing = parsed<OllamaReply>(
        R"({"message":{"content":"<think>hm"},"done":true,"done_reason":"length"})");
    ASSERT_FALSE(musing);
    EXPECT_THAT(musing.error().message.text(), HasSubstr("used up its tokens"));
}

}  // namespace
