// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/openaireply.h"

#include "base/text.h"
#include "llm/jsonfields.h"

#include <utility>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

std::string errorWords(const json& error) {
    const std::string words =
        error.is_string() ? error.get<std::string>() : textField(error, "message");
    return text::elide(text::collapseWhitespace(words), 300);
}

}  // namespace

Result<void> OpenAiReply::readObject(const std::string& data) {
    const auto parsed = parseObject(data);
    if (!parsed) return parsed.error();
    if (const json& error = field(*parsed, "error"); !error.is_null())
        return Error{ErrorKind::Server,
                     say("Sentence", "The model server gave up: %1").arg(errorWords(error))};

    if (const auto model = textField(*parsed, "model"); !model.empty()) m_reply.model = model;
    if (const json& usage = field(*parsed, "usage"); usage.is_object()) {
        m_reply.usage.promptTokens = numberField(usage, "prompt_tokens");
        m_reply.usage.completionTokens = numberField(usage, "completion_tokens");
    }
    const json& choices = field(*parsed, "choices");
    if (!choices.is_array() || choices.empty())
        return {};  // the last event of a stream brings the usage alone
    const json& choice = choices.front();
    m_begun = true;
    const json& message = field(choice, field(choice, "delta").is_object() ? "delta" : "message");
    m_text.addThinking(textField(message, "reasoning_content"));
    m_text.addThinking(textField(message, "reasoning"));
    m_text.addContent(textField(message, "content"));
    m_text.addContent(textField(message, "refusal"));
    if (auto within = m_text.withinLimit(); !within) return within;
    for (const json& call : field(message, "tool_calls")) m_calls.feed(call);
    if (const auto reason = textField(choice, "finish_reason"); !reason.empty()) {
        m_done = true;
        m_reply.truncated = reason == "length";
    }
    return {};
}

Result<void> OpenAiReply::readEvents(const std::vector<std::string>& events) {
    for (const std::string& data : events) {
        m_events = true;
        if (text::trim(data) == "[DONE]")
            m_done = true;
        else if (!text::trim(data).empty())
            if (auto read = readObject(data); !read) return read;
    }
    return {};
}

Result<void> OpenAiReply::feed(std::string_view bytes) {
    if (!m_events) m_whole += bytes;
    auto read = readEvents(m_framer.feed(bytes));
    if (m_events) m_whole.clear();
    return read;
}

Result<ChatReply> OpenAiReply::finish() {
    if (const auto read = readEvents(m_framer.finish()); !read) return read.error();
    if (!m_events && !text::trim(m_whole).empty())
        if (const auto read = readObject(m_whole); !read) return read.error();
    if (!m_done) return unfinishedReply(m_begun, !m_events && text::trim(m_whole).empty());
    m_reply.toolCalls = m_calls.calls(m_firstCall);
    return m_text.finish(std::move(m_reply));
}

}  // namespace tripletalk::llm
