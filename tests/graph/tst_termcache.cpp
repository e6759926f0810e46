// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termcache.h"

#include <gtest/gtest.h>

namespace tripletalk::graph {

TEST(TermCache, FindsWhatItHolds) {
    TermCache cache(1 << 20);
    EXPECT_EQ(cache.find("a"), 0);
    cache.insert("a", 7);
    EXPECT_EQ(cache.find("a"), 7);
    EXPECT_FALSE(cache.dropped());
}

TEST(TermCache, DropsWhatIsNotUsedAndKeepsWhatIs) {
    TermCache cache(20'000);
    cache.insert("used", 1);
    cache.insert("unused", 2);
    for (TermId id = 3; id < 1000; ++id) {
        cache.insert("filler " + std::to_string(id), id);
        ASSERT_EQ(cache.find("used"), 1);
    }
    EXPECT_TRUE(cache.dropped());
    EXPECT_EQ(cache.find("unused"), 0);
}

}  // namespace tripletalk::graph
