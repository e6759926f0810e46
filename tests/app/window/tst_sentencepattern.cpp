// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sentencepattern.h"

#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

using Parts = std::vector<std::string_view>;

TEST(SentencePattern, IsTheTextItselfWhereNothingIsPutIn) {
    EXPECT_EQ(SentencePattern("The disk is full.").match("The disk is full."), Parts());
    EXPECT_EQ(SentencePattern("The disk is full.").match("The disk is full"), std::nullopt);
}

TEST(SentencePattern, GivesWhatWasPutIn) {
    const SentencePattern pattern("There is no file \"%1\" in \"%2\".");
    EXPECT_EQ(pattern.match("There is no file \"a\" in \"b\"."), (Parts{"a", "b"}));
    EXPECT_EQ(pattern.match("There is no file \"\" in \"\"."), (Parts{"", ""}));
    EXPECT_EQ(pattern.match("There is no file \"a\"."), std::nullopt);
    EXPECT_EQ(pattern.match("Alas, there is no file \"a\" in \"b\"."), std::nullopt);
}

TEST(SentencePattern, NeedsRoomForAllItsFixedParts) {
    EXPECT_EQ(SentencePattern("aba%1ab").match("abab"), std::nullopt);
    EXPECT_EQ(SentencePattern("aba%1ab").match("abaab"), Parts{""});
}

TEST(SentencePattern, GivesTheEarlierPartWhatItCan) {
    EXPECT_EQ(SentencePattern("%1 of %2").match("one of two of three"),
              (Parts{"one of two", "three"}));
}

TEST(SentencePattern, TakesAPercentSignAsItIs) {
    EXPECT_EQ(SentencePattern("%1 % done").match("5 % done"), Parts{"5"});
    EXPECT_EQ(SentencePattern("100 %").match("100 %"), Parts());
}

}  // namespace
}  // namespace tripletalk::app
