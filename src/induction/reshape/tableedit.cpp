// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/tableedit.h"

#include <algorithm>

namespace tripletalk::induction {

std::string former(const std::string& name) { return sqlite::quoteIdentifier(name + " (former)"); }

Result<void> rebuildTable(const sqlite::Database& database, const Schema& schema,
                          const std::string& name, const std::string& select) {
    const std::string quoted = sqlite::quoteIdentifier(name);
    std::string indexes;
    auto read = database.each(
        "SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
        [&](sqlite::Statement& row) { indexes += std::string(row.text(0)) + ";"; }, name);
    if (!read) return read;
    // Without the pragma, foreign keys and views would follow the former table.
    return database.execute(
        "PRAGMA legacy_alter_table = ON; ALTER TABLE " + quoted + " RENAME TO " + former(name) +
        "; " + createText(schema, *schema.table(name)) + "INSERT INTO " + quoted + " " + select +
        "; DROP TABLE " + former(name) + "; " + indexes + "PRAGMA legacy_alter_table = OFF;");
}

bool isInView(const Schema& schema, const std::string& table) {
    const std::string from = " FROM " + sqlite::quoteIdentifier(table);
    return std::any_of(schema.tables.begin(), schema.tables.end(), [&](const Table& view) {
        return view.kind == TableKind::View && view.select.find(from) != std::string::npos;
    });
}

Result<void> rebuildView(const sqlite::Database& database, const Schema& schema,
                         const std::string& name) {
    return database.execute("DROP VIEW " + sqlite::quoteIdentifier(name) + "; " +
                            createText(schema, *schema.table(name)));
}

Table* tableIn(Schema& schema, const std::string& name) {
    const auto found = std::find_if(schema.tables.begin(), schema.tables.end(),
                                    [&](const Table& table) { return table.name == name; });
    return found == schema.tables.end() ? nullptr : &*found;
}

Column* columnIn(Table& table, const std::string& name) {
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [&](const Column& column) { return column.name == name; });
    return found == table.columns.end() ? nullptr : &*found;
}

}  // namespace tripletalk::induction
