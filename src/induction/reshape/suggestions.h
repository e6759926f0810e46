// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"

#include <vector>

namespace tripletalk::induction {

/// What might make a measured schema simpler but is for a person to decide, since the classes of a
/// graph are facts too: "merge" tables of nearly the same attributes, "inline" a table with a
/// single row or the same values in all rows, "split" a table in which three or more attributes
/// belong to one type each, let "nodes" that say the same be a row each again, or put all values of
/// a "list" into a table of their own where a column has the first of several (the table, and that
/// of the values). Else the tables are named in the order of their size.
Result<std::vector<Reshaping>> suggestReshapings(const sqlite::Database& database,
                                                 const Schema& schema);

}  // namespace tripletalk::induction
