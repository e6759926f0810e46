// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "mcptalk.h"

#include <atomic>
#include <thread>

#include <gmock/gmock.h>

using namespace tripletalk;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using tests::HeardAnswer;
using tests::museumBase;
using tests::rpcRequest;
using tests::ServedBases;
using tests::withEnvelope;

namespace {

const net::HeaderFields acceptsBoth{{"Content-Type", "application/json"},
                                    {"Accept", "application/json, text/event-stream"}};

HeardAnswer posted(const ServedBases& served, const json& message,
                   const net::HeaderFields& more = {}) {
    net::HeaderFields headers = acceptsBoth;
    headers.insert(headers.end(), more.begin(), more.end());
    return served.ask("POST", "/mcp", headers, message.dump());
}

std::string sessionIn(const HeardAnswer& answer) {
    const std::size_t at = answer.head.find("Mcp-Session-Id: ");
    return at == std::string::npos
               ? ""
               : answer.head.substr(at + 16, answer.head.find("\r\n", at) - at - 16);
}

json initialize(const std::string& version = "2025-06-18") {
    return rpcRequest(1, "initialize",
                      {{"protocolVersion", version},
                       {"capabilities", json::object()},
                       {"clientInfo", {{"name", "t"}, {"version", "1"}}}});
}

/// A request that tells all of itself, with the headers that say the same.
HeardAnswer stateless(const ServedBases& served, const std::string& method,
                      const json& params = json::object(), const net::HeaderFields& instead = {}) {
    net::HeaderFields headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
    if (params.contains("name"))
        headers.emplace_back("Mcp-Name", params["name"].get<std::string>());
    if (params.contains("uri")) headers.emplace_back("Mcp-Name", params["uri"].get<std::string>());
    for (const auto& field : instead) {
        std::erase_if(headers, [&](const auto& header) { return header.first == field.first; });
        if (!field.second.empty()) headers.push_back(field);
    }
    return posted(served, rpcRequest(1, method, withEnvelope(params)), headers);
}

std::vector<json> eventsIn(const std::string& body) {
    std::vector<json> events;
    for (std::size_t at = body.find("data: "); at != std::string::npos;
         at = body.find("data: ", at + 6))
        events.push_back(json::parse(body.substr(at + 6, body.find("\n\n", at) - at - 6)));
    return events;
}

json askWithProgress(const json& id) {
    return rpcRequest(id, "tools/call",
                      {{"name", "ask"},
                       {"arguments", {{"question", "Which artists?"}}},
                       {"_meta", {{"progressToken", "p"}}}});
}

}  // namespace

