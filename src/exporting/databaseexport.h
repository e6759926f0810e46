// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "exporting/exportedschema.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace tripletalk::exporting {

/// A form in which other programs take a database.
struct ExportFormat {
    enum class Writes { Folder, File, Text };  ///< a text has the schema alone
    std::string_view name;                     ///< as the command line knows it
    Writes writes;
};

/// All of them.
const std::vector<ExportFormat>& exportFormats();

/// Null if nobody has the name.
const ExportFormat* exportFormatNamed(std::string_view name);

/// What an export has: `rows` of each table are those that were written.
struct Exported {
    std::vector<ExportedTable> tables = {};
    std::vector<LeftOut> leftOut = {};
};

struct ExportOptions {
    bool views = false;    ///< see exportedSchema
    bool replace = false;  ///< of a folder only one that an export has written
};

/// The schema as a text, in a format that writes one. Errors: Usage (a remote base).
Result<std::string> exportedText(const knowledge::KnowledgeBase& base, const ExportFormat& format,
                                 bool views);

/// Writes the induced database of a base to `target`, a folder or a file as the format has it,
/// which is there whole or not at all: it is written in a hidden folder beside it. What a killed
/// export left there the next one clears. Rows are never kept in memory but for one group of
/// Parquet. Progress: stage "export", rows. Errors: Usage (a remote base, `target` is there and
/// `replace` does not hold, or holds something else), Locked (another export to it), Io, DiskFull,
/// Cancelled, those of the sandbox.
Result<Exported> exportDatabase(const knowledge::KnowledgeBase& base, const ExportFormat& format,
                                const std::filesystem::path& target, const ExportOptions& options,
                                const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::exporting
