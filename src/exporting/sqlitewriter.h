// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportwriter.h"

#include <filesystem>
#include <optional>

namespace tripletalk::exporting {

/// A plain SQLite file with what `sqlText` declares, and every row in it. It is synced when it is
/// finished.
class SqliteWriter final : public ExportWriter {
  public:
    /// `file` is not there yet. Errors: also Internal, where SQLite does not take the schema.
    static Result<std::unique_ptr<ExportWriter>> create(const ExportedSchema& schema,
                                                        const std::filesystem::path& file);

    Result<void> begin(const ExportedTable& table) override;
    Result<void> add(const std::vector<sqlite::Value>& cells) override;
    Result<void> end() override;
    Result<void> finish() override;

  private:
    explicit SqliteWriter(sqlite::Database database) : m_database(std::move(database)) {}

    sqlite::Database m_database;
    std::optional<sqlite::Statement> m_insert;
};

}  // namespace tripletalk::exporting
