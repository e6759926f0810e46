// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsonreading.h"

#include <string>

#include <gtest/gtest.h>

namespace tripletalk {

TEST(JsonReading, ReadsWhatIsValid) {
    EXPECT_EQ(readJson(R"({"a": ["[[[", 2]})")["a"][1], 2);
    EXPECT_TRUE(readJson("{\"a\":").is_discarded());
    EXPECT_TRUE(readJson("").is_discarded());
    EXPECT_TRUE(readJson("\"\xC3\"").is_discarded());
}

TEST(JsonReading, ReadsNothingThatIsNestedTooDeeply) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_TRUE(readJson(nested(deepestJson)).is_array());
    EXPECT_TRUE(readJson(nested(deepestJson + 1)).is_discarded());
    EXPECT_TRUE(readJson(nested(1'000'000)).is_discarded());
    const std::string brackets(deepestJson + 1, '[');
    EXPECT_TRUE(readJson("[\"" + brackets + "\\\"" + brackets + "\"]").is_array())
        << "brackets in a text nest nothing";
}

}  // namespace tripletalk
