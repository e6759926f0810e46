// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "induction/values/numbermarks.h"
#include "induction/values/typedvalue.h"
#include "induction/values/writtendate.h"
#include "sqlite/database.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// A column that a conversion fills: `suffix` is appended to the attribute's name ("_min",
/// "_minutes").
struct CleanColumn {
    std::string suffix = {};
    std::string type = "TEXT";
    std::string unit = {};
    Sentence rule = {};
};

/// How the literals of one predicate become cells, decided once for all of them.
struct Conversion {
    enum class Rule {
        Text,
        Moment,
        Boolean,
        YesNo,
        Integer,
        Real,
        Quantity,
        Range,
        Duration,
        Span,
        Date
    };

    Rule rule = Rule::Text;
    std::string cleaning = {};  ///< id of the cleaning rule ("unit", "range" …); empty: none
    Marks marks = {};
    std::string unit = {};                ///< that the texts have
    int yesNo = 0;                        ///< pair of words
    bool inSeconds = true;                ///< of a duration: otherwise in minutes
    bool inMonths = false;                ///< of a span
    bool selective = false;               ///< some literal has no cell
    DayOrder order = DayOrder::DayFirst;  ///< of a date in digits
    bool blank = false;                   ///< before the time of a date, instead of a T
    std::vector<CleanColumn> columns = {CleanColumn{}};
    std::string datatype = {};  ///< the most frequent one of the column's literals
    WrittenForm form = {};      ///< the most frequent one: what gives the texts back from the cells

    /// One cell for each of `columns`; nothing if this literal cannot be in the column.
    [[nodiscard]] std::optional<std::vector<sqlite::Value>> cells(const Literal& literal) const;
};

}  // namespace tripletalk::induction
