// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/thinksplitter.h"

#include <string_view>

namespace tripletalk::llm {

/// Bytes of text and thinking together: many times what the longest context window holds of either,
/// and little enough to be kept, shown and searched as any other.
inline constexpr std::size_t longestReplyText = std::size_t{4} << 20;

/// Collects the text of a reply from its pieces, keeps the thinking apart and tells the listener of
/// both.
class ReplyText {
  public:
    explicit ReplyText(OnChatEvent onEvent) : m_onEvent(std::move(onEvent)) {}

    void addContent(std::string_view piece);
    void addThinking(std::string_view piece);
    /// Errors: Limit, where a model has said more than longestReplyText and seems to find no end.
    [[nodiscard]] Result<void> withinLimit() const;

    /// Puts the texts into a reply that has everything else. Errors: Model for a reply that says
    /// nothing at all.
    Result<ChatReply> finish(ChatReply reply);

  private:
    void add(const ThinkSplitter::Split& split);
    void tell(ChatEvent::Kind kind, const std::string& text) const;

    OnChatEvent m_onEvent;
    ThinkSplitter m_splitter;
    std::string m_content;
    std::string m_thinking;
};

/// The error for a reply without its protocol's end: cut off if it had begun, something else
/// altogether if not, or nothing at all.
Error unfinishedReply(bool begun, bool isEmpty = false);

}  // namespace tripletalk::llm
