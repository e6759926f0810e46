// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// A run by a method that exists only here: an agent that looks names up, asks the graph, and ends
// by a tool. It stands for any that a strategy could bring; the runs of the strategies that there
// are have tests of their own.
#include "answering/answer/answerbuilder.h"
#include "answering/ask.h"
#include "answering/model/modelrun.h"
#include "answering/strategies/loopstrategy.h"
#include "answering/tools/sparqltool.h"
#include "support/testbases.h"

#include <condition_variable>
#include <mutex>

#include <gmock/gmock.h>

namespace tripletalk::answering::agents {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

using Role = llm::Message::Role;

/// Gives replies in their order and keeps what it was asked; `toolsUntil`: from that call on the
/// server takes no tools any more.
class Replies : public llm::ChatModel {
  public:
    Replies(std::vector<llm::ChatReply> replies, std::size_t toolsUntil)
        : m_replies(std::move(replies)), m_toolsUntil(toolsUntil) {}
    Result<llm::ChatReply> complete(const llm::ChatRequest& request, const llm::OnChatEvent&,
                                    const CancelToken&) override {
        requests.push_back(request);
        return m_replies.at(std::min(requests.size(), m_replies.size()) - 1);
    }
    [[nodiscard]] std::string name() const override { return "test:replies"; }
    [[nodiscard]] bool hasTools() const override { return requests.size() < m_toolsUntil; }

    std::vector<llm::ChatRequest> requests;

  private:
    std::vector<llm::ChatReply> m_replies;
    std::size_t m_toolsUntil;
};
constexpr std::size_t never = 1000;

llm::ChatReply calls(std::vector<llm::ToolCall> toolCalls, const std::string& content = {}) {
    llm::ChatReply reply;
    reply.content = content;
    reply.toolCalls = std::move(toolCalls);
    return reply;
}
llm::ChatReply says(const std::string& content) { return calls({}, content); }
llm::ChatReply writes(const std::string& tool, const json& arguments) {
    return says(
        json{{"understood", ""}, {"why", "w"}, {"call", {{"tool", tool}, {"arguments", arguments}}}}
            .dump());
}

llm::ToolSpec specOf(const std::string& name, const std::vector<std::string>& arguments) {
    nlohmann::ordered_json properties;
    for (const std::string& argument : arguments) properties[argument] = {{"type", "string"}};
    return {name, "Does " + name + ".", {{"type", "object"}, {"properties", properties}}};
}

/// Looks a name up among things of a kind.
struct FindName : Tool {
    llm::ToolSpec specification = specOf("find_name", {"kind", "name"});
    [[nodiscard]] const llm::ToolSpec& spec() const override { return specification; }
    Result<Found> call(const json& arguments, int, const CancelToken&) override {
        if (arguments.value("kind", "") == "Planet")
            return Error{ErrorKind::NotFound, Sentence::verbatim("There is no index of planets.")};
        return Found{{}, arguments.value("name", "") + " is <http://example.org/bo>."};
    }
};

/// Waits until another call of it is under way.
struct Meet : Tool {
    llm::ToolSpec specification = specOf("meet", {"place", "who"});
    std::mutex mutex;
    std::condition_variable arrived;
    int there = 0;
    [[nodiscard]] const llm::ToolSpec& spec() const override { return specification; }
    [[nodiscard]] bool runsBeside() const override { return true; }
    [[nodiscard]] bool runsBesideItself() const override { return true; }
    Result<Found> call(const json& arguments, int, const CancelToken&) override {
        std::unique_lock lock(mutex);
        ++there;
        arrived.notify_all();
        const bool met =
            arrived.wait_for(lock, std::chrono::seconds(10), [&] { return there > 1; });
        return Found{{}, arguments.value("who", "") + (met ? " met somebody." : " was alone.")};
    }
};

/// Ends the run.
struct Finish : Tool {
    llm::ToolSpec specification = specOf("finish", {"answer", "source"});
    json given;
    [[nodiscard]] const llm::ToolSpec& spec() const override { return specification; }
    Result<Found> call(const json& arguments, int, const CancelToken&) override {
        given = arguments;
        return Found{{}, "Stopped."};
    }
};

class Agent : public Method {
  public:
    explicit Agent(RunState& run) : Method(run) {}
    Result<void> open() override {
        auto sparql = SparqlTool::open(m_run.base());
        if (!sparql) return sparql.error();
        m_sparql.emplace(*std::move(sparql));
        m_run.keepsDialogue = true;
        for (Tool* tool : {static_cast<Tool*>(&m_find), static_cast<Tool*>(&*m_sparql),
                           static_cast<Tool*>(&m_meet), static_cast<Tool*>(&m_finish)})
            m_run.tools.add(*tool);
        return {};
    }
    Result<llm::ChatRequest> request() override {
        std::vector<llm::Message> messages{{Role::System, "Use the tools."},
                                           {Role::User, m_run.question.text}};
        messages.insert(messages.end(), m_run.dialogue.begin(), m_run.dialogue.end());
        return m_run.request(std::move(messages));
    }
    Result<bool> mustGoOn(const Decision&) override { return m_finish.given.is_null(); }
    Result<std::optional<Conclusion>> conclusion(const Decision&) override {
        if (m_finish.given.is_null()) return std::optional<Conclusion>();
        const int source = std::stoi(m_finish.given.value("source", "0"));
        return std::optional(Conclusion{.verdict = {.results = {{.source = source}}},
                                        .parts = {textPart(m_finish.given.value("answer", ""))}});
    }

