// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace tripletalk::tests {

/// The DDL without sample values.
inline std::string schemaText(induction::Schema schema) {
    for (induction::Table& table : schema.tables)
        for (induction::Column& column : table.columns) column.samples.clear();
    return renderDdl(schema);
}

/// Compares with a file, or writes it anew where a person asked for that.
inline void expectContent(const std::filesystem::path& file, const std::string& actual) {
    if (std::getenv("TRIPLETALK_UPDATE_GOLDEN")) {
        std::ofstream(file, std::ios::binary) << actual;
        return;
    }
    std::ostringstream expected;
    expected << std::ifstream(file, std::ios::binary).rdbuf();
    EXPECT_EQ(expected.str(), actual) << file;
}

}  // namespace tripletalk::tests
