// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace tripletalk {

/// Keeps other writers of a file out while it lives, of this program or another; it waits for them.
/// What is locked is a hidden file beside it, for the file itself is replaced by each writer. Where
/// files cannot be locked, nobody is kept out.
class FileLock {
  public:
    explicit FileLock(const std::filesystem::path& file);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

  private:
    int m_descriptor;
};

/// The hidden file beside a file that its users lock.
std::filesystem::path lockFileOf(const std::filesystem::path& file);

}  // namespace tripletalk
