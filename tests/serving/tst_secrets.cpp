// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/secrets.h"

#include <set>

#include <gtest/gtest.h>

using namespace tripletalk::serving;
using namespace std::string_view_literals;

TEST(Secrets, AreLettersAndDigitsAndNeverTheSame) {
    std::set<std::string> all;
    for (int i = 0; i < 100; ++i) all.insert(secretText());
    EXPECT_EQ(all.size(), 100U);
    for (const std::string& secret : all) {
        EXPECT_EQ(secret.size(), 32U);
        EXPECT_EQ(secret.find_first_not_of("0123456789abcdef"), std::string::npos) << secret;
    }
}

TEST(Secrets, AreTheSameOnlyToTheLastByte) {
    EXPECT_TRUE(sameSecret("abc", "abc"));
    EXPECT_TRUE(sameSecret("", ""));
    EXPECT_FALSE(sameSecret("abc", "abd"));
    EXPECT_FALSE(sameSecret("abc", "ab"));
    EXPECT_FALSE(sameSecret("ab", "abc"));
    EXPECT_FALSE(sameSecret("abc", ""));
    EXPECT_FALSE(sameSecret("a\0b"sv, "a\0c"sv));
}
