// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

#include <sys/fsuid.h>
#include <unistd.h>

namespace tripletalk::tests {

/// Permissions count on this thread even where the tests run as root, who may read everything.
/// A folder for tests, and what is in it, belongs to nobody then.
class Unprivileged {
  public:
    explicit Unprivileged(const std::filesystem::path& folder) {
        if (::geteuid() != 0) return;
        give(folder);
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            give(entry.path());
        ::setfsuid(nobody);
    }
    ~Unprivileged() { ::setfsuid(::geteuid()); }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

  private:
    static constexpr uid_t nobody = 65534;
    static void give(const std::filesystem::path& path) {
        static_cast<void>(::lchown(path.c_str(), nobody, static_cast<gid_t>(-1)));
    }
};

}  // namespace tripletalk::tests
