// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::app {

/// What a person types to see some rows of a table: words ("red shoe"), or a comparison with a
/// number, a date or a text ("> 40", "<=2019-03", "= red", "!= red", "10..20"). Letters compare
/// without case and accents.
class TableFilter {
  public:
    TableFilter() = default;
    explicit TableFilter(std::string_view text);

    [[nodiscard]] bool isEmpty() const { return m_words.empty() && m_bounds.empty(); }
    /// The texts of a row as they are compared. Making them takes long: keep them.
    static std::vector<std::string> folded(const std::vector<answering::Cell>& row);
    /// Whether the row, with its folded texts, is shown. `column` -1: words may stand in different
    /// cells, and any cell may fulfil the comparison ("!=": all of them must).
    [[nodiscard]] bool matches(const std::vector<answering::Cell>& row,
                               const std::vector<std::string>& texts, int column) const;

  private:
    struct Bound {
        std::string op;
        std::string text;  ///< folded
        std::optional<double> number;
    };
    void add(std::string op, std::string_view operand);
    [[nodiscard]] bool holds(const answering::Cell& cell, const std::string& text) const;

    struct Word {
        std::string written;    ///< folded
        std::string ungrouped;  ///< as the cells have it, of a number in groups
    };
    std::vector<Word> m_words;
    std::vector<Bound> m_bounds;  ///< all have to hold
};

}  // namespace tripletalk::app