  private:
    FindName m_find;
    Meet m_meet;
    std::optional<SparqlTool> m_sparql;
    Finish m_finish;
};

const json snow{{"query", "SELECT ?who { ?work rdfs:label \"Snow\" ; :paintedBy ?who }"}};
const json done{{"answer", "Bo Carter [1]."}, {"source", "1"}};
const json bo{{"kind", "Artist"}, {"name", "Bo"}};

struct AgentRun : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::vector<json> events;

    Answer ask(Replies& model) {
        const Question question{"Who painted Snow?", {}, {base}};
        const Prompts prompts;
        const ModelNumbers numbers{.rounds = 6, .nativeTools = true};
        AnswerBuilder builder;
        Trace trace("run", [&](const Event& event) {
            events.push_back(toJson(event));
            builder.add(event);
        });
        const CancelToken cancel;
        RunState state(model, prompts, numbers, question, trace, cancel);
        Agent agent(state);
        ModelRun(state, agent).run();
        return builder.answer();
    }
};

}  // namespace

TEST_F(AgentRun, CallsToolsNativelyAndShowsTheModelWhatTheyGave) {
    Replies model({calls({{"a", "find_name", bo}}, "First the name."),
                   calls({{"b", "sparql", snow}}), calls({{"c", "finish", done}})},
                  never);
    const Answer answer = ask(model);
    ASSERT_EQ(answer.status, AnswerStatus::Answered)
        << (answer.error ? answer.error->toText() : "");
    EXPECT_EQ(answer.text, "Bo Carter [1].");
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].text, "Bo Carter");

    ASSERT_EQ(model.requests.size(), 3U);
    EXPECT_TRUE(model.requests[0].jsonSchema.is_null());
    ASSERT_EQ(model.requests[0].tools.size(), 4U);
    EXPECT_EQ(model.requests[0].tools[0].name, "find_name");
    const auto& messages = model.requests[2].messages;
    ASSERT_EQ(messages.size(), 6U) << "two of the prompt, and two for each round";
    EXPECT_EQ(messages[2].content, "First the name.");
    EXPECT_EQ(messages[2].toolCalls.at(0).arguments, bo);
    EXPECT_EQ(messages[3].role, Role::Tool);
    EXPECT_EQ(messages[3].toolCallId, "a");
    EXPECT_EQ(messages[3].content, "Bo is <http://example.org/bo>.");
    EXPECT_EQ(messages[5].toolCallId, "b");
    EXPECT_THAT(messages[5].content, HasSubstr("Bo Carter"));
}

TEST_F(AgentRun, AsksForAnObjectWhereTheModelHasNoTools) {
    Replies model({writes("find_name", bo), writes("sparql", snow), writes("finish", done)}, 0);
    const Answer answer = ask(model);
    ASSERT_EQ(answer.status, AnswerStatus::Answered)
        << (answer.error ? answer.error->toText() : "");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "Bo Carter");
    for (const llm::ChatRequest& request : model.requests) {
        EXPECT_TRUE(request.tools.empty());
        EXPECT_EQ(request.jsonSchema["properties"]["call"]["anyOf"].size(), 4U);
    }
    EXPECT_EQ(model.requests[1].messages.back().role, Role::User);
    EXPECT_EQ(model.requests[1].messages.back().content, "Bo is <http://example.org/bo>.");
}

TEST_F(AgentRun, ChangesTheFormWhereTheServerTurnsOutToTakeNoTools) {
    Replies model({says("I would look for Bo."), writes("sparql", snow), writes("finish", done)},
                  1);
    ASSERT_EQ(ask(model).status, AnswerStatus::Answered);
    EXPECT_EQ(model.requests[0].tools.size(), 4U);
    EXPECT_TRUE(model.requests[1].tools.empty());
    EXPECT_FALSE(model.requests[1].jsonSchema.is_null());
    EXPECT_FALSE(model.requests[2].jsonSchema.is_null());
}

