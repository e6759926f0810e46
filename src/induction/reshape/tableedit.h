// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/database.h"

#include <string>
#include <vector>

namespace tripletalk::induction {

/// A change of finished tables, made or suggested, for the import report.
struct Reshaping {
    std::string kind;  ///< "inline", "list", "link", "unite"; suggested: suggestions.h
    std::vector<std::string> tables;
    Sentence reason;
};

/// A table that exists gets the columns that `schema` now says, and the rows of `select`, which
/// reads the former table by the name former(). Indexes stay. Other tables and views that refer to
/// it by name are not touched. Errors: those of SQLite.
Result<void> rebuildTable(const sqlite::Database& database, const Schema& schema,
                          const std::string& name, const std::string& select);
/// The name, quoted, of a table's former self inside the `select` of rebuildTable().
std::string former(const std::string& name);

/// Tables that a view reads are named in it.
bool isInView(const Schema& schema, const std::string& table);

/// Makes the view as `schema` now says.
Result<void> rebuildView(const sqlite::Database& database, const Schema& schema,
                         const std::string& name);

Table* tableIn(Schema& schema, const std::string& name);
Column* columnIn(Table& table, const std::string& name);

}  // namespace tripletalk::induction