TEST(McpHttp, OpensASessionGoesOnInItAndClosesIt) {
    const ServedBases served({museumBase()});
    const auto opened = posted(served, initialize());
    EXPECT_EQ(opened.status, 200);
    EXPECT_THAT(opened.head, HasSubstr("Content-Type: application/json\r\n"));
    EXPECT_EQ(opened.json()["result"]["protocolVersion"], "2025-06-18");
    const net::HeaderFields inSession{{"Mcp-Session-Id", sessionIn(opened)},
                                      {"MCP-Protocol-Version", "2025-06-18"}};
    ASSERT_EQ(sessionIn(opened).size(), 32U);
    const auto notified =
        posted(served, {{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}, inSession);
    EXPECT_EQ(notified.status, 202);
    EXPECT_EQ(notified.body, "");
    EXPECT_EQ(posted(served, rpcRequest(2, "tools/list"), inSession).status, 200);
    EXPECT_EQ(served.ask("DELETE", "/mcp", inSession).status, 204);
    EXPECT_EQ(posted(served, rpcRequest(3, "tools/list"), inSession).status, 404);
    EXPECT_EQ(served.ask("DELETE", "/mcp", inSession).status, 404);
}

TEST(McpHttp, KnowsNoSessionThatItDidNotOpen) {
    const ServedBases served({museumBase()});
    const auto unknown = posted(served, rpcRequest(1, "tools/list"), {{"Mcp-Session-Id", "0123"}});
    EXPECT_EQ(unknown.status, 404);
    EXPECT_TRUE(unknown.json().contains("error"));
    EXPECT_EQ(posted(served, rpcRequest(1, "tools/list")).status, 200) << "none is needed";
    EXPECT_NE(sessionIn(posted(served, initialize())), sessionIn(posted(served, initialize())));
}

TEST(McpHttp, SendsNothingUnasked) {
    const ServedBases served({museumBase()});
    const auto got = served.get("/mcp", "text/event-stream");
    EXPECT_EQ(got.status, 405);
    EXPECT_THAT(got.head, HasSubstr("Allow: POST, DELETE\r\n"));
    EXPECT_EQ(served.ask("DELETE", "/mcp").status, 405);
    EXPECT_EQ(served.ask("PUT", "/mcp", {}, "{}").status, 405);
}

TEST(McpHttp, TellsWhatIsNoMessage) {
    const ServedBases served({museumBase()});
    const auto fault = [&](const std::string& body) {
        const auto answer = served.ask("POST", "/mcp", acceptsBoth, body);
        EXPECT_EQ(answer.status, 400) << body;
        EXPECT_TRUE(answer.json()["id"].is_null());
        return answer.json()["error"]["code"].get<int>();
    };
    EXPECT_EQ(fault("no json"), -32700);
    EXPECT_EQ(fault("{"), -32700);
    EXPECT_EQ(fault("\xff"), -32700);
    EXPECT_EQ(fault("5"), -32600);
    EXPECT_EQ(fault("[]"), -32600);
    EXPECT_EQ(fault(R"({"jsonrpc":"2.0","id":null,"method":"ping"})"), -32600);
    EXPECT_EQ(served.ask("POST", "/mcp", acceptsBoth).status, 400) << "nothing at all";
}

TEST(McpHttp, TakesListsOfMessagesInTheOneVersionThatHasThem) {
    const ServedBases served({museumBase()});
    const json list = json::array({rpcRequest(1, "ping"), rpcRequest(2, "ping")});
    EXPECT_EQ(posted(served, list).json().size(), 2U);
    EXPECT_EQ(posted(served, list, {{"MCP-Protocol-Version", "2025-03-26"}}).json().size(), 2U);
    EXPECT_EQ(posted(served, list, {{"MCP-Protocol-Version", "2025-06-18"}}).status, 400);
    EXPECT_EQ(
        posted(served, json::array({{{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}}))
            .status,
        202);
}

TEST(McpHttp, TellsProgressInAStreamThatEndsWithTheAnswer) {
    const ServedBases served({museumBase()});
    const auto answer = posted(served, askWithProgress("a"));
    EXPECT_EQ(answer.status, 200);
    EXPECT_THAT(answer.head, HasSubstr("Content-Type: text/event-stream\r\n"));
    const auto events = eventsIn(answer.body);
    ASSERT_GE(events.size(), 3U);
    for (std::size_t i = 0; i + 1 < events.size(); ++i)
        EXPECT_EQ(events[i]["params"]["progressToken"], "p");
    EXPECT_EQ(events.back()["id"], "a");
    EXPECT_EQ(events.back()["result"]["structuredContent"]["status"], "answered");
}

TEST(McpHttp, TellsNoProgressToWhoeverTakesNoStream) {
    const ServedBases served({museumBase()});
    for (const char* accept :
         {"application/json", "application/json, text/event-stream;q=0", "*/*"}) {
        const auto answer =
            served.ask("POST", "/mcp", {{"Accept", accept}}, askWithProgress("a").dump());
        EXPECT_THAT(answer.head, HasSubstr("Content-Type: application/json\r\n")) << accept;
        EXPECT_EQ(answer.json()["id"], "a");
    }
}

TEST(McpHttp, RefusesAVersionThatItDoesNotSpeak) {
    const ServedBases served({museumBase()});
    const auto unknown =
        posted(served, rpcRequest(1, "ping"), {{"MCP-Protocol-Version", "1900-01-01"}});
    EXPECT_EQ(unknown.status, 400);
    EXPECT_EQ(unknown.json()["error"]["code"], -32022);
    EXPECT_EQ(unknown.json()["error"]["data"]["supported"].size(), 4U);
}

TEST(McpHttp, AnswersRequestsThatTellAllOfThemselvesWithoutASession) {
    const ServedBases served({museumBase()});
    const auto list = stateless(served, "tools/list");
    EXPECT_EQ(list.status, 200);
    EXPECT_EQ(list.json()["result"]["resultType"], "complete");
    EXPECT_EQ(sessionIn(list), "");
    EXPECT_EQ(stateless(served, "server/discover").json()["result"]["supportedVersions"][0],
              "2026-07-28");
    const auto call = stateless(served, "tools/call",
                                {{"name", "query_sql"}, {"arguments", {{"query", "SELECT 7"}}}});
    EXPECT_EQ(call.json()["result"]["structuredContent"]["rows"][0][0], "7");
    const auto read =
        stateless(served, "resources/read", {{"uri", "tripletalk://bases/test/schema"}});
    EXPECT_EQ(read.json()["result"]["ttlMs"], 0);
}

TEST(McpHttp, RefusesHeadersThatSayAnotherThingThanTheRequest) {
    const ServedBases served({museumBase()});
    const json call{{"name", "list_bases"}};
    const std::vector<net::HeaderFields> wrong{{{"Mcp-Method", "tools/list"}},
                                               {{"Mcp-Method", ""}},
                                               {{"Mcp-Name", "ask"}},
                                               {{"Mcp-Name", ""}},
                                               {{"MCP-Protocol-Version", "2025-11-25"}},
                                               {{"MCP-Protocol-Version", ""}}};
    for (const auto& headers : wrong) {
        const auto answer = stateless(served, "tools/call", call, headers);
        EXPECT_EQ(answer.status, 400) << headers[0].first << headers[0].second;
        EXPECT_EQ(answer.json()["error"]["code"], -32020);
        EXPECT_EQ(answer.json()["id"], 1);
    }
    EXPECT_EQ(
        stateless(served, "tools/call", call, {{"Mcp-Name", "=?base64?bGlzdF9iYXNlcw==?="}}).status,
        200);
    EXPECT_EQ(stateless(served, "tools/call", call, {{"Mcp-Name", "=?base64?YXNr?="}}).status, 400);
}

TEST(McpHttp, RefusesARequestOfALaterVersionThatDoesNotTellItself) {
    const ServedBases served({museumBase()});
    const auto answer =
        posted(served, rpcRequest(1, "tools/list"),
               {{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", "tools/list"}});
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(answer.json()["error"]["code"], -32602);
}

TEST(McpHttp, TellsErrorsOfLaterVersionsByTheirStatuses) {
    const ServedBases served({museumBase()});
    EXPECT_EQ(stateless(served, "tools/lists").status, 404);
    EXPECT_EQ(stateless(served, "tools/lists").json()["error"]["code"], -32601);
    const auto unspoken = posted(served, rpcRequest(1, "ping", withEnvelope({}, "2099-01-01")),
                                 {{"MCP-Protocol-Version", "2099-01-01"}, {"Mcp-Method", "ping"}});
    EXPECT_EQ(unspoken.status, 400);
    EXPECT_EQ(unspoken.json()["error"]["code"], -32022);
    const auto none =
        stateless(served, "resources/read", {{"uri", "tripletalk://bases/other/schema"}});
    EXPECT_EQ(none.status, 200) << "an error of the method stays in its reply";
    EXPECT_EQ(none.json()["error"]["code"], -32602);
    EXPECT_EQ(posted(served, rpcRequest(1, "tools/lists")).status, 200)
        << "before, errors had no status";
}

TEST(McpHttp, CancelsARequestOfItsSessionAlone) {
    std::atomic<int> begun = 0;
    const ServedBases served(
        {museumBase()}, tests::answersBy([&](const auto&, auto& trace, const CancelToken& cancel) {
            ++begun;
            while (!cancel.cancelled()) std::this_thread::yield();
            trace.fail(cancel.error());
        }));
    const net::HeaderFields mine{{"Mcp-Session-Id", sessionIn(posted(served, initialize()))}};
    const net::HeaderFields other{{"Mcp-Session-Id", sessionIn(posted(served, initialize()))}};
    const json cancelled{{"jsonrpc", "2.0"},
                         {"method", "notifications/cancelled"},
                         {"params", {{"requestId", "a"}}}};
    std::string body;
    std::thread asker([&] { body = posted(served, askWithProgress("a"), mine).body; });
    while (begun == 0) std::this_thread::yield();
    EXPECT_EQ(posted(served, cancelled, other).status, 202);
    const auto twice = posted(served, rpcRequest("a", "ping"), mine);
    EXPECT_EQ(twice.json()["error"]["code"], -32600) << "still at work";
    EXPECT_EQ(posted(served, cancelled, mine).status, 202);
    asker.join();
    for (const json& event : eventsIn(body))
        EXPECT_FALSE(event.contains("id")) << "no reply to what was cancelled";
}

TEST(McpHttp, CancelsARequestWhoseClientHangsUp) {
    std::atomic<bool> begun = false, cancelled = false;
    const ServedBases served(
        {museumBase()}, tests::answersBy([&](const auto&, auto& trace, const CancelToken& cancel) {
            begun = true;
            while (!cancel.cancelled()) std::this_thread::yield();
            cancelled = true;
            trace.fail(cancel.error());
        }));
    {
        const tests::RawClient client(served.port());
        client.send(
            ServedBases::requestText("POST", "/mcp", acceptsBoth, askWithProgress("a").dump()));
        while (!begun) std::this_thread::yield();
    }
    while (!cancelled) std::this_thread::yield();
    EXPECT_EQ(posted(served, rpcRequest(1, "ping")).status, 200);
}
