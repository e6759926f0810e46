// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/wordrank.h"

#include <cmath>

#include <gtest/gtest.h>

namespace tripletalk::answering {

TEST(WordRank, ScoresByBm25) {
    const NameStatistics statistics{.names = 100, .wordsPerName = 2};
    // One word that 9 of 100 names have, in a name of average length: idf = 1 + ln 10.
    const double idf = 1 + std::log(10.0);
    EXPECT_NEAR(bm25({.words = 2, .occurrences = {1}}, {9}, statistics), idf * 2.2 / 2.2, 1e-9);
    // Twice in a name of four words: 2 · 2.2 / (2 + 1.2 · (0.25 + 0.75 · 2)).
    EXPECT_NEAR(bm25({.words = 4, .occurrences = {2}}, {9}, statistics), idf * 4.4 / 4.1, 1e-9);
    EXPECT_NEAR(bm25({.words = 2, .occurrences = {1, 1}}, {9, 99}, statistics), idf + 1, 1e-9);
}

TEST(WordRank, PrefersWhatOccursMoreWhereWordsFitAlike) {
    const std::vector<NamedHit> hits{{.count = 2}, {.count = 10}, {.count = 5}};
    EXPECT_EQ(bestHit(hits, {3, 3, 3}), 1U);
    // (2 · 1 + 0.2) / 3 against (2 · 0.5 + 1) / 3: words count twice.
    EXPECT_EQ(bestHit(hits, {3, 1.5, 0}), 0U);
    EXPECT_EQ(bestHit(hits, {3, 2, 0}), 1U);
}

TEST(WordRank, GoesByTheWordsAloneWhereNothingIsCounted) {
    EXPECT_EQ(bestHit({{}, {}, {}}, {1, 3, 3}), 1U) << "the first of the best";
}

}  // namespace tripletalk::answering
