// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "naming/labeltable.h"

#include "base/text.h"

#include <algorithm>
#include <limits>

namespace tripletalk::naming {

namespace {

constexpr std::size_t header = 2;  ///< bytes before a label: its predicate and its rank
constexpr int worstRank = std::numeric_limits<signed char>::max();

}  // namespace

LabelTable::LabelTable(graph::TermId lastTerm, std::size_t mostBytes) {
    const auto terms = static_cast<std::size_t>(lastTerm) + 1;
    const std::size_t places = terms * sizeof(std::uint32_t);
    m_full = places > mostBytes;
    if (m_full) return;
    m_begin.resize(terms);
    m_mostText =
        std::min<std::size_t>(mostBytes - places, std::numeric_limits<std::uint32_t>::max());
}

void LabelTable::offer(graph::TermId term, int rank, std::string_view label) {
    if (m_full) return;
    const std::string name = text::collapseWhitespace(label);
    // No valid term holds a zero byte; one from elsewhere has no label rather than half a one.
    if (name.empty() || name.find('\0') != std::string::npos) return;
    rank = std::min(rank, worstRank);
    std::uint32_t& begin = m_begin[static_cast<std::size_t>(term)];
    if (begin != 0) {
        if (m_text[begin] != m_predicate) return;
        const int known = m_text[begin + 1];
        if (known < rank || (known == rank && this->label(term) <= name)) return;
    }
    m_full = m_text.size() + name.size() + header + 1 > m_mostText;
    if (m_full) return;
    begin = static_cast<std::uint32_t>(m_text.size());
    m_text += m_predicate;
    m_text += static_cast<char>(rank);
    m_text += name;
    m_text += '\0';
}

std::string_view LabelTable::label(graph::TermId term) const {
    const auto at = static_cast<std::size_t>(term);
    if (at >= m_begin.size() || m_begin[at] == 0) return {};
    return m_text.data() + m_begin[at] + header;
}

}  // namespace tripletalk::naming
