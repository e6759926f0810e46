// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace tripletalk::exporting {

/// A new file, written from its beginning to its end through a buffer. Errors: Io, DiskFull. After
/// one the file is of no use.
class OutputFile {
  public:
    /// Errors: also if there is such a file.
    static Result<OutputFile> create(const std::filesystem::path& path);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile();

    Result<void> write(std::string_view bytes);
    /// Of all that was written, also what still waits in the buffer.
    [[nodiscard]] std::int64_t size() const { return m_size; }
    /// Until then not everything may stand in the file.
    Result<void> close();

  private:
    OutputFile(std::filesystem::path path, int descriptor)
        : m_path(std::move(path)), m_descriptor(descriptor) {}
    Result<void> flush();

    std::filesystem::path m_path;
    int m_descriptor;
    std::string m_buffer;
    std::int64_t m_size = 0;
};

}  // namespace tripletalk::exporting
