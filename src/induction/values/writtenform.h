// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/database.h"

#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// The lexical form of a literal from its cell, or from its two cells where it is a range (`second`
/// is the larger end). Nothing where SQLite would not give the same text as this: NULL, and numbers
/// with more than 15 significant digits or more decimals than the form has. Text is its own form.
///
/// With ':' as thousands mark, a whole number is minutes or seconds that are written in sixties:
/// 65 is "1:05 h" with " h" behind it (`decimals` is the least number of digits before the colon).
///
/// A form with a `date` pattern turns ISO dates into it.
///
/// A form that is `boolean` has the words for 1 and 0 in `before` and `after`; "true" and "false"
/// if both are empty.
std::optional<std::string> written(const WrittenForm& form, const sqlite::Value& first,
                                   const sqlite::Value& second = {});

/// The SQLite expression (3.40, no functions of our own) that gives the same text wherever
/// `written` gives one. `quotedSecond` is empty unless the column is the smaller end of a range;
/// `columnType` is TEXT, INTEGER or REAL. For rows where the columns are not NULL.
std::string writtenSql(const WrittenForm& form, const std::string& quotedColumn,
                       const std::string& quotedSecond, std::string_view columnType);

/// Whether two lexical forms of one datatype mean the same value: numbers as numbers ("3.50" and
/// "03.5" as xsd:decimal, of any length), booleans as such; everything else only as the same text.
bool sameValue(std::string_view datatypeIri, std::string_view a, std::string_view b);

}  // namespace tripletalk::induction
