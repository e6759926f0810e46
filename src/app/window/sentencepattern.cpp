// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sentencepattern.h"

#include <algorithm>

namespace tripletalk::app {

namespace {

constexpr std::size_t placeholder = 2;  ///< "%1"

std::size_t findPlaceholder(std::string_view text, std::size_t from) {
    for (std::size_t at = from; at + 1 < text.size(); ++at)
        if (text[at] == '%' && text[at + 1] >= '1' && text[at + 1] <= '9') return at;
    return std::string_view::npos;
}

}  // namespace

SentencePattern::SentencePattern(const char* source) : m_source(source) {
    const std::string_view text = source;
    std::size_t begin = 0;
    for (std::size_t at = findPlaceholder(text, 0); at != std::string_view::npos;
         at = findPlaceholder(text, begin)) {
        m_fixed.push_back(text.substr(begin, at - begin));
        begin = at + placeholder;
    }
    m_fixed.push_back(text.substr(begin));
}

std::optional<std::vector<std::string_view>> SentencePattern::match(std::string_view text) const {
    if (m_fixed.size() == 1) {
        if (text != m_fixed.front()) return std::nullopt;
        return std::vector<std::string_view>();
    }
    const std::string_view first = m_fixed.front();
    const std::string_view last = m_fixed.back();
    if (text.size() < first.size() + last.size() || !text.starts_with(first) ||
        !text.ends_with(last))
        return std::nullopt;
    text = text.substr(first.size(), text.size() - first.size() - last.size());
    std::vector<std::string_view> parts;
    for (std::size_t at = m_fixed.size() - 2; at > 0; --at) {
        const std::size_t found = text.rfind(m_fixed[at]);
        if (found == std::string_view::npos) return std::nullopt;
        parts.push_back(text.substr(found + m_fixed[at].size()));
        text = text.substr(0, found);
    }
    parts.push_back(text);
    std::ranges::reverse(parts);
    return parts;
}

}  // namespace tripletalk::app
