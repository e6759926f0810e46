// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/duration.h"
#include "induction/quantity.h"
#include "induction/schema.h"
#include "sqlite/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// A literal as the triple store holds it; `number` where the store could read its typed value.
struct Literal {
    std::string lexical;
    std::string datatype = {};
    std::string language = {};
    std::optional<double> number = std::nullopt;
};

/// A column that a conversion fills: `suffix` is appended to the attribute's name ("_min",
/// "_minutes").
struct CleanColumn {
    std::string suffix = {};
    std::string type = "TEXT";
    std::string unit = {};
    std::string rule = {};
};

/// How the literals of one predicate become cells, decided once for all of them.
class Conversion {
  public:
    enum class Rule { Text, Boolean, Integer, Real, Quantity, Range, Duration };

    Rule rule = Rule::Text;
    Marks marks = {};
    bool fractional = false;
    std::vector<CleanColumn> columns = {CleanColumn{}};
    std::string datatype = {};  ///< the most frequent one of the column's literals
    WrittenForm form = {};      ///< the most frequent one: what gives the texts back from the cells

    /// One cell for each of `columns`; nothing if this literal cannot be in the column.
    [[nodiscard]] std::optional<std::vector<sqlite::Value>> cells(const Literal& literal) const;
};

/// What the values of one predicate have in common; decides types and cleaning rules. A rule is
/// chosen only if every single value converts, so that no cleaned column loses anything. Constant
/// memory whatever the number of values.
class ColumnEvidence {
  public:
    void see(const Literal& literal);

    /// `label` and `localName` of the predicate tell identifiers, which stay as they are, and units
    /// ("depth (mm)").
    [[nodiscard]] Conversion decide(std::string_view label, std::string_view localName) const;

  private:
    [[nodiscard]] std::optional<Conversion> typedNumbers(std::string_view label,
                                                         std::string_view localName) const;
    [[nodiscard]] std::optional<Conversion> durations(std::string_view localName) const;
    [[nodiscard]] std::optional<Conversion> quantities(std::string_view label,
                                                       std::string_view localName) const;

    std::int64_t m_total = 0;
    std::int64_t m_booleans = 0;
    std::int64_t m_numbers = 0;   ///< valid typed numbers
    std::int64_t m_integers = 0;  ///< of these, written as integers that fit 64 bits
    std::int64_t m_years = 0;
    std::int64_t m_dates = 0;
    std::int64_t m_plain = 0;
    QuantityEvidence m_quantities;
    DurationEvidence m_durations;
};

}  // namespace tripletalk::induction
