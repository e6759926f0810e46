// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/openaichat.h"

#include "llm/chatcall.h"
#include "llm/jsonfields.h"
#include "llm/openaireply.h"

#include <algorithm>
#include <utility>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

json messageJson(const Message& message) {
    json entry = {{"role", roleName(message.role)}, {"content", message.content}};
    if (message.role == Message::Role::Tool) entry["tool_call_id"] = message.toolCallId;
    for (const ToolCall& call : message.toolCalls)
        entry["tool_calls"].push_back(
            {{"id", call.id},
             {"type", "function"},
             {"function", {{"name", call.name}, {"arguments", toText(call.arguments)}}}});
    return entry;
}

nlohmann::ordered_json openAiBody(const ChatRequest& request, const std::string& model) {
    json messages = json::array();
    for (const Message& message : request.messages) messages.push_back(messageJson(message));
    nlohmann::ordered_json body = {{"model", model},
                                   {"messages", std::move(messages)},
                                   {"stream", true},
                                   {"stream_options", {{"include_usage", true}}},
                                   {"temperature", request.temperature},
                                   {"max_tokens", request.maxTokens}};
    if (!request.tools.empty()) body["tools"] = toolsJson(request.tools);
    if (!request.jsonSchema.is_null())
        body["response_format"] = {{"type", "json_schema"},
                                   {"json_schema",
                                    {{"name", "reply"},
                                     {"schema", request.jsonSchema},
                                     {"strict", isStrictSchema(json(request.jsonSchema))}}}};
    return body;
}

}  // namespace

bool isStrictSchema(const json& schema) {
    if (schema.is_array()) return std::all_of(schema.begin(), schema.end(), isStrictSchema);
    if (!schema.is_object()) return true;
    const json& properties = field(schema, "properties");
    const json& required = field(schema, "required");
    if (properties.is_object() || field(schema, "type") == "object") {
        if (field(schema, "additionalProperties") != false || required.size() != properties.size())
            return false;
    }
    return std::all_of(schema.begin(), schema.end(), isStrictSchema);
}

OpenAiChat::OpenAiChat(Endpoint::Settings settings) : m_endpoint(std::move(settings)) {}

Result<ChatReply> OpenAiChat::complete(const ChatRequest& request, const OnChatEvent& onEvent,
                                       const CancelToken& cancel) {
    ChatCall call(m_endpoint, onEvent);
    OpenAiReply parser(onEvent, callsIn(request) + 1);
    constexpr int unknownWindow = 0;
    return call.run("/chat/completions", openAiBody(request, m_endpoint.model()), request,
                    unknownWindow, parser, cancel);
}

}  // namespace tripletalk::llm
