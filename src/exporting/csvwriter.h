// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportwriter.h"
#include "exporting/outputfile.h"

#include <filesystem>
#include <optional>
#include <string>

namespace tripletalk::exporting {

/// A file a table (RFC 4180, UTF-8, names in the first line), and csv-metadata.json about them all.
/// Booleans are "true" and "false"; what NULL is, each measured column says.
class CsvWriter final : public ExportWriter {
  public:
    CsvWriter(const ExportedSchema& schema, std::filesystem::path folder)
        : m_schema(schema), m_folder(std::move(folder)) {}

    Result<void> begin(const ExportedTable& table) override;
    Result<void> add(const std::vector<sqlite::Value>& cells) override;
    Result<void> end() override;
    Result<void> finish() override;

  private:
    const ExportedSchema& m_schema;
    std::filesystem::path m_folder;
    const ExportedTable* m_table = nullptr;
    std::optional<OutputFile> m_file;
    std::string m_line;
};

}  // namespace tripletalk::exporting
