// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/csvmetadata.h"

#include "base/escaping.h"
#include "base/jsontext.h"

#include <algorithm>

namespace tripletalk::exporting {

using nlohmann::json;

namespace {

/// A column's name in metadata is one of a variable in URI templates; titles tell what the file
/// has.
std::string variableOf(const std::string& name) {
    const std::string encoded = text::percentEncoded(name, "_");
    return encoded.starts_with('_') ? "%5F" + encoded.substr(1) : encoded;
}

std::string_view datatypeOf(CellType type) {
    switch (type) {
        case CellType::Integer:
            return "long";
        case CellType::Real:
            return "double";
        case CellType::Boolean:
            return "boolean";
        case CellType::Date:
            return "date";
        case CellType::LocalTime:
            return "dateTime";
        case CellType::Instant:
            return "dateTimeStamp";
        case CellType::Text:
            break;
    }
    return "string";
}

std::string addressOf(const ExportedTable& table, std::string_view ending) {
    return text::percentEncoded(fileNameOf(table, ending));
}

json columnDescription(const ExportedColumn& column) {
    json described{{"name", variableOf(column.name)},
                   {"titles", column.name},
                   {"datatype", datatypeOf(column.cells)},
                   {"required", column.required}};
    if (!column.null.empty()) described["null"] = column.null;
    if (!column.description.empty()) described["dc:description"] = column.description;
    // Braces would be read as a template's.
    if (!column.predicate.empty() && column.predicate.find_first_of("{}") == std::string::npos)
        described["propertyUrl"] = column.predicate;
    return described;
}

}  // namespace

std::string fileNameOf(const ExportedTable& table, std::string_view ending) {
    std::string name;
    for (const char c : table.name) {
        const bool refused = std::string_view("/\\:*?\"<>|%").find(c) != std::string_view::npos ||
                             static_cast<unsigned char>(c) < 0x20 || (name.empty() && c == '.');
        name += refused ? "%" + text::hexadecimal({&c, 1}) : std::string(1, c);
    }
    return name + std::string(ending);
}

json tableDescription(const ExportedSchema& schema, const ExportedTable& table,
                      std::string_view ending) {
    json columns = json::array();
    json foreignKeys = json::array();
    for (const ExportedColumn& column : table.columns) {
        columns.push_back(columnDescription(column));
        const ExportedTable* target = schema.table(column.references);
        if (!target) continue;
        foreignKeys.push_back({{"columnReference", variableOf(column.name)},
                               {"reference",
                                {{"resource", addressOf(*target, ending)},
                                 {"columnReference", variableOf(target->key)}}}});
    }
    json described{{"url", addressOf(table, ending)},
                   {"dc:title", table.name},
                   {"tableSchema", {{"columns", columns}}}};
    if (!table.description.empty()) described["dc:description"] = table.description;
    if (!table.source.empty()) described["dc:source"] = {{"@id", table.source}};
    if (!table.key.empty()) described["tableSchema"]["primaryKey"] = variableOf(table.key);
    if (!foreignKeys.empty()) described["tableSchema"]["foreignKeys"] = foreignKeys;
    return described;
}

std::string csvMetadata(const ExportedSchema& schema) {
    json tables = json::array();
    for (const ExportedTable& table : schema.tables)
        tables.push_back(tableDescription(schema, table, ".csv"));
    return jsonText({{"@context", "http://www.w3.org/ns/csvw"},
                     {"dc:title", schema.name},
                     {"tables", std::move(tables)}},
                    1) +
           "\n";
}

}  // namespace tripletalk::exporting
