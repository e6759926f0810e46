// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>

namespace tripletalk::knowledge {

/// Keeps other writers, of this process or another, out of one knowledge base while it lives. The
/// lock file is a hidden sibling of the base's folder, since the folder itself is swapped.
class BaseLock {
  public:
    /// Does not wait. `target` need not exist. Errors: Locked, Io.
    static Result<BaseLock> take(const std::filesystem::path& target);
    /// The same for a folder within a base, for which the base is not made. Errors: also NotFound
    /// (the base is gone).
    static Result<BaseLock> takeWithin(const std::filesystem::path& base,
                                       const std::filesystem::path& part);
    BaseLock(BaseLock&& other) noexcept;
    BaseLock& operator=(BaseLock&&) = delete;
    ~BaseLock();

    /// The base's folder, absolute, without a final slash.
    [[nodiscard]] const std::filesystem::path& target() const { return m_target; }

  private:
    explicit BaseLock(const std::filesystem::path& target);
    Result<void> hold();
    std::filesystem::path m_target;
    std::filesystem::path m_file;
    int m_descriptor = -1;
};

}  // namespace tripletalk::knowledge
