// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "support/testmodelserver.h"

#include <algorithm>
#include <cstring>
#include <future>
#include <thread>

#include <gmock/gmock.h>

using namespace std::chrono_literals;
using namespace tripletalk;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr int longDelay = 60'000;                // of a server that will not be waited for
constexpr std::chrono::seconds muchShorter{20};  // generous on a busy machine

net::Request chatAt(const tests::ModelServer& server) {
    net::Request request;
    request.method = "POST";
    request.url = server.url() + "/api/chat";
    request.headers = {{"Content-Type", "application/json"}};
    request.body = R"({"model":"m","messages":[{"role":"user","content":"hello"}]})";
    request.retry.pause = 1ms;
    return request;
}

struct Timed {
    Result<net::Reply> reply;
    std::chrono::steady_clock::duration took;
};

Timed timedSend(net::Client& client, const net::Request& request, const CancelToken& cancel = {}) {
    const auto begin = std::chrono::steady_clock::now();
    auto reply = client.send(request, cancel);
    return {std::move(reply), std::chrono::steady_clock::now() - begin};
}

TEST(Client, ReturnsStatusHeadersAndBody) {
    tests::ModelServer server({{.raw = "all of it"}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->status, 200);
    EXPECT_EQ(reply->body, "all of it");
    EXPECT_EQ(reply->headers.at("content-type"), "application/json");
    const auto asked = server.requests().at(0);
    EXPECT_EQ(asked.method, "POST");
    EXPECT_EQ(asked.body["messages"][0]["content"], "hello");
}

TEST(Client, HandsOverPiecesAsTheyComeOnTheCallingThread) {
    tests::ModelServer server({{.content = "one two three", .chunkDelayMs = 20}});
    net::Client client;
    std::string all;
    int pieces = 0;
    const auto here = std::this_thread::get_id();
    const auto reply = client.send(chatAt(server), {}, [&](std::string_view piece) {
        EXPECT_EQ(std::this_thread::get_id(), here);
        all += piece;
        ++pieces;
        return true;
    });
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_TRUE(reply->body.empty());
    EXPECT_GT(pieces, 1);
    EXPECT_THAT(all, AllOf(HasSubstr("one "), HasSubstr("three")));
}

TEST(Client, StopsReadingWhenTheReaderHasEnough) {
    tests::ModelServer server({{.content = "one two three", .silentAfterChunks = 1}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {}, [](std::string_view) { return false; });
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->status, 200);
    EXPECT_TRUE(server.waitForHangUps(1));
}

TEST(Client, GivesAnErrorStatusAsAReplyAndNotToTheReader) {
    tests::ModelServer server({{.content = "no such model", .status = 404}});
    net::Client client;
    bool called = false;
    const auto reply =
        client.send(chatAt(server), {}, [&](std::string_view) { return called = true; });
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 404);
    EXPECT_THAT(reply->body, HasSubstr("no such model"));
    EXPECT_FALSE(called);
    EXPECT_EQ(server.requests().size(), 1U);
}

TEST(Client, TriesAgainAfter429And503) {
    tests::ModelServer server({{.times = 1, .status = 429, .retryAfter = "0.01"},
                               {.times = 1, .status = 503},
                               {.raw = "at last"}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body, "at last");
    EXPECT_EQ(server.requests().size(), 3U);
}

TEST(Client, GivesTheLastErrorWhenTriesAreUsedUp) {
    tests::ModelServer server({{.content = "busy", .status = 503}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 503);
    EXPECT_EQ(server.requests().size(), 3U);
}

TEST(Client, DoesNotWaitForARetryThatCannotFinishInTime) {
    tests::ModelServer server({{.status = 429, .retryAfter = "30"}});
    net::Client client;
    auto request = chatAt(server);
    request.deadlines.total = 25s;
    const auto [reply, took] = timedSend(client, request);
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 429);
    EXPECT_LT(took, muchShorter);
    EXPECT_EQ(server.requests().size(), 1U);
}

TEST(Client, SaysThatNobodyAnswersAfterTryingAgain) {
    net::Request request;
    {
        const tests::ModelServer gone;
        request = chatAt(gone);
    }
    net::Client client;
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
    EXPECT_THAT(reply.error().message.text(),
                AllOf(HasSubstr("127.0.0.1"), HasSubstr("is the server running")));
}

TEST(Client, SaysThatAHostCannotBeFound) {
    const tests::ModelServer server;  // for the application
    net::Client client;
    net::Request request;
    request.url = "http://" + tests::impossibleHost() + "/";
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
}

TEST(Client, NeverRetriesAReplyThatBrokeInTheMiddle) {
    // The pause separates the last chunk from the end of the connection: Qt 6.4 takes both at once
    // for a complete body.
    tests::ModelServer server(
        {{.content = "one two three", .chunkDelayMs = 50, .truncateAfterChunks = 2}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {}, [](std::string_view) { return true; });
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("broke"));
    EXPECT_EQ(server.requests().size(), 1U);
}

TEST(Client, NoticesABodyShorterThanPromised) {
    tests::ModelServer server({{.on = tests::Rule::On::Embedding, .half = true}});
    net::Client client;
    auto request = chatAt(server);
    request.url = server.url() + "/api/embed";
    request.body = R"({"input":["a"]})";
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
}

TEST(Client, GivesUpWithoutAFirstByte) {
    tests::ModelServer server({{.content = "late", .delayMs = longDelay}});
    net::Client client;
    auto request = chatAt(server);
    request.deadlines.firstByte = 500ms;  // enough to connect on a busy machine
    const auto [reply, took] = timedSend(client, request);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Timeout);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("did not begin to answer within 0.5 s"));
    EXPECT_LT(took, muchShorter);
    EXPECT_TRUE(server.waitForHangUps(1));
}

