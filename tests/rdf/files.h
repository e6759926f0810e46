// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <unistd.h>
#include <zlib.h>

namespace tripletalk::rdf {

/// A folder of its own for one test, gone at its end.
class TestFolder {
  public:
    TestFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "tripletalk-XXXXXX").string();
        m_path = ::mkdtemp(name.data());
    }
    ~TestFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    [[nodiscard]] std::filesystem::path path(std::string_view name) const { return m_path / name; }

    [[nodiscard]] std::filesystem::path write(std::string_view name,
                                              std::string_view content) const {
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }
    [[nodiscard]] std::filesystem::path writeGzip(std::string_view name,
                                                  std::string_view content) const {
        gzFile file = gzopen(path(name).c_str(), "wb");
        gzwrite(file, content.data(), static_cast<unsigned>(content.size()));
        gzclose(file);
        return path(name);
    }

  private:
    std::filesystem::path m_path;
};

/// Data from outside the project; tests skip where it is missing.
inline std::filesystem::path testData(std::string_view name) {
    const char* folder = std::getenv("TRIPLETALK_TEST_DATA");
    return std::filesystem::path(folder ? folder : TRIPLETALK_DEFAULT_TEST_DATA) / name;
}

}  // namespace tripletalk::rdf
