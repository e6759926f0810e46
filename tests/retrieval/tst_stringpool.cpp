// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/stringpool.h"

#include <gtest/gtest.h>

namespace tripletalk::retrieval {

TEST(StringPool, NumbersEachTextOnce) {
    StringPool pool;
    EXPECT_EQ(pool.add("lamp"), std::pair(1U, true));
    EXPECT_EQ(pool.add(""), std::pair(2U, true));
    EXPECT_EQ(pool.add("lamp"), std::pair(1U, false));
    EXPECT_EQ(pool.at(1), "lamp");
    EXPECT_EQ(pool.at(2), "");
    EXPECT_EQ(pool.size(), 2U);
}

TEST(StringPool, KnowsAllAfterGrowing) {
    StringPool pool;
    constexpr std::uint32_t many = 10'000;
    for (std::uint32_t i = 1; i <= many; ++i) pool.add(std::to_string(i));
    for (std::uint32_t i = 1; i <= many; ++i) {
        ASSERT_EQ(pool.at(i), std::to_string(i));
        ASSERT_EQ(pool.add(std::to_string(i)), std::pair(i, false));
    }
}

}  // namespace tripletalk::retrieval
