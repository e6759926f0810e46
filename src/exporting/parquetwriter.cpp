// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/parquetwriter.h"

#include "base/jsontext.h"
#include "base/version.h"
#include "exporting/csvmetadata.h"

namespace tripletalk::exporting {

namespace {

constexpr std::string_view mark = "PAR1";
constexpr std::string_view ending = ".parquet";
constexpr std::int64_t groupRows = 65'536;
constexpr std::size_t groupBytes = std::size_t{32} << 20;

}  // namespace

Result<void> ParquetWriter::begin(const ExportedTable& table) {
    auto file = OutputFile::create(m_folder / fileNameOf(table, ending));
    if (!file) return file.error();
    m_file.emplace(*std::move(file));
    m_table = &table;
    m_columns.clear();
    m_groups.clear();
    m_rows = 0;
    for (const ExportedColumn& column : table.columns) m_columns.emplace_back(column);
    return m_file->write(mark);
}

Result<void> ParquetWriter::add(const std::vector<sqlite::Value>& cells) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (auto added = m_columns[i].add(cells[i]); !added) return added;
        bytes += m_columns[i].bytes();
    }
    ++m_rows;
    return m_rows < groupRows && bytes < groupBytes ? Result<void>() : writeGroup();
}

Result<void> ParquetWriter::writeGroup() {
    if (m_rows == 0) return {};
    RowGroup group{m_rows};
    for (ParquetColumn& column : m_columns) {
        const std::string page = column.takePage(m_rows);
        group.chunks.push_back({m_file->size(), static_cast<std::int64_t>(page.size()), m_rows});
        if (auto written = m_file->write(page); !written) return written;
    }
    m_groups.push_back(std::move(group));
    m_rows = 0;
    return {};
}

/// FileMetaData of parquet.thrift.
std::string ParquetWriter::footer() const {
    std::int64_t rows = 0;
    for (const RowGroup& group : m_groups) rows += group.rows;
    ThriftCompact footer;
    footer.i32(1, 1);
    footer.beginStructList(2, m_columns.size() + 1);
    footer.beginElement();
    footer.binary(4, "schema");
    footer.i32(5, static_cast<std::int32_t>(m_columns.size()));
    footer.endStruct();
    for (const ParquetColumn& column : m_columns) {
        footer.beginElement();
        column.describe(footer);
        footer.endStruct();
    }
    footer.i64(3, rows);
    footer.beginStructList(4, m_groups.size());
    for (const RowGroup& group : m_groups) {
        std::int64_t bytes = 0;
        footer.beginElement();
        footer.beginStructList(1, m_columns.size());
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            footer.beginElement();
            m_columns[i].describe(footer, group.chunks[i]);
            footer.endStruct();
            bytes += group.chunks[i].bytes;
        }
        footer.i64(2, bytes);
        footer.i64(3, group.rows);
        footer.endStruct();
    }
    footer.beginStructList(5, 1);
    footer.beginElement();
    footer.binary(1, "csvw");
    footer.binary(2, jsonText(tableDescription(m_schema, *m_table, ending)));
    footer.endStruct();
    footer.binary(6, "TripleTalk version " + std::string(version()));
    return footer.finished();
}

Result<void> ParquetWriter::end() {
    if (auto written = writeGroup(); !written) return written;
    std::string last = footer();
    const std::size_t size = last.size();
    for (std::size_t i = 0; i < 4; ++i) last += static_cast<char>(size >> (8 * i));
    if (auto written = m_file->write(last += mark); !written) return written;
    return m_file->close();
}

}  // namespace tripletalk::exporting
