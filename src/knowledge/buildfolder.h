// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/baselock.h"

#include <filesystem>
#include <utility>

namespace tripletalk::knowledge {

/// The place where a new base is built: a hidden sibling of its target, on the same file system,
/// under a lock that keeps out other writers of the same base. Unless committed, nothing of it
/// stays.
class BuildFolder {
  public:
    /// Errors: Locked (another is changing `target`), Io, DiskFull.
    static Result<BuildFolder> create(const std::filesystem::path& target);
    BuildFolder(BuildFolder&& other) noexcept;
    BuildFolder& operator=(BuildFolder&&) = delete;
    ~BuildFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// Syncs every file and swaps the folder with the target (RENAME_EXCHANGE), or renames it for a
    /// new base.
    Result<void> commit();

  private:
    explicit BuildFolder(BaseLock lock) : m_lock(std::move(lock)) {}
    BaseLock m_lock;
    std::filesystem::path m_path;
};

/// Copies what outlives a base's being made anew, as far as it is there: examples and saved
/// queries, what was learned from them, the question set, and the embeddings by content.
void copyLasting(const std::filesystem::path& before, const std::filesystem::path& now);

}  // namespace tripletalk::knowledge
