// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "mcptalk.h"

#include <atomic>
#include <thread>

#include <gmock/gmock.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using nlohmann::json;
using testing::HasSubstr;
using tests::McpTalk;
using tests::museumBase;
using tests::rpcRequest;
using tests::withEnvelope;

TEST(McpServer, ShakesHandsInTheVersionThatIsWanted) {
    McpTalk talk({museumBase()});
    for (const char* version : {"2025-03-26", "2025-06-18", "2025-11-25"}) {
        const json told =
            talk.resultOf("initialize", {{"protocolVersion", version},
                                         {"capabilities", json::object()},
                                         {"clientInfo", {{"name", "t"}, {"version", "1"}}}});
        EXPECT_EQ(told["protocolVersion"], version);
        EXPECT_EQ(told["serverInfo"]["name"], "tripletalk");
        EXPECT_THAT(told["instructions"].get<std::string>(), HasSubstr("list_bases"));
        for (const char* what : {"tools", "resources", "prompts"})
            EXPECT_TRUE(told["capabilities"].contains(what));
        EXPECT_FALSE(told.contains("resultType")) << "that is of later versions";
    }
}

TEST(McpServer, OffersItsNewestHandshakeToWhoeverWantsAnotherVersion) {
    McpTalk talk({museumBase()});
    for (const json& version : {json("1900-01-01"), json("2024-11-05"), json("2026-07-28"),
                                json("2099-01-01"), json(""), json(7)})
        EXPECT_EQ(talk.resultOf("initialize", {{"protocolVersion", version}})["protocolVersion"],
                  "2025-11-25")
            << version;
    EXPECT_EQ(talk.resultOf("initialize")["protocolVersion"], "2025-11-25");
}

TEST(McpServer, AnswersAPingAndKnowsWhatIsNoMethod) {
    McpTalk talk({museumBase()});
    EXPECT_EQ(talk.resultOf("ping"), json::object());
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "tools/lists")), -32601);
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "")), -32601);
    EXPECT_EQ(talk.errorOf(
                  {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "ping"}, {"params", json::array()}}),
              -32602);
}

