// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
//
// Nasty graphs, one folder each in golden/: the input, the schema that a good designer would have
// made of it, and the rows that a model sees. After a change that is meant to change them, run with
// TRIPLETALK_UPDATE_GOLDEN=1 and read the difference like any other before it is committed.
#include "support/goldens.h"
#include "support/goldentext.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;

namespace {

constexpr std::size_t longestCell = 120;

/// NULL as "-", and whatever would break a line or a cell escaped.
std::string escaped(std::string_view text) {
    if (text == "-") return "\\-";
    std::string result;
    for (const char c : text) {
        constexpr std::string_view hex = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '|' || c == '\\')
            result += std::string("\\") + c;
        else if (c == '\n')
            result += "\\n";
        else if (byte < 0x20 || byte == 0x7f)
            result += std::string("\\x") + hex[byte >> 4U] + hex[byte & 15U];
        else
            result += c;
    }
    return result;
}

std::string cell(const sqlite::Value& value, const std::string& type) {
    if (std::holds_alternative<std::monostate>(value)) return "-";
    std::string text = sqlite::toText(value);
    if (text.size() > longestCell)
        text = text.substr(0, 20) + "… (" + std::to_string(text.size()) + " bytes)";
    text = escaped(text);
    // A text among numbers must not pass for one of them.
    return type != "TEXT" && std::holds_alternative<std::string>(value) ? "'" + text + "'" : text;
}

std::string rowsOf(const sqlite::Database& database, const Table& table) {
    std::vector<const Column*> columns;
    for (const Column& column : table.columns)
        if (!column.hidden) columns.push_back(&column);
    std::string header;
    std::string names;
    for (const Column* column : columns) {
        header += (header.empty() ? "" : "|") + escaped(column->name);
        names += (names.empty() ? "" : ", ") + sqlite::quoteIdentifier(column->name);
    }
    std::vector<std::string> lines;
    tests::must(database.each(
        "SELECT " + names + " FROM " + sqlite::quoteIdentifier(table.name),
        [&](sqlite::Statement& row) {
            std::string line;
            for (std::size_t i = 0; i < columns.size(); ++i)
                line += (i > 0 ? "|" : "") + cell(row.value(static_cast<int>(i)), columns[i]->type);
            lines.push_back(std::move(line));
        }));
    std::sort(lines.begin(), lines.end());
    std::string text = "# " + table.name + "\n" + header + "\n";
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::string rowsText(const tests::InducedGraph& graph) {
    std::string text;
    for (const Table& table : graph.schema().tables)
        if (!table.hidden) text += (text.empty() ? "" : "\n") + rowsOf(graph.database(), table);
    return text;
}

class Golden : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(Golden, HasTheExpectedSchemaAndRows) {
    const tests::InducedGraph graph({tests::goldenInput(GetParam())});
    const auto folder = tests::goldenFolder(GetParam());
    tests::expectContent(folder / "expected-schema.sql", tests::schemaText(graph.schema()));
    tests::expectContent(folder / "expected-rows.txt", rowsText(graph));

    const auto copy = tests::must(sqlite::Database::inMemory());
    const auto made = copy.execute(renderDdl(graph.schema()));
    EXPECT_TRUE(made.ok()) << "the schema is no valid SQL: " << made.error().toText();
}

INSTANTIATE_TEST_SUITE_P(Graph, Golden, testing::ValuesIn(tests::goldenNames()),
                         [](const auto& folder) { return folder.param; });
