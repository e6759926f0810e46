// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/modelcaller.h"

#include "base/text.h"

namespace tripletalk::answering {

using nlohmann::json;

namespace {

std::string_view roleName(llm::Message::Role role) {
    switch (role) {
        case llm::Message::Role::System:
            return "system";
        case llm::Message::Role::User:
            return "user";
        case llm::Message::Role::Assistant:
            return "assistant";
        case llm::Message::Role::Tool:
            return "tool";
    }
    return "user";
}

json messagesJson(const std::vector<llm::Message>& messages) {
    json all = json::array();
    for (const auto& message : messages)
        all.push_back({{"role", roleName(message.role)}, {"content", message.content}});
    return all;
}

json errorJson(const Error& error) {
    return {{"kind", toString(error.kind)},
            {"message", error.message.text()},
            {"detail", error.detail}};
}

}  // namespace

Result<llm::ChatReply> ModelCaller::ask(std::string_view purpose, int round,
                                        const llm::ChatRequest& request, const CancelToken& cancel,
                                        const std::function<void(std::string_view)>& onDelta) {
    const auto call = m_trace.nextCall();
    json asked{{"call", call},
               {"purpose", purpose},
               {"round", round},
               {"model", m_model.name()},
               {"messages", messagesJson(request.messages)}};
    if (!request.jsonSchema.is_null()) asked["schema"] = request.jsonSchema;
    m_trace.emit("model_asked", std::move(asked));

    const double begin = m_trace.elapsedMs();
    json notices = json::array();
    auto reply = m_model.complete(
        request,
        [&](const llm::ChatEvent& event) {
            if (event.kind == llm::ChatEvent::Kind::Delta) {
                if (onDelta)
                    onDelta(event.text);
                else
                    m_trace.delta("model_delta", call, event.text);
            } else if (event.kind == llm::ChatEvent::Kind::Notice) {
                notices.push_back(event.text);
            } else if (event.kind == llm::ChatEvent::Kind::Loading) {
                m_trace.emit("model_loading", {{"call", call}, {"text", event.text}});
            }
        },
        cancel);

    json answered{{"call", call},
                  {"purpose", purpose},
                  {"round", round},
                  {"ms", m_trace.elapsedMs() - begin}};
    if (!notices.empty()) answered["notices"] = std::move(notices);
    if (!reply) {
        answered["error"] = errorJson(reply.error());
    } else {
        answered["content"] = reply->content;
        if (!reply->thinking.empty()) answered["thinking"] = reply->thinking;
        answered["usage"] = {{"prompt_tokens", reply->usage.promptTokens},
                             {"completion_tokens", reply->usage.completionTokens}};
        answered["truncated"] = reply->truncated;
        answered["prompt_truncated"] = reply->promptTruncated;
    }
    m_trace.emit("model_answered", std::move(answered));
    return reply;
}

Error ModelCaller::unusable(const Error& fault) {
    return {ErrorKind::Model,
            say("Sentence", "The model's replies were not in the form asked for."), fault.detail};
}

void ModelCaller::showFault(llm::ChatRequest& request, const llm::ChatReply& reply,
                            const Error& fault) {
    request.messages.push_back({llm::Message::Role::Assistant, text::elide(reply.content, 1000)});
    request.messages.push_back({llm::Message::Role::User, fault.message.text()});
}

}  // namespace tripletalk::answering
