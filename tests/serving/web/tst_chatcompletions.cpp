// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "servedbases.h"
#include "support/guarded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using nlohmann::json;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using tests::HeardAnswer;
using tests::museumBase;
using tests::ServedBases;

namespace {

constexpr const char* chatPath = "/v1/chat/completions";

json userSays(const std::string& words) { return {{"role", "user"}, {"content", words}}; }
json assistantSaid(const std::string& words) { return {{"role", "assistant"}, {"content", words}}; }
json talk(const std::vector<json>& messages, const json& more = json::object()) {
    json body = {{"model", "test"}, {"messages", messages}};
    body.update(more);
    return body;
}

json choiceOf(const HeardAnswer& answer) {
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.json()["choices"][0];
}

/// The data of each event of a stream, comments left out.
std::vector<std::string> eventsOf(const std::string& body) {
    std::vector<std::string> events;
    for (std::size_t at = 0; at < body.size();) {
        const std::size_t end = body.find("\n\n", at);
        const std::string event = body.substr(at, end - at);
        if (event.starts_with("data: ")) events.push_back(event.substr(6));
        at = end == std::string::npos ? body.size() : end + 2;
    }
    return events;
}

/// The part of a text from one character, not byte, to another.
std::string characters(const std::string& text, int from, int to) {
    std::string part;
    int n = -1;
    for (const char c : text) {
        if ((c & 0xC0) != 0x80) ++n;
        if (n >= from && n < to) part += c;
    }
    return part;
}

}  // namespace

TEST(ChatCompletions, TellEachBaseAsAModel) {
    const ServedBases served({museumBase()});
    const auto models = served.get("/v1/models").json();
    EXPECT_EQ(models["object"], "list");
    ASSERT_EQ(models["data"].size(), 1U);
    EXPECT_EQ(models["data"][0]["id"], "test");
    EXPECT_EQ(models["data"][0]["object"], "model");
}

TEST(ChatCompletions, AnswerTheLastMessageWithItsSources) {
    const ServedBases served({museumBase()});
    const auto answer = served.post(chatPath, talk({userSays("Which artists?")}));
    const json choice = choiceOf(answer);
    EXPECT_EQ(choice["finish_reason"], "stop");
    EXPECT_EQ(choice["message"]["role"], "assistant");
    const auto content = choice["message"]["content"].get<std::string>();
    EXPECT_THAT(content,
                testing::StartsWith(
                    "Zwölf plus 0: Ana, Bo [1].\n\n---\n[1]: [SQL](http://localhost/answers/"));
    EXPECT_EQ(answer.json()["object"], "chat.completion");
    EXPECT_EQ(answer.json()["model"], "test");
    for (const char* member : {"prompt_tokens", "completion_tokens", "total_tokens"})
        EXPECT_TRUE(answer.json()["usage"][member].is_number_integer()) << member;
}

TEST(ChatCompletions, PointAtTheCitationByCharactersNotBytes) {
    const ServedBases served({museumBase()});
    const json message =
        choiceOf(served.post(chatPath, talk({userSays("Which artists?")})))["message"];
    ASSERT_EQ(message["annotations"].size(), 1U);
    const json citation = message["annotations"][0]["url_citation"];
    EXPECT_EQ(message["annotations"][0]["type"], "url_citation");
    EXPECT_EQ(characters(message["content"], citation["start_index"], citation["end_index"]),
              "[1]");
    const auto url = citation["url"].get<std::string>();
    ASSERT_THAT(url, testing::StartsWith("http://localhost/answers/"));
    const auto page = served.get(url.substr(16, url.find('#') - 16));
    EXPECT_EQ(page.status, 200);
    EXPECT_THAT(page.body, HasSubstr("SELECT id FROM artist"));
    EXPECT_THAT(page.body, HasSubstr("\"" + url.substr(url.find('#') + 1) + "\""));
}

TEST(ChatCompletions, GoOnFromWhatWasSaid) {
    const ServedBases served({museumBase()});
    const auto first =
        choiceOf(served.post(chatPath, talk({userSays("Which artists?")})))["message"]["content"];
    const json second =
        choiceOf(served.post(chatPath, talk({{{"role", "system"}, {"content", "Be brief."}},
                                             userSays("Which artists?"),
                                             assistantSaid(first),
                                             userSays("And works?")})));
    EXPECT_THAT(second["message"]["content"].get<std::string>(),
                testing::StartsWith("Zwölf plus 1:"));
}

TEST(ChatCompletions, KnowTheirOwnAnswerAgainInTheConversation) {
    tests::Guarded<std::vector<answering::Turn>> heard{{}};
    const ServedBases served({museumBase()}, tests::answersBy([&](const auto& question, auto& trace,
                                                                  const auto& cancel) {
                                 heard = question.history;
                                 tests::sayTheArtists(question, trace, cancel);
                             }));
    const auto first =
        choiceOf(served.post(chatPath, talk({userSays("Which artists?")})))["message"]["content"];
    choiceOf(served.post(chatPath, talk({userSays("Which artists?"), assistantSaid(first),
                                         userSays("And works?")})));
    const std::vector<answering::Turn> history = heard;
    ASSERT_EQ(history.size(), 1U);
    EXPECT_EQ(history.front().answer, "Zwölf plus 0: Ana, Bo [1].") << "without the links";
    EXPECT_EQ(history.front().sources.size(), 1U);
}

