// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <utility>

namespace tripletalk::knowledge {

/// A new folder among the temporary files that disappears with the object.
class ScratchFolder {
  public:
    /// Errors: Io.
    static Result<ScratchFolder> create();
    ScratchFolder(ScratchFolder&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ~ScratchFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

  private:
    explicit ScratchFolder(std::filesystem::path path) : m_path(std::move(path)) {}
    std::filesystem::path m_path;
};

}  // namespace tripletalk::knowledge
