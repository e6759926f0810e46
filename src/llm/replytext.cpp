// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/replytext.h"

#include "base/text.h"

namespace tripletalk::llm {

void ReplyText::tell(ChatEvent::Kind kind, const std::string& text) const {
    if (m_onEvent && !text.empty()) m_onEvent({kind, text});
}

void ReplyText::add(const ThinkSplitter::Split& split) {
    m_thinking += split.thinking;
    m_content += split.content;
    tell(ChatEvent::Kind::Thinking, split.thinking);
    tell(ChatEvent::Kind::Delta, split.content);
}

void ReplyText::addContent(std::string_view piece) { add(m_splitter.feed(piece)); }
void ReplyText::addThinking(std::string_view piece) { add({{}, std::string(piece)}); }

Result<void> ReplyText::withinLimit() const {
    if (m_content.size() + m_thinking.size() <= longestReplyText) return {};
    return Error{
        ErrorKind::Limit,
        say("Sentence", "The model's reply is longer than %1 bytes.").arg(longestReplyText)};
}

Result<ChatReply> ReplyText::finish(ChatReply reply) {
    add(m_splitter.finish());
    auto whole = m_thinking.empty() ? ThinkSplitter::splitWhole(m_content)
                                    : ThinkSplitter::Split{m_content, m_thinking};
    reply.content = std::move(whole.content);
    reply.thinking = text::trim(whole.thinking);
    if (!text::trim(reply.content).empty() || !reply.toolCalls.empty()) return reply;
    return Error{ErrorKind::Model,
                 reply.truncated
                     ? say("Sentence", "The model used up its tokens before it began to answer.")
                     : say("Sentence", "The model gave an empty reply.")};
}

Error unfinishedReply(bool begun, bool isEmpty) {
    if (begun)
        return {ErrorKind::Network,
                say("Sentence", "The model's reply ended too early: the connection broke.")};
    if (isEmpty)
        return {ErrorKind::Model,
                say("Sentence",
                    "The model server sent nothing. Some do so where a prompt is longer than the "
                    "model's context window.")};
    return {ErrorKind::Model,
            say("Sentence", "The server's reply is not in the protocol of a model server.")};
}

}  // namespace tripletalk::llm
