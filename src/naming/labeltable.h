// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::naming {

/// One label a term, the best of those offered, packed into one text. Memory: four bytes a term,
/// and a label's own bytes and three more (labels that a better one replaced included).
class LabelTable {
  public:
    LabelTable(graph::TermId lastTerm, std::size_t mostBytes);

    /// What is offered from here on is worse than what was offered before.
    void beginPredicate() { m_predicate = static_cast<char>(std::min(m_predicate + 1, 127)); }
    /// The lower the rank, the better; of equal ones the first by letter is kept.
    void offer(graph::TermId term, int rank, std::string_view label);

    /// True once the labels take more than they may: nothing is kept any more.
    [[nodiscard]] bool isFull() const { return m_full; }
    /// Empty if it has none.
    [[nodiscard]] std::string_view label(graph::TermId term) const;

  private:
    std::size_t m_mostText = 0;
    std::vector<std::uint32_t> m_begin;  ///< by term: where its label stands in m_text; 0: none
    std::string m_text = std::string(1, '\0');  ///< predicate, rank, label, zero byte; again …
    char m_predicate = 0;
    bool m_full = false;
};

}  // namespace tripletalk::naming
