// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/ollamareply.h"

#include "base/text.h"
#include "llm/jsonfields.h"
#include "llm/toolcallassembler.h"

namespace tripletalk::llm {

using nlohmann::json;

Result<void> OllamaReply::readLine(const std::string& line) {
    const auto parsed = parseObject(line);
    if (!parsed) return parsed.error();
    if (const auto error = textField(*parsed, "error"); !error.empty())
        return Error{ErrorKind::Server,
                     say("Sentence", "The model server gave up: %1")
                         .arg(text::elide(text::collapseWhitespace(error), 300))};

    const json& message = field(*parsed, "message");
    m_begun = m_begun || message.is_object();
    m_text.addThinking(textField(message, "thinking"));
    m_text.addContent(textField(message, "content"));
    if (auto within = m_text.withinLimit(); !within) return within;
    for (const json& call : field(message, "tool_calls")) {
        const json& function = field(call, "function");
        const std::string id = textField(call, "id");
        const json& arguments = field(function, "arguments");
        m_reply.toolCalls.push_back(
            {id.empty() ? "call_" + std::to_string(m_nextCall) : id, textField(function, "name"),
             toolArguments(arguments),
             arguments.is_string() ? arguments.get<std::string>() : toText(arguments)});
        ++m_nextCall;
    }
    if (const auto model = textField(*parsed, "model"); !model.empty()) m_reply.model = model;
    if (field(*parsed, "done") != true) return {};
    m_done = true;
    m_reply.truncated = textField(*parsed, "done_reason") == "length";
    m_reply.usage.promptTokens = numberField(*parsed, "prompt_eval_count");
    m_reply.usage.completionTokens = numberField(*parsed, "eval_count");
    return {};
}

Result<void> OllamaReply::feed(std::string_view bytes) {
    for (const std::string& line : m_framer.feed(bytes))
        if (auto read = readLine(line); !read) return read;
    return {};
}

Result<ChatReply> OllamaReply::finish() {
    for (const std::string& line : m_framer.finish())
        if (const auto read = readLine(line); !read) return read.error();
    if (!m_done) return unfinishedReply(m_begun);
    return m_text.finish(std::move(m_reply));
}

}  // namespace tripletalk::llm
