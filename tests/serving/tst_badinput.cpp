// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"
#include "mcp/mcptalk.h"

#include <atomic>
#include <thread>

#include <gmock/gmock.h>

using namespace tripletalk;
using nlohmann::json;
using tests::HeardAnswer;
using tests::McpTalk;
using tests::museumBase;
using tests::RawClient;
using tests::rpcRequest;
using tests::ServedBases;
using namespace std::chrono_literals;

namespace {

using ToolArguments = std::vector<std::pair<std::string, std::string>>;

std::string deepJson(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

int statusOfPost(const ServedBases& served, const std::string& path, const std::string& body,
                 const std::string& type = "application/json") {
    return served.ask("POST", path, {{"Content-Type", type}}, body).status;
}

/// It still answers, and answers right.
void expectAlive(const ServedBases& served) {
    EXPECT_EQ(served.get("/bases/test/sparql?query=ASK%7B%7D").json()["boolean"], true);
}

}  // namespace

TEST(BadInput, ABodyOfTenMegabytesIsRefusedBeforeItIsRead) {
    const ServedBases served({museumBase()});
    const std::string big(10U << 20U, 'x');
    for (const char* path : {"/mcp", "/v1/chat/completions", "/bases/test/sparql"}) {
        RawClient client(served.port());
        client.send(std::string("POST ") + path +
                    " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10485760\r\n\r\n");
        EXPECT_EQ(HeardAnswer(client.rest()).status, 413) << path;
    }
    expectAlive(served);
}

TEST(BadInput, AnArgumentOfTenMegabytesIsAnErrorOfItsTool) {
    McpTalk talk({museumBase()});
    const std::string big(10U << 20U, 'x');
    for (const auto& [tool, argument] : ToolArguments{{"query_sql", "query"},
                                                      {"query_sparql", "query"},
                                                      {"query_cypher", "query"},
                                                      {"ask", "question"},
                                                      {"describe_entity", "entity"}})
        EXPECT_EQ(talk.call(tool, {{argument, big}}).value("isError", false), true) << tool;
    for (const auto& [tool, argument] : ToolArguments{
             {"look_up", "words"}, {"search_passages", "text"}, {"describe_graph", "words"}}) {
        const json result = talk.call(tool, {{argument, std::string(1U << 20U, 'x')}});
        EXPECT_LT(result.dump().size(), 100'000U) << tool;
    }
    EXPECT_EQ(talk.call("list_bases", {{"base", big}})["isError"], false);
}

TEST(BadInput, JsonOfAHundredThousandLevelsIsNoJson) {
    const ServedBases served({museumBase()});
    const std::string deep = deepJson(100'000);
    EXPECT_EQ(statusOfPost(served, "/mcp", deep), 400);
    EXPECT_EQ(statusOfPost(served, "/v1/chat/completions", deep), 400);
    EXPECT_EQ(
        statusOfPost(
            served, "/mcp",
            R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_bases","arguments":{"x":)" +
                deep + "}}}"),
        400);
    EXPECT_EQ(statusOfPost(served, "/mcp", std::string(100'000, '[')), 400);
    expectAlive(served);
}

TEST(BadInput, QueriesOfManyLevelsAreErrors) {
    const ServedBases served({museumBase()});
    const auto query = [&](const std::string& text) {
        return statusOfPost(served, "/bases/test/sparql", text, "application/sparql-query");
    };
    EXPECT_GE(query("ASK { " + std::string(20'000, '{') + std::string(20'000, '}') + " }"), 400);
    EXPECT_GE(query("SELECT (" + std::string(20'000, '(') + "1" + std::string(20'000, ')') +
                    " AS ?x) {}"),
              400);
    EXPECT_GE(query("ASK { <" + std::string(3U << 20U, 'x') + "> ?p ?o }"), 400);
    expectAlive(served);
}

TEST(BadInput, AHugeIdAndAHugeMethodAreAnsweredOnce) {
    const ServedBases served({museumBase()});
    const std::string huge(1U << 20U, 'm');
    const auto id = served.post("/mcp", rpcRequest(huge, "ping"));
    EXPECT_EQ(id.status, 200);
    EXPECT_EQ(id.json()["id"], huge);
    const auto method = served.post("/mcp", rpcRequest(1, huge));
    EXPECT_EQ(method.json()["error"]["code"], -32601);
    EXPECT_LT(method.body.size(), 10'000U) << "a megabyte need not be said again";
    const auto tool = served.post("/mcp", rpcRequest(1, "tools/call", {{"name", huge}}));
    EXPECT_LT(tool.body.size(), 10'000U);
    const auto number = served.ask(
        "POST", "/mcp", {},
        R"({"jsonrpc":"2.0","id":)" + std::string(100'000, '9') + R"(,"method":"ping"})");
    EXPECT_EQ(number.status, 400);
}

TEST(BadInput, TextsThatAreNoTextsAreSurvived) {
    const ServedBases served({museumBase()});
    for (const char* path :
         {"/%", "/%00", "/bases/%2e%2e%2f/sparql", "/bases/%FF/sparql",
          "/bases/test/entity?iri=%FF%FE", "/answers/%00", "/?question=%FF",
          "/?dataset=%FF&question=x", "/bases/test/sparql?query=%FF", "//", "/?", "/?&&=&"}) {
        const auto answer = served.get(path);
        EXPECT_GE(answer.status, 200) << path;
        EXPECT_NE(answer.status, 500) << path << answer.body;
    }
    McpTalk talk({museumBase()});
    for (const char* text : {"\\ud800", "\\u0000", "\\ud83d\\ude00", ""})
        for (const char* tool :
             {"look_up", "search_passages", "ask", "query_sql", "query_sparql", "query_cypher"}) {
            const auto arguments =
                json::parse("{\"words\":\"a" + std::string(text) + "\"}", nullptr, false);
            if (arguments.is_discarded()) continue;
            const std::string words = arguments["words"];
            EXPECT_TRUE(
                talk.call(
                        tool,
                        {{"words", words}, {"text", words}, {"question", words}, {"query", words}})
                    .contains("content"))
                << tool;
        }
    expectAlive(served);
}

TEST(BadInput, TwoHundredClientsAtOnceAreAllAnsweredRight) {
    const ServedBases served({museumBase()});
    std::atomic<int> right = 0;
    std::vector<std::thread> clients;
    for (int n = 0; n < 200; ++n)
        clients.emplace_back([&, n] {
            for (int i = 0; i < 3; ++i) {
                const std::string number = std::to_string(n * 3 + i);
                const auto sparql =
                    served.get("/bases/test/sparql?query=" +
                                   text::percentEncoded("SELECT (" + number + " AS ?n) {}"),
                               "text/csv");
                if (sparql.status == 200 && sparql.body == "n\r\n" + number + "\r\n") ++right;
                const auto tool = served.post(
                    "/mcp", rpcRequest(n, "tools/call",
                                       {{"name", "query_sql"},
                                        {"arguments", {{"query", "SELECT " + number}}}}));
                if (tool.status == 200 &&
                    tool.json()["result"]["structuredContent"]["rows"][0][0] == number)
                    ++right;
            }
        });
    for (auto& client : clients) client.join();
    EXPECT_EQ(right, 1200);
}

TEST(BadInput, AClientThatDiesInAStreamIsForgotten) {
    std::atomic<int> begun = 0, ended = 0;
    const ServedBases served(
        {museumBase()}, tests::answersBy([&](const auto&, auto& trace, const CancelToken& cancel) {
            ++begun;
            while (!cancel.cancelled()) {
                trace.emit(answering::Decided{.round = begun});
                std::this_thread::sleep_for(1ms);
            }
            ++ended;
            trace.fail(cancel.error());
        }));
    const json chat = {{"messages", {{{"role", "user"}, {"content", "x"}}}}, {"stream", true}};
    for (int n = 1; n <= 4; ++n) {  // more than may be at work at once
        {
            const RawClient client(served.port());
            client.send(ServedBases::requestText("POST", "/v1/chat/completions", {}, chat.dump()));
            while (begun < n) std::this_thread::yield();
        }
        while (ended < n) std::this_thread::yield();
    }
    expectAlive(served);
}

TEST(BadInput, SlowClientsTakeNoWorkerFromTheOthers) {
    const ServedBases served({museumBase()}, tests::answersBy(tests::sayTheArtists), {},
                             {.workers = 2, .asking = 500ms});
    std::vector<std::unique_ptr<RawClient>> slow;
    for (int n = 0; n < 100; ++n) {
        slow.push_back(std::make_unique<RawClient>(served.port()));
        slow.back()->send("GET / HTTP/1.1\r\nHost: localhost\r\nX-");
    }
    expectAlive(served);
    for (const auto& client : slow) EXPECT_EQ(HeardAnswer(client->rest()).status, 408);
}