TEST(Client, GivesUpWhenTheServerFallsSilent) {
    tests::ModelServer server({{.content = "one two three", .silentAfterChunks = 1}});
    net::Client client;
    auto request = chatAt(server);
    request.deadlines.silence = 30ms;
    const auto [reply, took] = timedSend(client, request);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Timeout);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("fell silent"));
    EXPECT_LT(took, muchShorter);
}

TEST(Client, GivesUpAtTheTotalDeadlineHoweverBusyTheStream) {
    std::string words;
    for (int i = 0; i < 20'000; ++i) words += "word ";
    tests::ModelServer server({{.content = words, .chunkDelayMs = 5}});
    net::Client client;
    auto request = chatAt(server);
    request.deadlines.total = 100ms;
    const auto [reply, took] = timedSend(client, request);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Timeout);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("did not finish"));
    EXPECT_LT(took, muchShorter);
}

TEST(Client, EndsSoonAfterACancelWhileWaiting) {
    tests::ModelServer server({{.content = "late", .delayMs = longDelay}});
    net::Client client;
    const CancelToken cancel;
    auto sent =
        std::async(std::launch::async, [&] { return timedSend(client, chatAt(server), cancel); });
    ASSERT_TRUE(server.waitForRequests(1));
    cancel.cancel();
    const auto [reply, took] = sent.get();
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Cancelled);
    EXPECT_LT(took, muchShorter);
    EXPECT_TRUE(server.waitForHangUps(1)) << "the reply was not aborted";
}

TEST(Client, EndsSoonAfterACancelBetweenTries) {
    tests::ModelServer server({{.status = 429, .retryAfter = "30"}});
    net::Client client;
    const CancelToken cancel;
    auto sent =
        std::async(std::launch::async, [&] { return timedSend(client, chatAt(server), cancel); });
    ASSERT_TRUE(server.waitForRequests(1));
    cancel.cancel();
    const auto [reply, took] = sent.get();
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Cancelled);
    EXPECT_LT(took, muchShorter);
}

TEST(Client, HonoursTheDeadlineOfTheToken) {
    tests::ModelServer server({{.content = "late", .delayMs = longDelay}});
    net::Client client;
    const auto [reply, took] =
        timedSend(client, chatAt(server), CancelToken::withDeadline({}, 30ms));
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Timeout);
    EXPECT_LT(took, muchShorter);
}

TEST(Client, SendsNothingForACancelledToken) {
    tests::ModelServer server;
    net::Client client;
    const CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(client.send(chatAt(server), cancel).error().kind, ErrorKind::Cancelled);
    EXPECT_TRUE(server.requests().empty());
}

