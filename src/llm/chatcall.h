// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/modelendpoint.h"

#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::llm {

/// One call of a chat model, whatever the protocol: feeds the parser of its reply, counts the
/// calls, and notices what a person should know (refused parameters, another model, a cut prompt).
class ChatCall {
  public:
    ChatCall(const Endpoint& endpoint, const OnChatEvent& onEvent)
        : m_endpoint(endpoint), m_onEvent(onEvent) {}

    Endpoint::Listener& listener() { return m_listener; }

    /// `Parser` is OllamaReply or OpenAiReply; `window` is the context window asked for, 0 if
    /// unknown.
    template <typename Parser>
    Result<ChatReply> run(const std::string& path, nlohmann::ordered_json body,
                          const ChatRequest& request, int window, Parser& parser,
                          const CancelToken& cancel) {
        std::optional<Error> unreadable;
        m_listener.onData = [&](std::string_view bytes) {
            if (const auto fed = parser.feed(bytes); !fed) unreadable = fed.error();
            return !unreadable;
        };
        const auto sent = post(path, std::move(body), cancel);
        if (unreadable) return m_endpoint.withoutKey(*std::move(unreadable));
        if (!sent) return sent.error();
        auto reply = parser.finish();
        if (!reply) return m_endpoint.withoutKey(reply.error());
        complete(*reply, request, window);
        return reply;
    }

  private:
    Result<net::Reply> post(const std::string& path, nlohmann::ordered_json body,
                            const CancelToken& cancel);
    void complete(ChatReply& reply, const ChatRequest& request, int window) const;
    void notice(const std::string& text) const;

    const Endpoint& m_endpoint;
    const OnChatEvent& m_onEvent;
    Endpoint::Listener m_listener;
    int m_calls = 1;
};

// What both protocols write alike.
std::string roleName(Message::Role role);
nlohmann::ordered_json toolsJson(const std::vector<ToolSpec>& tools);
/// How many tool calls a conversation holds.
std::size_t callsIn(const ChatRequest& request);
/// True if a server that was asked for one name may well answer under the other ("llama3.2" and
/// "llama3.2:latest", "gpt-x" and "gpt-x-2026-01-01").
bool isSameModel(const std::string& asked, const std::string& answered);

}  // namespace tripletalk::llm
