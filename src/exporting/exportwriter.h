// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportedschema.h"
#include "sqlite/database.h"

#include <vector>

namespace tripletalk::exporting {

/// Writes exported tables in one format: one table after the other, each with its rows. Errors of
/// all calls: Io, DiskFull. After one the writer is of no use.
class ExportWriter {
  public:
    ExportWriter() = default;
    ExportWriter(const ExportWriter&) = delete;
    ExportWriter& operator=(const ExportWriter&) = delete;
    virtual ~ExportWriter() = default;

    /// `table` lives until its end.
    virtual Result<void> begin(const ExportedTable& table) = 0;
    /// A cell a column, in their order.
    virtual Result<void> add(const std::vector<sqlite::Value>& cells) = 0;
    virtual Result<void> end() = 0;
    /// Behind the last table.
    virtual Result<void> finish() = 0;
};

}  // namespace tripletalk::exporting
