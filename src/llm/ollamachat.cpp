// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/ollamachat.h"

#include "base/jsontext.h"
#include "llm/chatcall.h"
#include "llm/jsonfields.h"
#include "llm/ollamareply.h"

#include <map>
#include <utility>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

json toolCallsJson(const std::vector<ToolCall>& calls) {
    json list = json::array();
    for (const ToolCall& call : calls)
        list.push_back(
            {{"id", call.id}, {"function", {{"name", call.name}, {"arguments", call.arguments}}}});
    return list;
}

json messagesJson(const std::vector<Message>& messages) {
    json list = json::array();
    std::map<std::string, std::string>
        toolNames;  // Ollama knows a tool's result by the tool's name
    for (const Message& message : messages) {
        json entry = {{"role", roleName(message.role)}, {"content", message.content}};
        if (!message.toolCalls.empty()) entry["tool_calls"] = toolCallsJson(message.toolCalls);
        for (const ToolCall& call : message.toolCalls) toolNames[call.id] = call.name;
        if (message.role == Message::Role::Tool) {
            entry["tool_call_id"] = message.toolCallId;
            entry["tool_name"] = toolNames[message.toolCallId];
        }
        list.push_back(std::move(entry));
    }
    return list;
}

nlohmann::ordered_json ollamaBody(const ChatRequest& request, const std::string& model) {
    nlohmann::ordered_json body = {{"model", model},
                                   {"messages", messagesJson(request.messages)},
                                   {"stream", true},
                                   {"keep_alive", "15m"},
                                   {"options",
                                    {{"num_ctx", request.contextTokens},
                                     {"num_predict", request.maxTokens},
                                     {"temperature", request.temperature}}}};
    if (!request.tools.empty()) body["tools"] = toolsJson(request.tools);
    if (!request.jsonSchema.is_null()) body["format"] = request.jsonSchema;
    return body;
}

}  // namespace

OllamaChat::OllamaChat(Endpoint::Settings settings, std::chrono::milliseconds loadingAfter)
    : m_endpoint(std::move(settings)), m_loadingAfter(loadingAfter) {}

std::string OllamaChat::waitingText(const CancelToken& cancel) const {
    const auto reply = m_endpoint.get("/api/ps", cancel);
    const json list = reply ? parsedJson(reply->body) : json();
    if (!field(list, "models").is_array())
        return "The model " + m_endpoint.model() + " is loading or reading.";
    for (const json& entry : field(list, "models"))
        if (isSameModel(m_endpoint.model(), textField(entry, "model")) ||
            isSameModel(m_endpoint.model(), textField(entry, "name")))
            return "The model " + m_endpoint.model() + " is reading.";
    return "The model " + m_endpoint.model() + " is being loaded.";
}

Result<ChatReply> OllamaChat::complete(const ChatRequest& request, const OnChatEvent& onEvent,
                                       const CancelToken& cancel) {
    ChatCall call(m_endpoint, onEvent);
    call.listener().slowAfter = m_loadingAfter;
    if (onEvent)
        call.listener().onSlow = [&] { onEvent({ChatEvent::Kind::Loading, waitingText(cancel)}); };
    OllamaReply parser(onEvent, callsIn(request) + 1);
    return call.run("/api/chat", ollamaBody(request, m_endpoint.model()), request,
                    request.contextTokens, parser, cancel);
}

}  // namespace tripletalk::llm
