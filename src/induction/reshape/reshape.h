// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"
#include "induction/tablechoices.h"

#include <string>
#include <vector>

namespace tripletalk::induction {

/// Makes the schema simpler where that loses nothing: lists and containers become tables of
/// their items (flattenlists.h, flattencontainers.h), restrictions links of their classes
/// (restrictions.h), tables that only carry values columns (inlining.h), and blank nodes that say
/// the same one row (equalnodes.h). To be called on filled tables without indexes. Returns what was
/// done.
Result<std::vector<Reshaping>> reshape(const sqlite::Database& database, Schema& schema,
                                       const TableChoices& choices);

}  // namespace tripletalk::induction