TEST(ChatCompletions, ReadMessagesOfParts) {
    const ServedBases served({museumBase()});
    const json parts = {
        {"role", "user"},
        {"content",
         {{{"type", "text"}, {"text", "Which"}}, {{"type", "text"}, {"text", "artists?"}}}}};
    EXPECT_EQ(served.post(chatPath, talk({parts})).status, 200);
}

TEST(ChatCompletions, StreamAnAnswerToItsEnd) {
    const ServedBases served({museumBase()});
    const json options = {{"stream", true}, {"stream_options", {{"include_usage", true}}}};
    const auto answer = served.post(chatPath, talk({userSays("Which artists?")}, options));
    EXPECT_THAT(answer.head, HasSubstr("Content-Type: text/event-stream"));
    const auto events = eventsOf(answer.body);
    ASSERT_EQ(events.size(), 5U);
    EXPECT_EQ(events.back(), "[DONE]");
    std::string content;
    json annotations, finish;
    for (std::size_t i = 0; i + 2 < events.size(); ++i) {
        const json chunk = json::parse(events[i]);
        EXPECT_EQ(chunk["object"], "chat.completion.chunk");
        EXPECT_EQ(chunk["id"], json::parse(events[0])["id"]);
        const json delta = chunk["choices"][0]["delta"];
        if (delta.contains("content")) content += delta["content"].get<std::string>();
        if (delta.contains("annotations")) annotations = delta["annotations"];
        finish = chunk["choices"][0]["finish_reason"];
    }
    EXPECT_EQ(json::parse(events[0])["choices"][0]["delta"]["role"], "assistant");
    EXPECT_THAT(content, testing::StartsWith("Zwölf plus 0: Ana, Bo [1].\n\n---\n[1]: "));
    EXPECT_EQ(characters(content, annotations[0]["url_citation"]["start_index"],
                         annotations[0]["url_citation"]["end_index"]),
              "[1]");
    EXPECT_EQ(finish, "stop");
    const json usage = json::parse(events[3]);
    EXPECT_TRUE(usage["choices"].empty());
    EXPECT_TRUE(usage["usage"]["total_tokens"].is_number_integer());
}

TEST(ChatCompletions, TellNoUsageInAStreamThatDoesNotAskForIt) {
    const ServedBases served({museumBase()});
    const auto events = eventsOf(
        served.post(chatPath, talk({userSays("Which artists?")}, {{"stream", true}})).body);
    ASSERT_EQ(events.size(), 4U);
    for (const std::string& event : events) EXPECT_THAT(event, Not(HasSubstr("usage")));
}

TEST(ChatCompletions, EndAStreamThatFails) {
    const ServedBases served(
        {museumBase()}, tests::answersBy([](const auto&, auto& trace, const auto&) {
            trace.fail({ErrorKind::Model, Sentence::verbatim("The model is asleep.")});
        }));
    const auto events =
        eventsOf(served.post(chatPath, talk({userSays("Which?")}, {{"stream", true}})).body);
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(json::parse(events[1])["error"]["message"], "The model is asleep.");
    EXPECT_EQ(events.back(), "[DONE]");
    const auto whole = served.post(chatPath, talk({userSays("Which?")}));
    EXPECT_EQ(whole.status, 502);
    EXPECT_EQ(whole.json()["error"]["message"], "The model is asleep.");
    EXPECT_EQ(whole.json()["error"]["type"], "server_error");
}

TEST(ChatCompletions, SayWhatIsWrongInOpenAisWords) {
    const ServedBases served({museumBase()});
    const auto refused = [&](const HeardAnswer& answer, int status) {
        EXPECT_EQ(answer.status, status) << answer.body;
        EXPECT_EQ(answer.json()["error"]["type"], "invalid_request_error");
        EXPECT_FALSE(answer.json()["error"]["message"].get<std::string>().empty());
    };
    refused(served.ask("POST", chatPath, {}, "no json"), 400);
    refused(served.ask("POST", chatPath, {}, "[]"), 400);
    refused(served.post(chatPath, {{"model", "other"}, {"messages", {userSays("Which?")}}}), 404);
    refused(served.post(chatPath, {{"model", "test"}}), 400);
    refused(served.post(chatPath, talk({})), 400);
    refused(served.post(chatPath, talk({userSays("Which?"), assistantSaid("That.")})), 400);
    refused(served.post(chatPath, talk({userSays("  ")})), 400);
    refused(served.post(chatPath, talk({1, "two", json::array(), nullptr, {{"role", 3}}})), 400);
    refused(served.get(chatPath), 405);
}

TEST(ChatCompletions, LetNoTitleLeadElsewhere) {
    const ServedBases served(
        {museumBase()}, tests::answersBy([](const auto&, auto& trace, const auto&) {
            answering::Source source{
                .n = 1, .kind = "passage", .text = "x", .iri = "http://example.org/a(b)"};
            source.title = "Snow](http://evil.example) [\n<img src=x>";
            trace.emit(
                answering::ToolReturned{.tool = "search", .numbers = {1}, .sources = {source}});
            trace.emit(answering::AnswerFinished{.status = answering::AnswerStatus::Answered,
                                                 .answer = "Yes [1].",
                                                 .citations = {1}});
        }));
    const auto content =
        choiceOf(served.post(chatPath, talk({userSays("Which?")})))["message"]["content"]
            .get<std::string>();
    EXPECT_THAT(
        content,
        HasSubstr(
            R"([Snow\]\(http://evil.example\) \[ \<img src=x\>](http://localhost/bases/test/entity?iri=)"));
    EXPECT_THAT(content, EndsWith("a%28b%29)  "));
}
