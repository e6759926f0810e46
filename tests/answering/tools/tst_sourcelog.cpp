// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sourcelog.h"
#include "answering/tools/toolbox.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using nlohmann::json;
using testing::ElementsAre;

namespace {

/// Gives back what it is told to.
class Echo : public Tool {
  public:
    explicit Echo(bool query = false) : m_query(query) {}
    [[nodiscard]] const llm::ToolSpec& spec() const override { return m_spec; }
    Result<Found> call(const json& arguments, int, const CancelToken& cancel) override {
        if (cancel.cancelled()) return cancel.error();
        const std::string text = arguments.at("text");
        if (text == "broken")
            return Error{ErrorKind::Network, Sentence::verbatim("The echo is away.")};
        if (text == "nothing") return Found{{}, "There is no echo."};
        Source source{.kind = "passage"};
        source.text = text;
        return Found{{source}};
    }
    [[nodiscard]] bool isQuery() const override { return m_query; }

  private:
    bool m_query;
    llm::ToolSpec m_spec = toolOfOne(m_query ? "ask" : "echo", "Says it again.", "text");
};

struct Log : testing::Test {
    std::vector<json> events;
    Trace trace{"run", [this](const Event& event) { events.push_back(toJson(event)); }};
    SourceLog log{trace};
    Echo echo;

    std::vector<int> call(const std::string& text) {
        const auto returned = log.call(echo, {{"text", text}}, 2, {});
        return returned ? returned->numbers : std::vector<int>{-1};
    }
};

}  // namespace

TEST_F(Log, NumbersWhatAToolFindsAndTellsTheTrace) {
    EXPECT_FALSE(log.wasCalled("echo"));
    EXPECT_THAT(call("a"), ElementsAre(1));
    EXPECT_THAT(call("b"), ElementsAre(2));
    EXPECT_TRUE(log.wasCalled("echo"));
    ASSERT_EQ(events.size(), 4U);
    EXPECT_EQ(events[2]["kind"], "tool_called");
    EXPECT_EQ(events[2]["query"], "b");
    EXPECT_EQ(events[3]["kind"], "tool_returned");
    EXPECT_EQ(events[3]["call"], events[2]["call"]);
    EXPECT_EQ(events[3]["round"], 2);
    EXPECT_EQ(events[3]["sources"][0]["text"], "b");
}

TEST_F(Log, KeepsTheNumberOfATextThatIsFoundAgain) {
    EXPECT_THAT(call("a"), ElementsAre(1));
    EXPECT_THAT(call("b"), ElementsAre(2));
    EXPECT_THAT(call("a"), ElementsAre(1));
    EXPECT_EQ(log.all().size(), 2U);
}

TEST_F(Log, TellsOfFailuresAndOfWhatIsNoEvidence) {
    EXPECT_THAT(call("broken"), ElementsAre(-1));
    EXPECT_EQ(events.back()["error"]["message"], "The echo is away.");
    EXPECT_THAT(call("nothing"), ElementsAre());
    EXPECT_EQ(events.back()["text"], "There is no echo.");
    EXPECT_TRUE(log.all().empty());
}

TEST_F(Log, LetsAToolRunBesideOthers) {
    const CancelToken cancel;
    auto pending = log.begin(echo, {{"text", "slow"}}, 1, cancel);
    EXPECT_THAT(call("quick"), ElementsAre(1));
    const auto returned = log.end(std::move(pending));
    ASSERT_TRUE(returned);
    EXPECT_THAT(returned->numbers, ElementsAre(2));
    EXPECT_EQ(events.back()["call"], events.front()["call"]);
}

TEST(Toolbox, FindsItsToolsByNameAndTheOneThatIsAskedQueries) {
    Echo echo;
    Echo query(true);
    Toolbox tools;
    tools.add(echo);
    EXPECT_EQ(tools.query(), nullptr);
    tools.add(query);
    EXPECT_EQ(tools.find("echo"), &echo);
    EXPECT_EQ(tools.find("run_echo"), nullptr);
    EXPECT_EQ(tools.query(), &query);
    EXPECT_EQ(tools.specs().at(1).name, "ask");
}

}  // namespace tripletalk::answering
