// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportwriter.h"
#include "exporting/outputfile.h"
#include "exporting/parquetcolumn.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::exporting {

/// A file a table in Apache Parquet (format 1, one uncompressed PLAIN page a column and row group).
/// The file's metadata "csvw" is what `tableDescription` tells. Only one row group is kept in
/// memory: at most 65,536 rows, and fewer where they take more than 32 MB.
class ParquetWriter final : public ExportWriter {
  public:
    ParquetWriter(const ExportedSchema& schema, std::filesystem::path folder)
        : m_schema(schema), m_folder(std::move(folder)) {}

    Result<void> begin(const ExportedTable& table) override;
    Result<void> add(const std::vector<sqlite::Value>& cells) override;
    Result<void> end() override;
    Result<void> finish() override { return {}; }

  private:
    struct RowGroup {
        std::int64_t rows = 0;
        std::vector<ParquetColumn::Chunk> chunks = {};
    };
    Result<void> writeGroup();
    [[nodiscard]] std::string footer() const;

    const ExportedSchema& m_schema;
    std::filesystem::path m_folder;
    const ExportedTable* m_table = nullptr;
    std::optional<OutputFile> m_file;
    std::vector<ParquetColumn> m_columns;
    std::vector<RowGroup> m_groups;
    std::int64_t m_rows = 0;  ///< of the group that is being filled
};

}  // namespace tripletalk::exporting
