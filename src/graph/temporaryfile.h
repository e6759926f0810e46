// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <span>

namespace tripletalk::graph {

/// A file without a name, for what does not fit in memory: the system removes it with the object,
/// even if the process is killed. One thread at a time. Errors: Io, DiskFull.
class TemporaryFile {
  public:
    /// On the disk of `beside`, a path that need not exist.
    explicit TemporaryFile(std::filesystem::path beside) : m_beside(std::move(beside)) {}
    TemporaryFile(TemporaryFile&& other) noexcept;
    TemporaryFile& operator=(TemporaryFile&& other) noexcept;
    ~TemporaryFile();

    /// Writes at the end, which is the returned offset. The first call makes the file.
    Result<std::uint64_t> append(std::span<const std::byte> bytes);

    /// Reads all of `bytes`, which must have been written.
    Result<void> read(std::uint64_t offset, std::span<std::byte> bytes) const;

  private:
    Result<void> create();

    std::filesystem::path m_beside;
    int m_file = -1;
    std::uint64_t m_size = 0;
};

}  // namespace tripletalk::graph
