// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// A chat model without a model: gives the replies of a script, the last one again and again, and
/// keeps what it was asked. Gathering calls and answering calls have a script each.
class ScriptedModel : public llm::ChatModel {
  public:
    using Reply = Result<llm::ChatReply>;

    ScriptedModel(std::vector<Reply> gather, std::vector<Reply> answer)
        : m_gather(std::move(gather)), m_answer(std::move(answer)) {}

    static Reply text(std::string content) {
        llm::ChatReply reply;
        reply.content = std::move(content);
        return reply;
    }
    static std::vector<Reply> texts(const std::vector<std::string>& contents) {
        std::vector<Reply> replies;
        for (const std::string& content : contents) replies.push_back(text(content));
        return replies;
    }

    Reply complete(const llm::ChatRequest& request, const llm::OnChatEvent& onEvent,
                   const CancelToken&) override {
        const std::scoped_lock lock(m_mutex);
        const bool answers = request.jsonSchema.dump().find("\"verdict\"") != std::string::npos;
        auto& script = answers ? m_answer : m_gather;
        auto& calls = answers ? m_answerCalls : m_gatherCalls;
        m_requests.push_back(request);
        const Reply& reply = script.at(std::min(calls++, script.size() - 1));
        if (reply && onEvent && !reply->content.empty())
            onEvent({llm::ChatEvent::Kind::Delta, reply->content});
        return reply;
    }
    [[nodiscard]] std::string name() const override { return "test:scripted"; }
    [[nodiscard]] bool hasTools() const override { return false; }

    [[nodiscard]] std::size_t gatherCalls() const { return m_gatherCalls; }
    [[nodiscard]] std::size_t answerCalls() const { return m_answerCalls; }
    [[nodiscard]] const std::vector<llm::ChatRequest>& requests() const { return m_requests; }

    /// The JSON objects that the calls ask for, with some members set.
    static std::string decision(const nlohmann::json& members) {
        nlohmann::json object{{"understood", "How many paintings are there?"},
                              {"why", "because"},
                              {"sql", ""},
                              {"search", ""}};
        if (members.is_object()) object.update(members);
        return object.dump();
    }
    static std::string verdict(const std::string& answer, const nlohmann::json& results = {},
                               const std::string& kind = "answer") {
        return nlohmann::json{{"verdict", kind},
                              {"why", "because"},
                              {"results", results.is_null() ? nlohmann::json::array() : results},
                              {"answer", answer}}
            .dump();
    }

  private:
    std::vector<Reply> m_gather;
    std::vector<Reply> m_answer;
    std::mutex m_mutex;
    std::size_t m_gatherCalls = 0;
    std::size_t m_answerCalls = 0;
    std::vector<llm::ChatRequest> m_requests;
};

}  // namespace tripletalk::answering