TEST(Client, RefusesARedirectWhenThereIsASecret) {
    tests::ModelServer elsewhere({{.raw = "got it"}});
    std::string otherName = elsewhere.url();
    otherName.replace(otherName.find("127.0.0.1"), std::strlen("127.0.0.1"), "localhost");
    for (const std::string& url : {elsewhere.url(), otherName}) {
        tests::ModelServer server({{.redirect = url + "/api/chat"}});
        net::Client client;
        auto request = chatAt(server);
        request.headers.emplace_back("Authorization", "Bearer sk-secret");
        request.secret = true;
        const auto reply = client.send(request, {});
        ASSERT_FALSE(reply);
        EXPECT_EQ(reply.error().kind, ErrorKind::Network);
        EXPECT_THAT(reply.error().toText(),
                    AllOf(HasSubstr("carries a key"), Not(HasSubstr("sk-secret"))));
    }
    EXPECT_TRUE(elsewhere.requests().empty());
}

TEST(Client, FollowsARedirectWithoutASecret) {
    tests::ModelServer elsewhere({{.raw = "got it"}});
    tests::ModelServer server({{.redirect = elsewhere.url() + "/api/chat"}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->body, "got it");
}

TEST(Client, EndsARedirectThatGoesInCircles) {
    tests::ModelServer server;
    server.add({.redirect = server.url() + "/api/chat"});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
    EXPECT_EQ(server.requests().size(), 6U);
}

TEST(Client, ResolvesARedirectAgainstTheAddressAsked) {
    tests::ModelServer server(
        {{.times = 1, .redirect = "../v1/chat/completions"}, {.raw = "got it"}});
    net::Client client;
    const auto reply = client.send(chatAt(server), {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(server.requests().back().path, "/v1/chat/completions");
    EXPECT_EQ(server.requests().back().method, "POST");
}

TEST(Client, DoesNotFollowARedirectToAFile) {
    tests::ModelServer server({{.redirect = "file:///etc/passwd"}});
    net::Client client;
    EXPECT_FALSE(client.send(chatAt(server), {}));
}

TEST(Client, RefusesWhatIsNoWebAddress) {
    const tests::ModelServer server;
    net::Client client;
    for (const char* url :
         {"", "nonsense", "file:///etc/passwd", "http://", "ftp://host/x", "http://a b/"}) {
        net::Request request;
        request.url = url;
        const auto reply = client.send(request, {});
        ASSERT_FALSE(reply) << url;
        EXPECT_EQ(reply.error().kind, ErrorKind::Usage) << url;
    }
}

TEST(Client, FailsInWordsWhereAServerSpeaksNoTls) {
    tests::ModelServer server;  // speaks no TLS
    net::Client client;
    auto request = chatAt(server);
    request.url = "https://127.0.0.1:" + std::to_string(server.port()) + "/";
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Network);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("127.0.0.1"));
}

TEST(Client, StopsAtTheGreatestBody) {
    tests::ModelServer server({{.raw = std::string(100'000, 'x')}});
    net::Client client;
    auto request = chatAt(server);
    request.maxBody = 1000;
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Limit);
}

TEST(Client, StopsAtTheGreatestBodyHoweverSmallItsPieces) {
    std::string words;
    for (int i = 0; i < 200; ++i) words += "word ";
    tests::ModelServer server({{.content = words, .chunkDelayMs = 1}});
    net::Client client;
    auto request = chatAt(server);
    std::size_t largest = 0;
    std::size_t whole = 0;
    ASSERT_TRUE(client.send(request, {}, [&](std::string_view piece) {
        largest = std::max(largest, piece.size());
        whole += piece.size();
        return true;
    }));
    ASSERT_GT(whole, 2 * largest);
    request.maxBody = whole / 2;
    const auto reply = client.send(request, {}, [](std::string_view) { return true; });
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Limit);
}

TEST(Client, TellsOnceThatTheServerIsSlow) {
    tests::ModelServer server({{.raw = "ok", .delayMs = 200}});
    net::Client client;
    auto request = chatAt(server);
    int slow = 0;
    request.slowAfter = 10ms;
    request.onSlow = [&] { ++slow; };
    ASSERT_TRUE(client.send(request, {}));
    EXPECT_EQ(slow, 1);
}

TEST(Client, ServesManyThreadsAtOnce) {
    tests::ModelServer server({{.content = "one two three four"}});
    net::Client client;
    std::vector<std::future<bool>> all;
    for (int i = 0; i < 16; ++i)
        all.push_back(std::async(std::launch::async, [&] {
            std::string body;
            const auto reply = client.send(chatAt(server), {}, [&](std::string_view piece) {
                body += piece;
                return true;
            });
            return reply.ok() && body.find("four") != std::string::npos;
        }));
    for (auto& one : all) EXPECT_TRUE(one.get());
}

}  // namespace
