// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "base/text.h"
#include "exporting/schematext.h"

#include <algorithm>
#include <set>

namespace tripletalk::exporting {

namespace {

/// Between quotes Mermaid takes everything but these, and no way to write them otherwise.
std::string mermaidQuoted(std::string text, std::string_view refused) {
    std::ranges::replace_if(
        text,
        [&](char c) {
            return static_cast<unsigned char>(c) < 0x20 ||
                   refused.find(c) != std::string_view::npos;
        },
        '_');
    return '"' + text + '"';
}

std::string mermaidEntity(const std::string& name) { return mermaidQuoted(name, "\"%\\"); }

/// Letters, digits and what is beyond ASCII; a digit is no beginning, and PK, FK or UK as a word is
/// a mark.
std::string mermaidAttribute(const std::string& name) {
    std::string text = name;
    std::ranges::replace_if(
        text,
        [](unsigned char c) { return c < 0x80 && !ascii::isLetterOrDigit(static_cast<char>(c)); },
        '_');
    const auto isWord = [&](std::string_view mark) {
        return text::toLower(text.substr(0, 2)) == mark &&
               (text.size() == 2 || static_cast<unsigned char>(text[2]) >= 0x80);
    };
    const bool digit = !text.empty() && text[0] >= '0' && text[0] <= '9';
    // What of Unicode begins a word it tells by 16 bits: U+0080 to U+00BF begin none.
    const bool sign = !text.empty() && static_cast<unsigned char>(text[0]) == 0xC2;
    return digit || sign || isWord("pk") || isWord("fk") || isWord("uk") ? "_" + text : text;
}

/// The names of a table's columns, no two of them the same.
std::vector<std::string> mermaidAttributes(const ExportedTable& table) {
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const ExportedColumn& column : table.columns) {
        std::string name = mermaidAttribute(column.name);
        while (!taken.insert(name).second) name += '_';
        names.push_back(std::move(name));
    }
    return names;
}

std::string mermaidLine(const ExportedSchema& schema, const ExportedTable& table,
                        const ExportedColumn& column, const std::string& name) {
    std::vector<std::string> marks;
    if (column.name == table.key) marks.emplace_back("PK");
    if (schema.table(column.references)) marks.emplace_back("FK");
    std::vector<std::string> said;
    if (name != column.name) said.push_back("named " + column.name);
    if (!column.description.empty()) said.push_back(column.description);
    if (!column.predicate.empty()) said.push_back("from " + column.predicate);
    return "        " + text::toLower(column.type) + " " + name +
           (marks.empty() ? "" : " " + text::join(marks, ", ")) +
           (said.empty() ? "" : " " + mermaidQuoted(text::join(said, "; "), "\"")) + "\n";
}

}  // namespace

std::string mermaidText(const ExportedSchema& schema) {
    std::string text = "erDiagram\n";
    for (const ExportedTable& table : schema.tables) {
        const auto names = mermaidAttributes(table);
        text += "    " + mermaidEntity(table.name) + " {\n";
        for (std::size_t i = 0; i < names.size(); ++i)
            text += mermaidLine(schema, table, table.columns[i], names[i]);
        text += "    }\n";
    }
    for (const ExportedTable& table : schema.tables)
        for (const ExportedColumn& column : table.columns)
            if (const ExportedTable* target = schema.table(column.references))
                text += "    " + mermaidEntity(target->name) +
                        (column.required ? " ||--o{ " : " |o--o{ ") + mermaidEntity(table.name) +
                        " : " + mermaidQuoted(column.name, "\"") + "\n";
    return text;
}

}  // namespace tripletalk::exporting
