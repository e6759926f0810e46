// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/database.h"

#include <string>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// A table to be of what the rows of a table lead to by way of nodes.
struct ItemTable {
    std::string owner;  ///< an entity table
    std::string name;   ///< of the relation: "authors"; the table is <owner>_<name>
    std::string label;  ///< of the relation, for people
    std::string comment;
    std::string predicate;
    std::vector<std::pair<Column, std::string>> extra = {};  ///< last columns with their cells
};

/// Makes it a copy of table temp."~item" (subject, key, name, value, kind,
/// number): one column each for
/// keys, names of what is not described and literals, of those that occur. Returns its name.
/// Errors: those of SQLite.
Result<std::string> addItemTable(const sqlite::Database& database, Schema& schema,
                                 const ItemTable& items);
/// Makes it, empty. No table of a graph has a name like it.
Result<void> beginItems(const sqlite::Database& database);

/// Puts a table behind the other tables that hang on an entity table.
void insertChild(Schema& schema, const std::string& owner, Table child);

/// Sets what a foreign key to `entity` leads to by the rows that `select` (a SELECT of keys) gives:
/// the one table that they are in, or the tables in words.
Result<void> nameTarget(const sqlite::Database& database, Column& column,
                        const std::string& select);

}  // namespace tripletalk::induction
