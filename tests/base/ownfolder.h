// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <stdlib.h>

namespace tripletalk {

/// With a folder of its own, which goes with it.
class OwnFolder : public testing::Test {
  protected:
    OwnFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "tripletalk-XXXXXX").string();
        m_folder = ::mkdtemp(name.data());
    }
    ~OwnFolder() override {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    [[nodiscard]] std::filesystem::path path(std::string_view name) const {
        return m_folder / name;
    }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

  private:
    std::filesystem::path m_folder;
};

}  // namespace tripletalk
