// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/ask.h"
#include "answering/grasp/graspstrategy.h"
#include "docks.h"
#include "llm/providers.h"
#include "support/testmodelserver.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::grasp {

using nlohmann::json;
using tests::ModelServer;
using tests::must;
using tests::Rule;

inline const std::string toAnemone =
    "SELECT ?ship ?year { ?ship :sailsTo :north ; :builtIn ?year } ORDER BY ?year";

inline json callOf(const std::string& tool, json arguments) {
    return {{"name", tool}, {"arguments", std::move(arguments)}};
}

/// A reply, once; they are given in their order.
inline Rule replies(const std::string& content, std::vector<json> calls = {}) {
    return {.times = 1, .content = content, .toolCalls = json(std::move(calls))};
}
inline Rule looksUp() {
    return replies("I look for the harbour.", {callOf("search_entity", {{"query", "port anemone"}}),
                                               callOf("search_property", {{"query", "sails"}})});
}
inline Rule runsQuery() {
    return replies("Now the query.", {callOf("execute", {{"sparql", toAnemone}})});
}
inline Rule answersWith(const std::string& text, const std::string& query = toAnemone) {
    return replies(
        "", {callOf("answer",
                    {{"sparql", query}, {"answer", text}, {"columns", json::array({"ship"})}})});
}

/// A question about the docks, answered by a model server that follows a script.
struct GraspConversations : Docks {
    std::string asked = "Which ships sail to Port Anemone?";
    StrategyParts options;
    std::vector<Turn> history;
    std::vector<knowledge::KnowledgeBase> others;  ///< asked together with the docks
    std::vector<json> events;
    std::vector<json> requests;

    Answer ask(std::vector<Rule> rules, Task task = Task::Query) {
        const ModelServer server(std::move(rules));
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        options.model =
            must(llm::makeChatModel("openai:test", access, std::make_shared<net::Client>()));
        GraspStrategy strategy(task, options);
        const Question question{asked, history, {base}, {}, others};
        events.clear();
        Answer answer = answering::ask(
            strategy, question, [&](const Event& event) { events.push_back(toJson(event)); }, {});
        requests.clear();
        for (const auto& request : server.modelRequests()) requests.push_back(request.body);
        return answer;
    }

    /// All that the model was sent in a call, counted from 0.
    [[nodiscard]] std::string prompt(std::size_t call) const {
        std::string text;
        if (call < requests.size())
            for (const json& message : requests[call]["messages"])
                text += message.value("content", "") + "\n";
        return text;
    }
    [[nodiscard]] std::vector<std::string> toolsOffered() const {
        std::vector<std::string> names;
        for (const json& tool : requests.at(0)["tools"]) names.push_back(tool["function"]["name"]);
        return names;
    }
    [[nodiscard]] std::vector<std::string> toolsCalled() const {
        std::vector<std::string> names;
        for (const json& event : events)
            if (event["kind"] == "tool_called") names.push_back(event["tool"]);
        return names;
    }
};

}  // namespace tripletalk::answering::grasp
