// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/tableprinter.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::cli {

namespace {

/// Characters, not bytes: UTF-8 continuation bytes do not count.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void printRow(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
              std::ostream& out) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        out << (i > 0 ? "  " : "") << cells[i];
        if (i + 1 < cells.size()) out << std::string(widths[i] - width(cells[i]), ' ');
    }
    out << "\n";
}

}  // namespace

void printTable(const std::vector<std::string>& header,
                const std::vector<std::vector<std::string>>& rows, std::ostream& out) {
    std::vector<std::vector<std::string>> shown{header};
    for (const auto& row : rows) {
        auto& cells = shown.emplace_back();
        for (const auto& cell : row)
            cells.push_back(text::elide(text::collapseWhitespace(cell), 80));
    }
    std::vector<std::size_t> widths(header.size(), 0);
    for (const auto& row : shown)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    for (std::size_t r = 0; r < shown.size(); ++r) {
        printRow(shown[r], widths, out);
        if (r > 0) continue;
        std::vector<std::string> rule;
        for (const std::size_t w : widths) rule.emplace_back(w, '-');
        printRow(rule, widths, out);
    }
}

void printTable(const sqlite::QueryResult& result, std::ostream& out) {
    std::vector<std::string> header;
    for (const auto& column : result.columns) header.push_back(column.name);
    std::vector<std::vector<std::string>> rows;
    for (const auto& row : result.rows) {
        auto& cells = rows.emplace_back();
        for (const auto& cell : row) cells.push_back(sqlite::toText(cell));
    }
    printTable(header, rows, out);
    if (result.truncated) out << "… (more rows were cut)\n";
}

void printTable(const answering::AnswerResult& result, std::ostream& out) {
    std::vector<std::string> header;
    for (const auto& column : result.columns) {
        const std::string& name = column.title.empty() ? column.name : column.title;
        header.push_back(column.unit.empty() ? name : name + " (" + column.unit + ")");
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& row : result.rows) {
        auto& cells = rows.emplace_back();
        for (const auto& cell : row) cells.push_back(cell.text);
    }
    printTable(header, rows, out);
    if (!result.complete) out << "… (more rows were cut)\n";
}

}  // namespace tripletalk::cli
