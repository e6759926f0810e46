// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termdictionary.h"
#include "graph/termkey.h"

#include <string>

#include <gtest/gtest.h>

namespace tripletalk::graph {

namespace {

constexpr std::size_t plenty = std::size_t{8} << 20;

std::string text(std::uint32_t i) { return "term number " + std::to_string(i); }

}  // namespace

TEST(TermDictionary, KnowsWhatItHasNumbered) {
    TermDictionary dictionary(plenty);
    for (std::uint32_t id = 1; id <= 20'000; ++id)
        ASSERT_EQ(dictionary.idOf(text(id), hashOfKey(text(id)), id), id);
    for (std::uint32_t id = 1; id <= 20'000; ++id)
        ASSERT_EQ(dictionary.idOf(text(id), hashOfKey(text(id)), 99'999), id);
    EXPECT_FALSE(dictionary.forgot());
}

TEST(TermDictionary, TellsTermsOfOneHashApart) {
    TermDictionary dictionary(plenty);
    for (std::uint32_t id = 1; id <= 1'000; ++id)
        ASSERT_EQ(dictionary.idOf(text(id), id % 3, id), id);
    for (std::uint32_t id = 1; id <= 1'000; ++id)
        ASSERT_EQ(dictionary.idOf(text(id), id % 3, 99'999), id);
}

TEST(TermDictionary, TakesKeysLongerThanItsBlocks) {
    TermDictionary dictionary(plenty);
    const std::string longKey(std::size_t{3} << 20, 'x');
    EXPECT_EQ(dictionary.idOf("before", 1, 1), 1u);
    EXPECT_EQ(dictionary.idOf(longKey, 2, 2), 2u);
    EXPECT_EQ(dictionary.idOf("after", 3, 3), 3u);
    EXPECT_EQ(dictionary.idOf(longKey, 2, 4), 2u);
    EXPECT_EQ(dictionary.idOf("after", 3, 4), 3u);
}

TEST(TermDictionary, ForgetsWhenItIsFullAndSaysSo) {
    TermDictionary dictionary(10'000);
    for (std::uint32_t id = 1; id <= 5'000; ++id)
        ASSERT_EQ(dictionary.idOf(text(id), hashOfKey(text(id)), id), id);
    EXPECT_TRUE(dictionary.forgot());
    EXPECT_EQ(dictionary.idOf(text(1), hashOfKey(text(1)), 5'001), 5'001u);
    EXPECT_EQ(dictionary.idOf(text(1), hashOfKey(text(1)), 5'002), 5'001u);
}

TEST(TermDictionary, TakesAKeyLargerThanItsBound) {
    TermDictionary dictionary(1'000);
    const std::string key(5'000, 'x');
    EXPECT_EQ(dictionary.idOf(key, 1, 1), 1u);
    EXPECT_EQ(dictionary.idOf(key, 1, 2), 1u);
}

}  // namespace tripletalk::graph
