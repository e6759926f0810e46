// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <filesystem>

namespace tripletalk::tests {

/// Where larger real graphs lie, if anywhere: tests of them are skipped without. CMake says where
/// by default.
inline std::filesystem::path testData() {
    const char* variable = std::getenv("TRIPLETALK_TEST_DATA");
    return variable ? variable : TRIPLETALK_DEFAULT_TEST_DATA;
}

}  // namespace tripletalk::tests