TEST(McpServer, AnswersUnderTheVeryIdOfARequest) {
    McpTalk talk({museumBase()});
    for (const json& id : {json(0), json(-7), json("text"), json(""), json(9'007'199'254'740'993),
                           json(std::string(100'000, 'x'))})
        EXPECT_EQ((*talk.say(rpcRequest(id, "ping")))["id"], id);
}

TEST(McpServer, TakesNoOtherIds) {
    McpTalk talk({museumBase()});
    for (const json& id :
         {json(nullptr), json(1.5), json(1.0), json(true), json::array({1}), json::object()}) {
        const auto reply = *talk.say(rpcRequest(id, "ping"));
        EXPECT_EQ(reply["error"]["code"], -32600) << id;
        EXPECT_TRUE(reply["id"].is_null());
    }
}

TEST(McpServer, TakesNoMessageThatIsNone) {
    McpTalk talk({museumBase()});
    for (const json& message :
         {json(1), json("ping"), json(nullptr), json::object(), json{{"id", 1}, {"method", "ping"}},
          json{{"jsonrpc", "1.0"}, {"id", 1}, {"method", "ping"}},
          json{{"jsonrpc", "2.0"}, {"id", 1}}, json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", 3}},
          json{{"jsonrpc", "2.0"}}})
        EXPECT_EQ(talk.errorOf(message), -32600) << message;
}

TEST(McpServer, GivesNotificationsAndAnswersNoReply) {
    McpTalk talk({museumBase()});
    for (const char* method : {"notifications/initialized", "notifications/cancelled",
                               "notifications/unknown", "tools/call"})
        EXPECT_FALSE(talk.say({{"jsonrpc", "2.0"}, {"method", method}})) << method;
    EXPECT_FALSE(talk.say({{"jsonrpc", "2.0"},
                           {"method", "notifications/cancelled"},
                           {"params", {{"requestId", {1, 2}}}}}));
    EXPECT_FALSE(talk.say({{"jsonrpc", "2.0"}, {"id", 1}, {"result", json::object()}}));
    EXPECT_FALSE(talk.say({{"jsonrpc", "2.0"}, {"id", 1}, {"error", json::object()}}));
}

TEST(McpServer, AnswersAListOfMessagesByAList) {
    McpTalk talk({museumBase()});
    const auto reply =
        talk.say(json::array({rpcRequest("a", "ping"),
                              {{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}},
                              rpcRequest("b", "nothing"),
                              5,
                              json::array({rpcRequest("c", "ping")})}));
    ASSERT_TRUE(reply && reply->is_array());
    ASSERT_EQ(reply->size(), 4U);
    EXPECT_EQ((*reply)[0], (json{{"jsonrpc", "2.0"}, {"id", "a"}, {"result", json::object()}}));
    EXPECT_EQ((*reply)[1]["error"]["code"], -32601);
    EXPECT_EQ((*reply)[2]["error"]["code"], -32600);
    EXPECT_EQ((*reply)[3]["error"]["code"], -32600) << "a list in a list";
    EXPECT_FALSE(
        talk.say(json::array({{{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}})));
    EXPECT_EQ(talk.errorOf(json::array()), -32600);
    EXPECT_EQ(talk.errorOf(json(101, rpcRequest(1, "ping"))), -32600) << "too many";
}

TEST(McpServer, GivesACancelledRequestNoReplyAndItsIdIsFreeAgain) {
    std::atomic<int> begun = 0;
    McpTalk talk({museumBase()}, tests::answersBy([&](const auto& question, auto& trace,
                                                      const CancelToken& cancel) {
                     ++begun;
                     while (question.text == "forever" && !cancel.cancelled())
                         std::this_thread::yield();
                     if (cancel.cancelled()) return trace.fail(cancel.error());
                     tests::sayTheArtists(question, trace, cancel);
                 }));
    const auto ask = [&](const std::string& question) {
        return rpcRequest("ask-1", "tools/call",
                          {{"name", "ask"}, {"arguments", {{"question", question}}}});
    };
    std::optional<json> reply = json("not yet");
    std::thread asker([&] { reply = talk.server.handle(ask("forever"), talk.context()); });
    while (begun == 0) std::this_thread::yield();
    // Of another client, of another id, and twice the same id meanwhile:
    const auto cancelled = [](const json& id) {
        return json{{"jsonrpc", "2.0"},
                    {"method", "notifications/cancelled"},
                    {"params", {{"requestId", id}}}};
    };
    auto other = talk.context();
    other.client = "other";
    talk.server.handle(cancelled("ask-1"), other);
    talk.say(cancelled("ask-2"));
    EXPECT_EQ(talk.errorOf(rpcRequest("ask-1", "ping")), -32600);
    EXPECT_TRUE(talk.server.handle(rpcRequest("ask-1", "ping"), other)->contains("result"));
    talk.say(cancelled("ask-1"));
    asker.join();
    EXPECT_FALSE(reply);
    EXPECT_TRUE((*talk.say(ask("Which artists?"))).contains("result"));
}

TEST(McpServer, TellsWhoeverShakesNoHandsWhatItIs) {
    McpTalk talk({museumBase()});
    const json told = talk.resultOf("server/discover", withEnvelope({}));
    EXPECT_EQ(told["supportedVersions"],
              (json{"2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"}));
    EXPECT_EQ(told["resultType"], "complete");
    EXPECT_EQ(told["cacheScope"], "private");
    EXPECT_GT(told["ttlMs"], 0);
    EXPECT_TRUE(told["capabilities"].contains("tools"));
}

TEST(McpServer, CompletesTheResultsOfRequestsThatTellAllOfThemselves) {
    McpTalk talk({museumBase()});
    for (const char* method :
         {"tools/list", "resources/list", "resources/templates/list", "prompts/list"}) {
        const json result = talk.resultOf(method, withEnvelope({}));
        EXPECT_EQ(result["resultType"], "complete") << method;
        EXPECT_EQ(result["cacheScope"], "private") << method;
        EXPECT_TRUE(result["ttlMs"].is_number_integer()) << method;
        EXPECT_FALSE(talk.resultOf(method).contains("resultType"))
            << method << " of earlier versions";
    }
    const json read =
        talk.resultOf("resources/read", withEnvelope({{"uri", "tripletalk://bases/test/schema"}}));
    EXPECT_EQ(read["ttlMs"], 0) << "it may change at any time";
    const json called = talk.resultOf("tools/call", withEnvelope({{"name", "list_bases"}}));
    EXPECT_EQ(called["resultType"], "complete");
    EXPECT_FALSE(called.contains("ttlMs"));
}

TEST(McpServer, TellsWhichVersionsItSpeaksToWhoeverWantsAnother) {
    McpTalk talk({museumBase()});
    for (const char* version : {"2099-01-01", "1900-01-01", "x"}) {
        const auto reply = *talk.say(rpcRequest(1, "ping", withEnvelope({}, version)));
        EXPECT_EQ(reply["error"]["code"], -32022);
        EXPECT_EQ(reply["error"]["data"]["requested"], version);
        EXPECT_EQ(reply["error"]["data"]["supported"].size(), 4U);
    }
}

TEST(McpServer, ListsAndReadsItsResources) {
    McpTalk talk({museumBase()});
    const json list = talk.resultOf("resources/list")["resources"];
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0]["uri"], "tripletalk://bases/test/schema");
    const json schema = talk.resultOf("resources/read", {{"uri", list[0]["uri"]}})["contents"][0];
    EXPECT_EQ(schema["uri"], list[0]["uri"]);
    EXPECT_EQ(schema["mimeType"], "application/sql");
    EXPECT_THAT(schema["text"].get<std::string>(), HasSubstr("CREATE TABLE"));
    const json entity = talk.resultOf(
        "resources/read",
        {{"uri",
          "tripletalk://bases/test/entities/http%3A%2F%2Fexample.org%2Fana"}})["contents"][0];
    EXPECT_EQ(entity["mimeType"], "text/turtle");
    EXPECT_THAT(entity["text"].get<std::string>(), HasSubstr("Ana Bell"));
    EXPECT_EQ(talk.resultOf("resources/templates/list")["resourceTemplates"].size(), 2U);
}

TEST(McpServer, ReadsTheSourcesOfAnAnswer) {
    McpTalk talk({museumBase()});
    const json asked = talk.call("ask", {{"question", "Which artists?"}});
    const json source = asked["structuredContent"]["sources"][0];
    const json read = talk.resultOf("resources/read", {{"uri", source["uri"]}})["contents"][0];
    EXPECT_THAT(read["text"].get<std::string>(),
                testing::AllOf(HasSubstr("SELECT id FROM artist"),
                               HasSubstr("Ana Bell <http://example.org/ana>")));
}

TEST(McpServer, TellsWhichResourceIsNotThereAsEachVersionHasIt) {
    McpTalk talk({museumBase()});
    for (const char* uri :
         {"tripletalk://bases/other/schema", "tripletalk://bases/test/other",
          "tripletalk://answers/0123/sources/1", "tripletalk://bases/test/entities/nobody",
          "file:///etc/passwd", "tripletalk://bases/../schema", ""}) {
        EXPECT_EQ(talk.errorOf(rpcRequest(1, "resources/read", {{"uri", uri}})), -32002) << uri;
        const auto reply = *talk.say(rpcRequest(1, "resources/read", withEnvelope({{"uri", uri}})));
        EXPECT_EQ(reply["error"]["code"], -32602) << uri;
        EXPECT_EQ(reply["error"]["data"]["uri"], uri);
    }
}

TEST(McpServer, PutsAQuestionAsAPrompt) {
    McpTalk talk({museumBase()});
    const json prompts = talk.resultOf("prompts/list")["prompts"];
    ASSERT_EQ(prompts.size(), 1U);
    const json prompt = talk.resultOf(
        "prompts/get", {{"name", prompts[0]["name"]}, {"arguments", {{"question", "Who?"}}}});
    const json message = prompt["messages"][0];
    EXPECT_EQ(message["role"], "user");
    EXPECT_THAT(message["content"]["text"].get<std::string>(),
                testing::AllOf(HasSubstr("Question: Who?"), HasSubstr("- painting (5):")));
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "prompts/get", {{"name", "other"}})), -32602);
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "prompts/get", {{"name", prompts[0]["name"]}})), -32602)
        << "no question";
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "prompts/get",
                                      {{"name", prompts[0]["name"]},
                                       {"arguments", {{"question", "Who?"}, {"base", "x"}}}})),
              -32602);
}

TEST(McpServer, SurvivesAnExceptionAndTheIdIsFreeAgain) {
    McpTalk talk({museumBase()},
                 [](const auto&) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
                     throw std::runtime_error("lost");
                 });
    const auto ask =
        rpcRequest(1, "tools/call", {{"name", "ask"}, {"arguments", {{"question", "Which?"}}}});
    EXPECT_EQ(talk.errorOf(ask), -32603);
    EXPECT_EQ(talk.errorOf(ask), -32603);
    EXPECT_TRUE(talk.say(rpcRequest(1, "ping"))->contains("result"));
}
