// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/chatcall.h"

#include "base/text.h"
#include "llm/promptsize.h"

#include <utility>

namespace tripletalk::llm {

using nlohmann::json;

void ChatCall::notice(const std::string& text) const {
    if (m_onEvent) m_onEvent({ChatEvent::Kind::Notice, text});
}

Result<net::Reply> ChatCall::post(const std::string& path, nlohmann::ordered_json body,
                                  const CancelToken& cancel) {
    m_listener.onRefused = [this](const std::string& parameter) {
        ++m_calls;
        notice("The model does not take the parameter " + parameter + "; asked again without it.");
    };
    return m_endpoint.post(path, std::move(body), cancel, m_listener);
}

void ChatCall::complete(ChatReply& reply, const ChatRequest& request, int window) const {
    reply.usage.calls = m_calls;
    const std::string& asked = m_endpoint.model();
    if (reply.model.empty()) reply.model = asked;
    if (!isSameModel(asked, reply.model))
        notice("The server answered with the model " + text::elide(reply.model, 80) +
               " instead of " + asked + ".");
    const auto estimated = estimatedTokens(request);
    reply.promptTruncated = promptWasCut(estimated, reply.usage.promptTokens, window);
    if (reply.promptTruncated) notice(cutPromptNotice(estimated, reply.usage.promptTokens));
}

std::string roleName(Message::Role role) {
    switch (role) {
        case Message::Role::System:
            return "system";
        case Message::Role::User:
            return "user";
        case Message::Role::Assistant:
            return "assistant";
        case Message::Role::Tool:
            return "tool";
    }
    return "user";
}

nlohmann::ordered_json toolsJson(const std::vector<ToolSpec>& tools) {
    auto list = nlohmann::ordered_json::array();
    for (const ToolSpec& tool : tools)
        list.push_back({{"type", "function"},
                        {"function",
                         {{"name", tool.name},
                          {"description", tool.description},
                          {"parameters", tool.parameters}}}});
    return list;
}

std::size_t callsIn(const ChatRequest& request) {
    std::size_t count = 0;
    for (const Message& message : request.messages) count += message.toolCalls.size();
    return count;
}

bool isSameModel(const std::string& asked, const std::string& answered) {
    // Servers add tags and dates behind, gateways put the maker's name before.
    const auto lastPart = [](const std::string& name) {
        return text::toLower(name.substr(name.rfind('/') + 1));
    };
    const std::string a = lastPart(asked);
    const std::string b = lastPart(answered);
    return a.starts_with(b) || b.starts_with(a);
}

}  // namespace tripletalk::llm
