// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportedschema.h"
#include "exporting/thriftcompact.h"
#include "sqlite/database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::exporting {

/// One column of Parquet's: its type, and the cells of the row group that is being filled, encoded
/// as PLAIN values and, where the column may have NULLs, RLE definition levels.
class ParquetColumn {
  public:
    explicit ParquetColumn(const ExportedColumn& column) : m_column(column) {}

    /// Where it stands in the file.
    struct Chunk {
        std::int64_t offset = 0;
        std::int64_t bytes = 0;
        std::int64_t cells = 0;
    };

    /// The column among a file's schema elements.
    void describe(ThriftCompact& footer) const;
    /// What the footer tells of a chunk.
    void describe(ThriftCompact& footer, const Chunk& chunk) const;

    /// Errors: Internal, for a cell that is not of the measured type.
    Result<void> add(const sqlite::Value& cell);
    [[nodiscard]] std::size_t bytes() const { return m_values.size() + m_present.size() / 8; }

    /// The page with all `cells` so far; the next begin anew.
    std::string takePage(std::int64_t cells);

  private:
    [[nodiscard]] std::int32_t physicalType() const;
    [[nodiscard]] std::string levels() const;
    bool append(const sqlite::Value& cell);
    void appendBit(bool bit);

    const ExportedColumn& m_column;
    std::string m_values;
    std::size_t m_bits = 0;  ///< of booleans in the values
    std::vector<bool> m_present;
};

}  // namespace tripletalk::exporting
