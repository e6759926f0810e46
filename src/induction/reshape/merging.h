// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"

#include <string>

namespace tripletalk::induction {

/// Puts the rows of two entity tables into one new table `name` with a column `type` that tells
/// which one a row is of; where both have an attribute in the same form it is one column. Links to
/// either lead to the new table. No fact is lost, and splitTable() is the way back. Runs in the
/// caller's transaction; rows, NULLs and samples of the new table are to be measured again. Errors:
/// Usage (not two entity tables, or part of a view, whose rows it would change), those of SQLite.
Result<void> mergeTables(const sqlite::Database& database, Schema& schema, const std::string& first,
                         const std::string& second, const std::string& name);

/// Parts an entity table with a column `type` into one table for each type, each with the columns
/// that it fills. Links whose targets then stand in several tables lead to table entity. Returns
/// the names of the new tables, in the order of the types. Errors as above.
Result<std::vector<std::string>> splitTable(const sqlite::Database& database, Schema& schema,
                                            const std::string& name);

}  // namespace tripletalk::induction
