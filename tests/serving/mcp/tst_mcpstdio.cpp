// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "mcptalk.h"
#include "serving/mcp/mcpstdio.h"

#include <atomic>
#include <sstream>
#include <thread>

#include <gmock/gmock.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using nlohmann::json;
using tests::McpTalk;
using tests::museumBase;
using tests::rpcRequest;

namespace {

/// What is said to these lines: a message a line, in whatever order.
std::vector<json> linesSaidTo(McpTalk& talk, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    serveMcp(talk.server, in, out, CancelToken());
    std::vector<json> messages;
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) messages.push_back(json::parse(line));
    return messages;
}

json withId(const std::vector<json>& messages, const json& id) {
    for (const json& message : messages)
        if (message.contains("id") && message["id"] == id) return message;
    return nullptr;
}

/// Input that ends when a test says so.
class HeldInput : public std::streambuf {
  public:
    explicit HeldInput(std::string text, std::function<void()> wait)
        : m_text(std::move(text)), m_wait(std::move(wait)) {
        setg(m_text.data(), m_text.data(), m_text.data() + m_text.size());
    }

  protected:
    int_type underflow() override {
        if (m_more.empty()) return traits_type::eof();
        m_wait();
        m_text = std::exchange(m_more, {});
        setg(m_text.data(), m_text.data(), m_text.data() + m_text.size());
        return traits_type::to_int_type(m_text.front());
    }

  public:
    void then(std::string more) { m_more = std::move(more); }

  private:
    std::string m_text;
    std::string m_more;
    std::function<void()> m_wait;
};

/// Answers nothing until it is told to stop.
serving::Asking::MakeAnswerer untilCancelled(std::atomic<bool>& begun) {
    return tests::answersBy([&begun](const auto&, auto& trace, const CancelToken& cancel) {
        begun = true;
        while (!cancel.cancelled()) std::this_thread::yield();
        trace.fail(cancel.error());
    });
}

}  // namespace

TEST(McpStdio, AnswersALineByALine) {
    McpTalk talk({museumBase()});
    const auto said = linesSaidTo(
        talk,
        rpcRequest(1, "initialize", {{"protocolVersion", "2025-06-18"}}).dump() + "\n" +
            R"({"jsonrpc":"2.0","method":"notifications/initialized"})" + "\n\n  \r\n" +
            rpcRequest("two", "tools/call",
                       {{"name", "query_sql"}, {"arguments", {{"query", "SELECT 'a\nb' AS t"}}}})
                .dump() +
            "\r\n" + rpcRequest(3, "ping").dump());
    EXPECT_EQ(said.size(), 3U);
    EXPECT_EQ(withId(said, 1)["result"]["protocolVersion"], "2025-06-18");
    EXPECT_EQ(withId(said, "two")["result"]["structuredContent"]["rows"][0][0], "a\nb");
    EXPECT_TRUE(withId(said, 3).contains("result")) << "the last line needs no end";
}

TEST(McpStdio, GoesOnAfterWhatIsNoMessage) {
    McpTalk talk({museumBase()});
    const auto said = linesSaidTo(
        talk, "no json\n{\"jsonrpc\":\n\xff\xfe\n[]\n5\n" + rpcRequest(1, "ping").dump() + "\n");
    EXPECT_EQ(said.size(), 6U);
    std::vector<int> codes;
    for (const json& one : said)
        if (one.contains("error")) codes.push_back(one["error"]["code"].get<int>());
    EXPECT_THAT(codes, testing::UnorderedElementsAre(-32700, -32700, -32700, -32600, -32600));
    EXPECT_TRUE(withId(said, 1).contains("result"));
}

TEST(McpStdio, AnswersAListByAList) {
    McpTalk talk({museumBase()});
    const auto said = linesSaidTo(
        talk, json::array({rpcRequest(1, "ping"), rpcRequest(2, "ping")}).dump() + "\n");
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].size(), 2U);
}

