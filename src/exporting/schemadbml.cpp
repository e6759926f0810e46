// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "exporting/schematext.h"

namespace tripletalk::exporting {

namespace {

/// Names have no escape for quotes in them.
std::string dbmlName(const std::string& name) {
    return '"' + text::replaceAll(name, "\"", "'") + '"';
}

std::string dbmlNote(const std::string& text) {
    const std::string escaped = text::replaceAll(text, "\\", "\\\\");
    return "'" + text::replaceAll(escaped, "'", "\\'") + "'";
}

/// What it is and where it comes from; empty if nothing is known.
std::string dbmlNote(const std::string& description, const std::string& source) {
    if (description.empty() && source.empty()) return {};
    const std::string between = description.empty() || source.empty() ? "" : "; ";
    return dbmlNote(description + between + (source.empty() ? "" : "from <" + source + ">"));
}

std::string settings(const ExportedSchema& schema, const ExportedTable& table,
                     const ExportedColumn& column) {
    std::vector<std::string> settings;
    if (column.name == table.key) settings.emplace_back("pk");
    if (column.required) settings.emplace_back("not null");
    if (const ExportedTable* target = schema.table(column.references))
        settings.push_back("ref: > " + dbmlName(target->name) + "." + dbmlName(target->key));
    if (const std::string told = dbmlNote(column.description, column.predicate); !told.empty())
        settings.push_back("note: " + told);
    return settings.empty() ? std::string() : " [" + text::join(settings, ", ") + "]";
}

}  // namespace

std::string dbmlText(const ExportedSchema& schema) {
    std::string text = "Project " + dbmlName(text::collapseWhitespace(schema.name)) +
                       " {\n  database_type: 'SQLite'\n}\n";
    for (const ExportedTable& table : schema.tables) {
        text += "\nTable " + dbmlName(table.name) + " {\n";
        for (const ExportedColumn& column : table.columns)
            text += "  " + dbmlName(column.name) + " " + text::toLower(column.type) +
                    settings(schema, table, column) + "\n";
        if (const std::string told = dbmlNote(table.description, table.source); !told.empty())
            text += "  Note: " + told + "\n";
        text += "}\n";
    }
    return text;
}

}  // namespace tripletalk::exporting
