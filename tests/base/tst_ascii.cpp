// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"

#include <cctype>

#include <gtest/gtest.h>

namespace tripletalk::ascii {

TEST(Ascii, ClassesAreThoseOfTheCLocaleForEveryByte) {
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        EXPECT_EQ(isDigit(c), std::isdigit(byte) != 0) << byte;
        EXPECT_EQ(isLower(c), std::islower(byte) != 0) << byte;
        EXPECT_EQ(isUpper(c), std::isupper(byte) != 0) << byte;
        EXPECT_EQ(isLetter(c), std::isalpha(byte) != 0) << byte;
        EXPECT_EQ(isLetterOrDigit(c), std::isalnum(byte) != 0) << byte;
        EXPECT_EQ(isSpace(c), std::isspace(byte) != 0) << byte;
        EXPECT_EQ(isBlank(c), std::isspace(byte) != 0 && byte != '\v' && byte != '\f') << byte;
        EXPECT_EQ(hexValue(c) >= 0, std::isxdigit(byte) != 0) << byte;
        EXPECT_EQ(toLower(c), static_cast<char>(std::tolower(byte))) << byte;
        EXPECT_EQ(toUpper(c), static_cast<char>(std::toupper(byte))) << byte;
    }
}

TEST(Ascii, CharactersBeyondItAndTheEndOfAStreamAreInNoClass) {
    for (const char32_t c : {U'٣', U'é', U'Ａ', U'\u00A0', static_cast<char32_t>(-1)}) {
        EXPECT_FALSE(isLetterOrDigit(c) || isSpace(c) || isBlank(c));
        EXPECT_EQ(hexValue(c), -1);
    }
}

TEST(Ascii, HexadecimalDigitsHaveTheirValues) {
    EXPECT_EQ(hexValue('0'), 0);
    EXPECT_EQ(hexValue('9'), 9);
    EXPECT_EQ(hexValue('a'), 10);
    EXPECT_EQ(hexValue('F'), 15);
    EXPECT_EQ(hexValue('g'), -1);
}

TEST(Ascii, ADigitIsFoundAnywhereInAText) {
    EXPECT_TRUE(hasDigit("4"));
    EXPECT_TRUE(hasDigit("about 1650, é"));
    EXPECT_FALSE(hasDigit("none ٣"));
    EXPECT_FALSE(hasDigit(""));
}

}  // namespace tripletalk::ascii
