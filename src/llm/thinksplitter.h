// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::llm {

/// Keeps a model's thinking apart where it stands in the content itself: <think>…</think> before
/// the answer, as often as it comes. A tag inside the answer is text. White space around the blocks
/// belongs to neither side.
class ThinkSplitter {
  public:
    struct Split {
        std::string content;
        std::string thinking;
    };

    /// What is settled by now; a piece that may become a tag is held back.
    Split feed(std::string_view piece);
    Split finish();

    /// For a whole reply whose opening tag stood in the prompt: what precedes a lone closing tag is
    /// thinking.
    static Split splitWhole(const std::string& content);

  private:
    enum class State { Start, Thinking, Answer };
    bool step(Split& split);

    State m_state = State::Start;
    std::string m_held;
};

}  // namespace tripletalk::llm
