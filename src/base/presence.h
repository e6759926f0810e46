// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <functional>

namespace tripletalk {

/// Several windows may use a file or a folder at a time, each a program of its own. Each announces
/// itself by holding a lock file; who finds nobody else may clear away what only another one could
/// still want. It ends with the object, or with the program, however that ends.
class Presence {
  public:
    /// `whenAlone` is called before anybody else can announce itself, if nobody has. Where files
    /// cannot be locked nobody is ever taken to be alone.
    static Presence announce(const std::filesystem::path& lockFile,
                             const std::function<void()>& whenAlone);

    Presence(Presence&& other) noexcept;
    Presence& operator=(Presence&& other) noexcept;
    Presence(const Presence&) = delete;
    ~Presence();

  private:
    explicit Presence(int descriptor) : m_descriptor(descriptor) {}
    int m_descriptor;  ///< -1: none
};

}  // namespace tripletalk
