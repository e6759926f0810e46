// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/ids.h"
#include "induction/schema.h"
#include "sqlite/database.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::curation {

/// A table under its name before and after, with all its columns in order.
struct TableRename {
    std::string from;
    std::string to;
    bool view = false;
    bool stored = true;  ///< in the database; false: a TEMP view of each connection
    std::vector<std::pair<std::string, std::string>> columns = {};
    std::vector<std::string> computed = {};  ///< further columns that queries may name

    [[nodiscard]] bool changes() const;
};
using Renames = std::vector<TableRename>;

/// True if some name differs.
bool changes(const Renames& renames);

/// Renames stored tables, views and columns inside the caller's transaction; SQLite itself mends
/// foreign keys, indexes and views, and the table `entity` tells the new table names. Names may be
/// exchanged. Errors: those of the database; then the transaction is of no use any more.
Result<void> renameIn(const sqlite::Database& database, const Renames& renames);

/// A stored query under the new names. SQLite rewrites it, as part of an empty database of the same
/// layout, so that aliases, sub-queries and columns of the same name in several tables are told
/// apart; it is never run. Errors: Syntax if it does not prepare under the old names, or not any
/// more under the new ones: then it is to be flagged.
Result<std::string> rewriteNames(std::string_view sql, const Renames& renames);

}  // namespace tripletalk::curation
