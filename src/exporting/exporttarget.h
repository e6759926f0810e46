// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/databaseexport.h"
#include "knowledge/buildfolder.h"

#include <filesystem>

namespace tripletalk::exporting {

/// The place where an export is written: in a hidden folder beside its target, of which nothing
/// stays unless it is committed.
class ExportTarget {
  public:
    /// Errors: Usage (there is something that must not be replaced), Locked, Io, DiskFull.
    static Result<ExportTarget> create(const std::filesystem::path& target,
                                       ExportFormat::Writes writes, bool replace);

    /// A folder that is there, or a file that is not.
    [[nodiscard]] std::filesystem::path path() const;

    /// Moves it to the target in one step. Errors: Io, DiskFull; Usage if something came there
    /// meanwhile.
    Result<void> commit();

  private:
    ExportTarget(knowledge::BuildFolder folder, std::filesystem::path target,
                 ExportFormat::Writes writes, bool replace)
        : m_folder(std::move(folder)),
          m_target(std::move(target)),
          m_writes(writes),
          m_replace(replace) {}

    knowledge::BuildFolder m_folder;
    std::filesystem::path m_target;
    ExportFormat::Writes m_writes;
    bool m_replace;
};

}  // namespace tripletalk::exporting
