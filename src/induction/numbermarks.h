// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// Which sign parts the decimals and which the thousands in one column. A sign that does not occur
/// is 0.
struct Marks {
    char decimal = '.';
    char thousands = ',';
    bool decimals = false;  ///< some number has decimals: the column is REAL
    bool grouped = false;   ///< some number has thousands marks
};

/// Cuts a number off the front of `text`: sign, digits, marks. Marks that can only part thousands
/// (blank, apostrophe, narrow blanks) are left out of the result; '.' and ',' stay. Nothing if
/// there is no number or it has leading zeros.
std::optional<std::string> takeNumber(std::string_view& text);

/// Decides between "1.650" as 1650 and as 1.65 by looking at every number of a column: a mark that
/// is ever followed by another number of digits is a decimal mark. Where all are followed by
/// three, the unit, round endings ("3.250" beside "11.900") and numbers too large to be of the same
/// kind otherwise ("525" beside "1.650") tell that it parts thousands. Constant memory.
class MarkEvidence {
  public:
    void see(std::string_view number);

    /// Nothing if the numbers contradict each other. `unit` may be empty.
    [[nodiscard]] std::optional<Marks> decide(std::string_view unit) const;

  private:
    struct Mark {
        bool decimal = false;     ///< seen where it can only be a decimal mark
        bool thousands = false;   ///< seen where it can only part thousands
        std::int64_t either = 0;  ///< "1.650"
        std::int64_t round = 0;   ///< of these, ending in 0 or 5
    };
    void seeOneKind(std::string_view number, char mark, Mark& uses);
    [[nodiscard]] bool partsThousands(const Mark& mark, char sign, std::string_view unit) const;

    Mark m_dot;
    Mark m_comma;
    double m_largestWhole = 0;  ///< digits before the mark in "1.650"
    std::optional<double> m_smallestUnmarked = {};
    bool m_broken = false;
};

/// The number as a cell: INTEGER without decimals in the column, otherwise REAL.
sqlite::Value toCell(std::string_view number, const Marks& marks);

}  // namespace tripletalk::induction
