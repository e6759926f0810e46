// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Conversations over a graph at an endpoint without a search index, whatever that endpoint does.
#include "answering/ask.h"
#include "answering/grasp/graspstrategy.h"
#include "docks.h"
#include "knowledge/remotebase.h"
#include "sparql/results/resultwriter.h"
#include "support/httpserver.h"
#include "support/testmodelserver.h"

#include <atomic>

namespace tripletalk::answering::grasp {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using tests::HttpAnswer;
using tests::HttpRequest;
using tests::must;
using tests::Rule;

namespace {

std::string decoded(const std::string& path) {
    std::string text;
    for (std::size_t i = path.find("query=") + 6; i < path.size() && path[i] != '&'; ++i) {
        if (path[i] == '%') {
            text += static_cast<char>(std::stoi(path.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            text += path[i];
        }
    }
    return text;
}

enum class Mood : unsigned char { Well, Dying, Lying, Breaking, OtherFormat };

struct GraspEndpoint : Docks {
    std::unique_ptr<sparql::SparqlSource> engine = must(base.openSparql());
    std::atomic<Mood> mood = Mood::Well;
    tests::HttpServer server{[this](const HttpRequest& request) -> HttpAnswer {
        if (mood == Mood::Dying) return {500, {}, "out of memory"};
        if (mood == Mood::Lying) return {200, {{"Content-Type", "text/html"}}, "<h1>Hello</h1>"};
        const auto answer = engine->query(decoded(request.path), {}, {});
        if (!answer) return {400, {}, answer.error().toText()};
        const bool isText = mood == Mood::OtherFormat;
        return {200,
                {{"Content-Type", isText ? "text/csv" : "application/sparql-results+json"}},
                must(sparql::write(
                    *answer, isText ? sparql::ResultFormat::Csv : sparql::ResultFormat::Json)),
                false,
                mood == Mood::Breaking};
    }};
    std::vector<tests::RecordedRequest> requests;
    std::vector<json> events;
    StrategyParts options;

    Answer ask(std::vector<Rule> rules, Mood later = Mood::Well) {
        const auto client = std::make_shared<net::Client>();
        mood = Mood::Well;
        knowledge::RemoteOptions remote;
        remote.url = server.url() + "/sparql";
        remote.name = "far docks";
        remote.prefixes = {{"ex", "http://example.org/"}};
        remote.replace = true;
        must(knowledge::makeRemoteBase(folder.path() / "far.kb", remote, client, {}));
        const auto far =
            must(knowledge::KnowledgeBase::open(folder.path() / "far.kb")).reachedBy(client);
        mood = later;
        const tests::ModelServer model(std::move(rules));
        llm::Access access;
        access.openAiBaseUrl = model.openAiUrl();
        options.model = must(llm::makeChatModel("openai:test", access, client));
        GraspStrategy strategy(Task::Query, options);
        Answer answer =
            answering::ask(strategy, {"Which ships are there?", {}, {far}},
                           [&](const Event& event) { events.push_back(toJson(event)); }, {});
        requests = model.modelRequests();
        return answer;
    }
    [[nodiscard]] std::string prompt(std::size_t call) const {
        return call < requests.size() ? requests[call].prompt : std::string();
    }
};

const std::string ships = "SELECT ?ship { ?ship a ex:Ship }";

Rule calls(const std::string& tool, json arguments) {
    return {.times = 1,
            .toolCalls = json::array({{{"name", tool}, {"arguments", std::move(arguments)}}})};
}

}  // namespace

TEST_F(GraspEndpoint, IsListedAndQueriedAndSaysThatItHasNoIndex) {
    const Answer answer =
        ask({calls("list", {{"object", "ex:Ship"}}), calls("execute", {{"sparql", ships}}),
             calls("answer", {{"sparql", ships}, {"answer", "Three ships."}})});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(answer.result.rows, SizeIs(3));
    EXPECT_EQ(answer.result.rows[0][0].iri.substr(0, 19), "http://example.org/");
    std::vector<std::string> tools;
    for (const json& tool : requests[0].body["tools"]) tools.push_back(tool["function"]["name"]);
    EXPECT_THAT(tools, ElementsAre("list", "execute", "answer", "cancel"));
    EXPECT_THAT(prompt(0), HasSubstr("(at a SPARQL endpoint elsewhere) (without a search index)"));
    EXPECT_THAT(prompt(1), HasSubstr("Swift Heron (ex:heron)"));
    EXPECT_THAT(answer.text, HasSubstr("\"far docks\" has no search index: this was found by"));
    const auto said = std::ranges::find(
        events, "decision", [](const json& event) { return event["kind"].get<std::string>(); });
    ASSERT_NE(said, events.end());
    EXPECT_THAT(said->at("why").get<std::string>(),
                HasSubstr("can list and query, but not search"));
}

TEST_F(GraspEndpoint, ThatAnswersInAnotherFormatIsToldToTheModel) {
    const Answer answer = ask(
        {calls("execute", {{"sparql", ships}}),
         calls("cancel", {{"explanation", "No answers."}, {"best_attempt", {{"sparql", ships}}}})},
        Mood::OtherFormat);
    EXPECT_THAT(prompt(1), HasSubstr("The query failed: "));
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_EQ(answer.text.find("best attempt"), std::string::npos) << "it cannot be shown";
}

TEST_F(GraspEndpoint, ThatDiesIsToldToTheModel) {
    const Answer answer =
        ask({calls("execute", {{"sparql", ships}}), calls("list", {{"object", "ex:Ship"}}),
             calls("cancel", {{"explanation", "The endpoint is down."}})},
            Mood::Dying);
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(prompt(1), HasSubstr("The query failed: "));
    EXPECT_THAT(prompt(1), HasSubstr("out of memory"));
    EXPECT_THAT(prompt(2), HasSubstr("The tool failed: "));
    EXPECT_THAT(answer.text, HasSubstr("The endpoint is down."));
}

TEST_F(GraspEndpoint, ThatLiesOrBreaksOffIsToldToTheModel) {
    (void)ask(
        {calls("execute", {{"sparql", ships}}), calls("cancel", {{"explanation", "No answers."}})},
        Mood::Lying);
    EXPECT_THAT(prompt(1), HasSubstr("The query failed: "));
    (void)ask(
        {calls("execute", {{"sparql", ships}}), calls("cancel", {{"explanation", "No answers."}})},
        Mood::Breaking);
    EXPECT_THAT(prompt(1), HasSubstr("The query failed: "));
}

}  // namespace tripletalk::answering::grasp
