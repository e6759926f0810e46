// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// Which sign parts the decimals and which the thousands in one column.
struct Marks {
    char decimal = '.';
    char thousands = ',';
    bool decimals = false;  ///< some number has decimals: the column is REAL
    bool grouped = false;   ///< some number has thousands marks ('.' or ',')
    double sure = 1;        ///< 0.5 to 1: how clearly the numbers tell it
};

/// A number as written, without marks that can only part thousands (blanks, apostrophes).
struct WrittenNumber {
    std::string text;  ///< sign, digits, '.' and ','
    char blank = 0;    ///< ' ' or '\'' if that parts its thousands
};

/// Cuts a number off the front of `text`. Nothing if there is none or it has leading zeros.
std::optional<WrittenNumber> takeNumber(std::string_view& text);

/// Decides between "1.650" as 1650 and as 1.65 by looking at every number of a column: a mark that
/// is ever followed by another number of digits is a decimal mark. Where all are followed by
/// three, the numbers without marks ("525" beside "1.650"), the unit and round endings ("3.250"
/// beside "11.900") tell whether it parts thousands. Constant memory.
class MarkEvidence {
  public:
    void see(std::string_view number);

    /// Nothing if the numbers contradict each other. `unit` may be empty.
    [[nodiscard]] std::optional<Marks> decide(std::string_view unit) const;

  private:
    /// Numbers by their size.
    struct Sizes {
        std::int64_t count = 0;  ///< of 1 and more
        double logarithms = 0;   ///< to base 10, summed
        void add(double number);
        [[nodiscard]] double mean() const;
    };
    struct Mark {
        bool decimal = false;     ///< seen where it can only be a decimal mark
        bool thousands = false;   ///< seen where it can only part thousands
        std::int64_t either = 0;  ///< "1.650"
        std::int64_t round = 0;   ///< of these, ending in 0 or 5
        Sizes wholes = {};        ///< of these, the digits before the mark
    };
    void seeOneKind(std::string_view number, char mark, Mark& uses);
    [[nodiscard]] double likelyThousands(const Mark& mark, char sign, std::string_view unit) const;

    Mark m_dot;
    Mark m_comma;
    Sizes m_unmarked;
    std::int64_t m_unmarkedHundreds = 0;  ///< of these, 100 and more
    bool m_broken = false;
};

/// Digits behind the decimal mark of a number of the column.
int decimalsOf(std::string_view number, const Marks& marks);

/// The number as a cell: INTEGER without decimals in the column, otherwise REAL. Nothing if it is
/// no number by these marks.
std::optional<sqlite::Value> toCell(std::string_view number, const Marks& marks);

}  // namespace tripletalk::induction