TEST(McpStdio, LeavesOutALineThatIsTooLongAndHoldsItNot) {
    McpTalk talk({museumBase()});
    const auto said = linesSaidTo(
        talk, std::string(10U << 20U, 'x') + "\n" + rpcRequest(1, "ping").dump() + "\n");
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0]["error"]["code"], -32600);
    EXPECT_TRUE(withId(said, 1).contains("result"));
}

TEST(McpStdio, AnswersManyRequestsBesideEachOtherEachOnce) {
    McpTalk talk({museumBase()});
    std::string input;
    for (int i = 0; i < 100; ++i)
        input += rpcRequest(i, "tools/call",
                            {{"name", "query_sql"},
                             {"arguments", {{"query", "SELECT " + std::to_string(i)}}}})
                     .dump() +
                 "\n";
    const auto said = linesSaidTo(talk, input);
    ASSERT_EQ(said.size(), 100U);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(withId(said, i)["result"]["structuredContent"]["rows"][0][0], std::to_string(i));
}

TEST(McpStdio, TellsProgressBeforeTheAnswer) {
    McpTalk talk({museumBase()});
    const auto said = linesSaidTo(talk, rpcRequest(1, "tools/call",
                                                   {{"name", "ask"},
                                                    {"arguments", {{"question", "Which?"}}},
                                                    {"_meta", {{"progressToken", 7}}}})
                                                .dump() +
                                            "\n");
    ASSERT_GE(said.size(), 3U);
    for (std::size_t i = 0; i + 1 < said.size(); ++i)
        EXPECT_EQ(said[i]["params"]["progressToken"], 7);
    EXPECT_EQ(said.back()["id"], 1);
}

TEST(McpStdio, GivesNoReplyToARequestThatIsCancelled) {
    std::atomic<bool> begun = false;
    McpTalk talk({museumBase()}, untilCancelled(begun));
    HeldInput buffer(
        rpcRequest("long", "tools/call", {{"name", "ask"}, {"arguments", {{"question", "Which?"}}}})
                .dump() +
            "\n",
        [&] {
            while (!begun) std::this_thread::yield();
        });
    buffer.then(
        R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"long"}})"
        "\n" +
        rpcRequest(2, "ping").dump() + "\n");
    std::istream in(&buffer);
    std::ostringstream out;
    serveMcp(talk.server, in, out, CancelToken());
    const json only = json::parse(out.str());
    EXPECT_EQ(only["id"], 2);
}

TEST(McpStdio, TakesNoSecondRequestOfAnIdAndStillCancelsTheFirst) {
    std::atomic<bool> begun = false;
    McpTalk talk({museumBase()}, untilCancelled(begun));
    const auto ask = [](const json& id) {
        return rpcRequest(id, "tools/call",
                          {{"name", "ask"}, {"arguments", {{"question", "Which?"}}}})
                   .dump() +
               "\n";
    };
    const auto cancelled = [](const json& id) {
        return json{{"jsonrpc", "2.0"},
                    {"method", "notifications/cancelled"},
                    {"params", {{"requestId", id}}}}
                   .dump() +
               "\n";
    };
    HeldInput buffer(ask("long"), [&] {
        while (!begun) std::this_thread::yield();
    });
    buffer.then(rpcRequest("long", "ping").dump() + "\n" + cancelled("long"));
    std::istream in(&buffer);
    std::ostringstream out;
    serveMcp(talk.server, in, out, CancelToken());
    const json only = json::parse(out.str());
    EXPECT_EQ(only["id"], "long");
    EXPECT_EQ(only["error"]["code"], -32600);
}

TEST(McpStdio, EndsWhatRunsWhenItIsCancelled) {
    const CancelToken cancel;
    McpTalk talk({museumBase()},
                 tests::answersBy([&](const auto&, auto& trace, const CancelToken& own) {
                     cancel.cancel();
                     while (!own.cancelled()) std::this_thread::yield();
                     trace.fail(own.error());
                 }));
    std::istringstream in(
        rpcRequest(1, "tools/call", {{"name", "ask"}, {"arguments", {{"question", "Which?"}}}})
            .dump() +
        "\n");
    std::ostringstream out;
    serveMcp(talk.server, in, out, cancel);
    EXPECT_EQ(out.str(), "");
}
