// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/thinksplitter.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tripletalk::llm {

namespace {

constexpr std::string_view opening = "<think>";
constexpr std::string_view closing = "</think>";
constexpr std::string_view blanks = " \t\r\n";

/// How much of the end of `text` could be the beginning of `tag`.
std::size_t startOfTagAtEnd(std::string_view text, std::string_view tag) {
    for (auto length = std::min(text.size(), tag.size() - 1); length > 0; --length)
        if (tag.starts_with(text.substr(text.size() - length))) return length;
    return 0;
}

}  // namespace

/// Moves what is settled from `m_held` to `split`; true if another step may settle more.
bool ThinkSplitter::step(Split& split) {
    switch (m_state) {
        case State::Start: {
            const auto begin = std::min(m_held.find_first_not_of(blanks), m_held.size());
            const std::string_view word = std::string_view(m_held).substr(begin);
            if (word.starts_with(opening)) {
                m_held.erase(0, begin + opening.size());
                m_state = State::Thinking;
                return true;
            }
            if (opening.starts_with(word)) return false;  // may still become the tag
            m_state = State::Answer;
            m_held.erase(0, begin);
            return true;
        }
        case State::Thinking: {
            const auto end = m_held.find(closing);
            const auto settled =
                end != std::string::npos ? end : m_held.size() - startOfTagAtEnd(m_held, closing);
            split.thinking += m_held.substr(0, settled);
            m_held.erase(0, end != std::string::npos ? end + closing.size() : settled);
            if (end == std::string::npos) return false;
            m_state = State::Start;
            return true;
        }
        case State::Answer:
            split.content += std::exchange(m_held, {});
            return false;
    }
    return false;
}

ThinkSplitter::Split ThinkSplitter::feed(std::string_view piece) {
    Split split;
    m_held += piece;
    while (step(split)) continue;
    return split;
}

ThinkSplitter::Split ThinkSplitter::finish() {
    Split split;
    std::string rest = std::exchange(m_held, {});
    if (m_state == State::Thinking)
        split.thinking = std::move(rest);
    else if (!text::trim(rest).empty())
        split.content = std::move(rest);
    return split;
}

ThinkSplitter::Split ThinkSplitter::splitWhole(const std::string& content) {
    const auto at = content.find(closing);
    if (at == std::string::npos) return {content, {}};
    return {std::string(text::trim(std::string_view(content).substr(at + closing.size()))),
            content.substr(0, at)};
}

}  // namespace tripletalk::llm
