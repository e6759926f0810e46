// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// Data from outside the project; tests skip where it is missing.
inline std::filesystem::path testData(std::string_view name) {
    const char* folder = std::getenv("TRIPLETALK_TEST_DATA");
    return std::filesystem::path(folder ? folder : TRIPLETALK_DEFAULT_TEST_DATA) / name;
}

}  // namespace tripletalk::sparql
