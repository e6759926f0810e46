// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/modelcaller.h"

#include "answering/model/decision.h"
#include "base/text.h"
#include "llm/jsonfields.h"

#include <utility>

namespace tripletalk::answering {

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

std::vector<ModelAsked::ToolCall> told(const std::vector<llm::ToolCall>& calls) {
    std::vector<ModelAsked::ToolCall> all;
    for (const auto& call : calls)
        all.push_back({call.id, call.name,
                       call.written.empty() ? llm::toText(call.arguments) : call.written});
    return all;
}

/// What is sent to the model, word for word.
void tell(const llm::ChatRequest& request, ModelAsked& asked) {
    for (const auto& message : request.messages)
        asked.messages.push_back({std::string(roleName(message.role)), message.content,
                                  told(message.toolCalls), message.toolCallId});
    for (const auto& tool : request.tools)
        asked.tools.push_back({tool.name, tool.description, tool.parameters});
    asked.schema = request.jsonSchema;
}

void tell(const llm::ChatReply& reply, ModelAnswered& answered) {
    answered.content = reply.content;
    answered.thinking = reply.thinking;
    answered.toolCalls = told(reply.toolCalls);
    answered.usage = {reply.usage.promptTokens, reply.usage.completionTokens};
    answered.truncated = reply.truncated;
    answered.promptTruncated = reply.promptTruncated;
}

}  // namespace

Result<llm::ChatReply> ModelCaller::ask(std::string_view purpose, int round,
                                        const llm::ChatRequest& request, const CancelToken& cancel,
                                        const std::function<void(std::string_view)>& onDelta) {
    const auto call = m_trace.nextCall();
    ModelAsked asked{call, std::string(purpose), round, m_model.name(), {}};
    tell(request, asked);
    m_trace.emit(std::move(asked));

    const double begin = m_trace.elapsedMs();
    ModelAnswered answered{call, std::string(purpose), round};
    auto reply = m_model.complete(
        request,
        [&](const llm::ChatEvent& event) {
            if (event.kind == llm::ChatEvent::Kind::Delta) {
                if (onDelta)
                    onDelta(event.text);
                else
                    m_trace.emit(ModelDelta{call, event.text});
            } else if (event.kind == llm::ChatEvent::Kind::Notice) {
                answered.notices.push_back(event.text);
            } else if (event.kind == llm::ChatEvent::Kind::Loading) {
                m_trace.emit(ModelLoading{call, event.text});
            }
        },
        cancel);

    answered.ms = m_trace.elapsedMs() - begin;
    if (reply)
        tell(*reply, answered);
    else
        answered.error = reply.error();
    m_trace.emit(std::move(answered));
    return reply;
}

Error ModelCaller::unusable(const Error& fault) {
    return {ErrorKind::Model,
            say("Sentence", "The model's replies were not in the form asked for."), fault.detail};
}

void ModelCaller::showFault(llm::ChatRequest& request, const llm::ChatReply& reply,
                            const Error& fault) const {
    // A server that turned out to take no tools is asked in the other form.
    if (!request.tools.empty() && !hasTools())
        request.jsonSchema = decisionSchema(std::exchange(request.tools, {}));
    request.messages.push_back({llm::Message::Role::Assistant, text::elide(reply.content, 1000)});
    request.messages.push_back({llm::Message::Role::User, fault.message.text()});
}

}  // namespace tripletalk::answering
