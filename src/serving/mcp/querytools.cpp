// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "serving/mcp/mcptool.h"

#include <algorithm>

namespace tripletalk::serving {

using knowledge::Cell;
using knowledge::QueryLanguage;
using knowledge::QueryResult;
using nlohmann::json;

namespace {

constexpr int rowsByDefault = 50;
constexpr int mostRows = 500;
constexpr std::size_t longestText = 24'000;  ///< bytes
constexpr std::size_t longestCell = 1'000;   ///< bytes of the text; the structured cell is whole

/// What the next query writes for a thing.
std::string mentionText(const knowledge::QueryConnection& connection, const std::string& iri) {
    if (iri.empty()) return {};
    const auto mention = connection.mention(iri);
    return " [" + (mention && !mention->empty() ? *mention : iri) + "]";
}

/// Rows from `offset` on, as many as wanted and as fit.
McpResult page(const QueryResult& found, const knowledge::QueryConnection& connection, int offset,
               int most) {
    McpResult result;
    const auto total = static_cast<int>(found.rows.size());
    json columns = json::array();
    for (const auto& column : found.columns) {
        columns.push_back({{"name", column.name}, {"entity", column.entity}});
        if (!column.unit.empty()) columns.back()["unit"] = column.unit;
        result.text += (result.text.empty() ? "" : "\t") + column.name;
    }
    json rows = json::array();
    int next = std::min(offset, total);
    for (; next < std::min(total, offset + most); ++next) {
        json row = json::array();
        std::string line = "\n";
        for (const Cell& cell : found.rows[static_cast<std::size_t>(next)]) {
            line += (row.empty() ? "" : "\t") +
                    text::elide(cell.datatype == "null" ? "NULL" : cell.text, longestCell) +
                    mentionText(connection, cell.iri);
            row.push_back(cellJson(cell));
        }
        if (!rows.empty() && result.text.size() + line.size() > longestText) break;
        result.text += line;
        rows.push_back(std::move(row));
    }
    result.text += "\n(" + std::to_string(rows.size()) + " of " + std::to_string(total) +
                   (found.truncated ? " and more" : "") + " rows)";
    result.structured = {{"columns", std::move(columns)},
                         {"rows", std::move(rows)},
                         {"total_rows", total},
                         {"truncated", found.truncated}};
    if (next < total) {
        result.structured["next_offset"] = next;
        result.text += " More with \"offset\": " + std::to_string(next) + ".";
    }
    return result;
}

Result<McpResult> runQuery(const QueryLanguage& language, const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    const auto query = call.text("query");
    if (!query) return query.error();
    const auto offset = call.number("offset", 0, 0, 1'000'000);
    if (!offset) return offset.error();
    const auto most = call.number("limit", rowsByDefault, 1, mostRows);
    if (!most) return most.error();
    auto connection = call.tools.connections.at(language.name())
                          .take(asked->base, [&](const knowledge::KnowledgeBase& base) {
                              return language.open(base);
                          });
    if (!connection) return connection.error();
    const auto found =
        (*connection)->run(*query, knowledge::QueryConnection::Links::Found, call.cancel);
    if (!found) return found.error();
    McpResult result = page(*found, **connection, *offset, *most);
    result.structured["base"] = asked->name;
    return result;
}

}  // namespace

std::vector<McpTool> queryTools() {
    const json text = {{"type", "string"}};
    const json whole = {{"type", "integer"}};
    const json truth = {{"type", "boolean"}};
    const json column = objectSchema({{"name", text}, {"entity", truth}, {"unit", text}}, {"name"});
    const json output = objectSchema({{"base", text},
                                      {"columns", listSchema(column)},
                                      {"rows", listSchema(listSchema(cellSchema()))},
                                      {"total_rows", whole},
                                      {"truncated", truth},
                                      {"next_offset", whole}},
                                     {"base", "columns", "rows", "total_rows", "truncated"});
    std::vector<McpTool> tools;
    for (const QueryLanguage* language : knowledge::queryLanguages()) {
        const bool tables = language->description().tables;
        tools.push_back(
            {"query_" + language->name(), "Query in " + language->title(),
             "Runs one query in " + language->title() +
                 (tables ? " (SQLite's) on the tables that describe_schema shows: enough for "
                           "lists, counts, "
                           "sums and comparisons. Select the keys of things without their labels: "
                           "they "
                           "come back as \"name [key]\". Text values stand in single quotes; names "
                           "of columns tell units."
                         : " on the graph that describe_graph shows, for what no table holds.") +
                 " It only reads. Rows come by pages.",
             objectSchema(
                 {{"base", baseSchema()},
                  {"query", textSchema("The query.")},
                  {"offset", numberSchema("The first row to tell (default 0).", 0, 1'000'000)},
                  {"limit", numberSchema("Rows to tell (default 50).", 1, mostRows)}},
                 {"query"}),
             output, [language](const McpCall& call) { return runQuery(*language, call); }});
    }
    return tools;
}

}  // namespace tripletalk::serving
