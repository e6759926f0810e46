// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"
#include "induction/tablechoices.h"

#include <vector>

namespace tripletalk::induction {

/// Puts tables that only carry values (a price node with amount and currency, a nameless address)
/// into the rows that they belong to: columns `<link>_<attribute>`. Such a table has at most 8
/// columns besides its key, no names that say more than its values ("3,72 EUR") unless its
/// entities are blank nodes, is part of no view, has no tables of its own and no sub-classes; each
/// of its rows is the target of exactly one link of all, and that link is a column. The column
/// stays, hidden, as the key of the facts (Column::of). Works from the leaves, so that nested nodes
/// end up in one row.
///
/// No fact is lost: readbackSql() of the schema afterwards gives what it gave before. To be called
/// on filled tables without indexes; tables of classes that are apart stay. Returns what was
/// inlined.
Result<std::vector<Reshaping>> inlineValueTables(const sqlite::Database& database, Schema& schema,
                                                 const TableChoices& choices = {});

}  // namespace tripletalk::induction
