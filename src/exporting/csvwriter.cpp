// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/csvwriter.h"

#include "base/escaping.h"
#include "exporting/celltypes.h"
#include "exporting/csvmetadata.h"

namespace tripletalk::exporting {

namespace {

std::string csvText(const sqlite::Value& cell, const ExportedColumn& column) {
    if (std::holds_alternative<std::monostate>(cell)) return column.null;
    if (column.cells == CellType::Boolean)
        return std::get<std::int64_t>(cell) != 0 ? "true" : "false";
    const std::string text = cellText(cell);
    // Some readers tell NULL and an empty text apart by the quotes.
    return text.empty() ? "\"\"" : text::csvCell(text);
}

}  // namespace

Result<void> CsvWriter::begin(const ExportedTable& table) {
    auto file = OutputFile::create(m_folder / fileNameOf(table, ".csv"));
    if (!file) return file.error();
    m_file.emplace(*std::move(file));
    m_table = &table;
    m_line.clear();
    for (const ExportedColumn& column : table.columns)
        m_line += (m_line.empty() ? "" : ",") + text::csvCell(column.name);
    return m_file->write(m_line + "\r\n");
}

Result<void> CsvWriter::add(const std::vector<sqlite::Value>& cells) {
    m_line.clear();
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_line += (i == 0 ? "" : ",") + csvText(cells[i], m_table->columns[i]);
    return m_file->write(m_line + "\r\n");
}

Result<void> CsvWriter::end() { return m_file->close(); }

Result<void> CsvWriter::finish() {
    auto file = OutputFile::create(m_folder / "csv-metadata.json");
    if (!file) return file.error();
    if (auto written = file->write(csvMetadata(m_schema)); !written) return written;
    return file->close();
}

}  // namespace tripletalk::exporting