TEST_F(AgentRun, TellsTheModelOfAToolThatFailsAndOfOneThatThereIsNot) {
    Replies model({calls({{"a", "find_name", {{"kind", "Planet"}, {"name", "Mars"}}},
                          {"b", "telescope", {{"at", "Mars"}}}}),
                   calls({{"c", "sparql", snow}, {"d", "finish", done}})},
                  never);
    ASSERT_EQ(ask(model).status, AnswerStatus::Answered);
    const auto& messages = model.requests[1].messages;
    ASSERT_EQ(messages.size(), 5U);
    EXPECT_THAT(messages[3].content, HasSubstr("There is no index of planets."));
    EXPECT_EQ(messages[4].toolCallId, "b");
    EXPECT_EQ(messages[4].content,
              "There is no tool \"telescope\". There are: find_name, sparql, meet, finish.");
}

TEST_F(AgentRun, CallsAToolBesideItselfWhereThatIsAllowed) {
    Replies model({calls({{"a", "meet", {{"place", "inn"}, {"who", "Ana"}}},
                          {"b", "meet", {{"place", "inn"}, {"who", "Bo"}}}}),
                   calls({{"c", "sparql", snow}, {"d", "finish", done}})},
                  never);
    ASSERT_EQ(ask(model).status, AnswerStatus::Answered);
    const auto& messages = model.requests[1].messages;
    ASSERT_EQ(messages.size(), 5U);
    EXPECT_EQ(messages[3].content, "Ana met somebody.");
    EXPECT_EQ(messages[4].content, "Bo met somebody.");
}

TEST_F(AgentRun, LeavesTheExactCallsInTheTrace) {
    llm::ChatReply reply = calls({{"a", "find_name", bo}});
    reply.toolCalls[0].written = "{\"name\":  \"Bo\", \"kind\": \"Artist\"}";
    Replies model({reply, calls({{"b", "sparql", snow}, {"c", "finish", done}})}, never);
    (void)ask(model);
    std::vector<json> asked;
    std::vector<json> answered;
    for (const json& event : events) {
        if (event["kind"] == "model_asked") asked.push_back(event);
        if (event["kind"] == "model_answered") answered.push_back(event);
    }
    ASSERT_EQ(answered.size(), 2U);
    EXPECT_EQ(
        answered[0]["tool_calls"],
        json::array(
            {{{"id", "a"}, {"name", "find_name"}, {"arguments", reply.toolCalls[0].written}}}));
    EXPECT_EQ(asked[0]["tools"][1]["name"], "sparql");
    EXPECT_EQ(asked[1]["messages"][2]["tool_calls"], answered[0]["tool_calls"]);
    EXPECT_EQ(asked[1]["messages"][3]["tool_call"], "a");
}

TEST_F(AgentRun, IsJudgedByTheModelWhereTheRoundsEndWithoutAnEnd) {
    const json verdict{{"verdict", "answer"},
                       {"why", "w"},
                       {"results", {{{"source", 1}}}},
                       {"answer", "Bo Carter painted it [1]."}};
    std::vector<llm::ChatReply> replies(6, calls({{"a", "sparql", snow}}));
    replies.push_back(says(verdict.dump()));
    Replies model(std::move(replies), never);
    const Answer answer = ask(model);
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.text, "Bo Carter painted it [1].");
    EXPECT_EQ(answer.sources.size(), 1U) << "the same query is not asked twice";
}

TEST_F(AgentRun, TheLoopTakesNativeCallsByTheSameSwitch) {
    const json verdict{{"verdict", "answer"},
                       {"why", "w"},
                       {"results", {{{"source", 1}}}},
                       {"answer", "There are 5 paintings [1]."}};
    const auto model = std::make_shared<Replies>(
        std::vector<llm::ChatReply>{
            calls({{"a", "sql", {{"query", "SELECT COUNT(*) AS n FROM painting"}}},
                   {"b", "search", {{"text", "paintings"}}},
                   {"c", "search", {{"text", "Who painted Snow?"}}}}),
            says(verdict.dump())},
        never);
    LoopStrategy strategy({}, model, must(llm::makeEmbedder("builtin", {}, nullptr)), Prompts(),
                          {.nativeTools = true});
    const Answer answer =
        answering::ask(strategy, {"How many paintings?", {}, {base}}, {}, CancelToken());
    EXPECT_EQ(answer.text, "There are 5 paintings [1].");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "5");
    ASSERT_EQ(model->requests[0].tools.size(), 2U);
    EXPECT_TRUE(model->requests[0].jsonSchema.is_null());
    EXPECT_TRUE(model->requests[1].tools.empty()) << "a judgement calls no tool";
    const auto searches = std::ranges::count(answer.steps, std::string("search"), &Step::kind);
    EXPECT_GE(searches, 2) << "each search is made";
}

}  // namespace tripletalk::answering::agents
