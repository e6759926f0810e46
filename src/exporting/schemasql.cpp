// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/schematext.h"
#include "sqlite/database.h"

namespace tripletalk::exporting {

using sqlite::quoteIdentifier;

namespace {

/// A line comment ends with its line, and so must what is in it.
std::string sqlComment(const std::string& description, const std::string& source) {
    const std::string from = source.empty() ? std::string() : "from <" + source + ">";
    const std::string between = description.empty() || from.empty() ? "" : "; ";
    const std::string said = description + between + from;
    return said.empty() ? said : "  -- " + said;
}

std::string sqlColumn(const ExportedSchema& schema, const ExportedTable& table,
                      const ExportedColumn& column) {
    std::string text = "    " + quoteIdentifier(column.name) + " " + column.type;
    if (column.name == table.key) text += " PRIMARY KEY";
    if (column.required) text += " NOT NULL";
    if (const ExportedTable* target = schema.table(column.references))
        text += " REFERENCES " + quoteIdentifier(target->name) + "(" +
                quoteIdentifier(target->key) + ")";
    return text;
}

}  // namespace

std::string sqlText(const ExportedSchema& schema) {
    std::string text;
    for (const ExportedTable& table : schema.tables) {
        text += (text.empty() ? "" : "\n") + std::string("CREATE TABLE ") +
                quoteIdentifier(table.name) + " (" + sqlComment(table.description, table.source) +
                "\n";
        for (const ExportedColumn& column : table.columns)
            text += sqlColumn(schema, table, column) +
                    (&column == &table.columns.back() ? "" : ",") +
                    sqlComment(column.description, column.predicate) + "\n";
        text += ");\n";
    }
    return text;
}

}  // namespace tripletalk::exporting
