// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace tripletalk::retrieval {

/// A folder that goes away with the test.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "tripletalk-XXXXXX").string();
        m_path = mkdtemp(pattern.data());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() { std::filesystem::remove_all(m_path); }
    [[nodiscard]] std::filesystem::path file(const char* name) const { return m_path / name; }

  private:
    std::filesystem::path m_path;
};

}  // namespace tripletalk::retrieval
