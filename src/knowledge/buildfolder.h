// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/baselock.h"

#include <filesystem>
#include <utility>

namespace tripletalk::knowledge {

/// As renameat2(2) has it: 0, or -1 and errno. File systems differ in the flags they know.
using RenameCall = int (*)(const char* from, const char* to, unsigned int flags);
int renameInKernel(const char* from, const char* to, unsigned int flags);

/// The place where a new base is built: a hidden sibling of its target, on the same file system,
/// under a lock that keeps out other writers of the same base. Unless committed, nothing of it
/// stays.
class BuildFolder {
  public:
    /// Errors: Locked (another is changing `target`), Io, DiskFull.
    static Result<BuildFolder> create(const std::filesystem::path& target);
    /// For a folder within a base. Errors: also NotFound (the base is gone).
    static Result<BuildFolder> createWithin(const std::filesystem::path& base,
                                            const std::filesystem::path& part);
    BuildFolder(BuildFolder&& other) noexcept;
    BuildFolder& operator=(BuildFolder&&) = delete;
    ~BuildFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// Syncs every file and swaps the folder with the target (RENAME_EXCHANGE), or renames it for a
    /// new base. Where the file system cannot swap, the old folder is renamed first: for a moment
    /// there is none, and where the program is killed then, the next `create` brings it back.
    Result<void> commit(RenameCall rename = renameInKernel);

  private:
    explicit BuildFolder(BaseLock lock) : m_lock(std::move(lock)) {}
    static Result<BuildFolder> createUnder(Result<BaseLock> lock);
    Result<void> renameToTarget(RenameCall rename);
    Result<void> swap(RenameCall rename);
    BaseLock m_lock;
    std::filesystem::path m_path;
};

/// Copies what outlives a base's being made anew, as far as it is there: examples and saved
/// queries, what was learned from them, the question set, and the embeddings by content. Errors:
/// Io, where what a person wrote cannot be copied.
Result<void> copyLasting(const std::filesystem::path& before, const std::filesystem::path& now);

}  // namespace tripletalk::knowledge
