// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

namespace {
std::vector<std::string> texts(std::string_view text) {
    std::vector<std::string> found;
    for (const Token& token : tokens(text)) found.push_back(token.text);
    return found;
}
}  // namespace

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Tokens, AreSplitWhereLettersMeetDigits) {
    EXPECT_THAT(texts("TX40b-7"), ElementsAre("tx", "40", "b", "7"));
    EXPECT_EQ(texts("220i"), texts("220 I"));
}

TEST(Tokens, KeepDecimalAndThousandsMarksInNumbers) {
    EXPECT_THAT(texts("2,760 mm, 5.8l"), ElementsAre("2,760", "mm", "5.8", "l"));
}

TEST(Tokens, PointAtTheTextAsWritten) {
    const std::string text = "– Crème brûlée";
    const auto found = tokens(text);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[1].text, "brulee");
    EXPECT_EQ(text.substr(found[1].begin, found[1].end - found[1].begin), "brûlée");
}

TEST(Tokens, TakeScriptsWithoutBlanksApart) {
    EXPECT_THAT(texts("東京tower"), ElementsAre("東", "京", "tower"));
}

TEST(Tokens, KnowFunctionWordsButNotCodesThatLookLikeThem) {
    EXPECT_TRUE(tokens("what is it")[2].stop);
    EXPECT_FALSE(tokens("people in IT")[2].stop);
    EXPECT_TRUE(tokens("WHAT IS IT")[2].stop);
}

TEST(Tokens, OfPlainTextAreThoseOfTheSameTextWithAnAccentBesideIt) {
    for (const std::string text : {"2,760 mm, 5.8l", "1. a.b 3.x .5 5. 1,,2 1.2.3", "A_b-C 7's (x)",
                                   "IT is 220I", "", " "}) {
        auto expected = texts(text + " é");
        ASSERT_FALSE(expected.empty());
        expected.pop_back();
        EXPECT_EQ(texts(text), expected) << text;
    }
}

TEST(Tokens, OfBrokenUtf8AreNone) { EXPECT_THAT(tokens("abc\xC3"), IsEmpty()); }

}  // namespace tripletalk::retrieval
