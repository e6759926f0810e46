// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/keysorter.h"
#include "support/graphs.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace tripletalk::graph {

namespace {

std::vector<SortKey> randomKeys(std::size_t count) {
    std::mt19937_64 random(7);
    std::vector<SortKey> keys(count);
    for (SortKey& key : keys) key = {random() % 50 << 40, random() % 50 << 50};
    return keys;
}

std::vector<SortKey> sorted(KeySorter& sorter, const std::vector<SortKey>& keys) {
    for (const SortKey key : keys) tests::must(sorter.add(key));
    std::vector<SortKey> out;
    for (SortKey key; tests::must(sorter.next(key));) out.push_back(key);
    return out;
}

}  // namespace

TEST(KeySorter, SortsInMemoryAndThroughItsFileAlike) {
    const tests::TemporaryFolder folder;
    const auto keys = randomKeys(6'000);
    auto expected = keys;
    std::sort(expected.begin(), expected.end());
    for (const std::size_t memory : {std::size_t{1} << 20, std::size_t{30'000}, std::size_t{0}}) {
        for (const std::size_t run : {std::size_t{100}, std::size_t{2'500}, std::size_t{6'000}}) {
            KeySorter sorter(folder.path() / "keys", memory, run);
            EXPECT_EQ(sorted(sorter, keys), expected) << memory << " " << run;
            EXPECT_EQ(sorter.size(), keys.size());
            EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
        }
    }
}

TEST(KeySorter, HasNothingToSayAboutNothing) {
    KeySorter sorter("/nowhere", 0);
    SortKey key;
    EXPECT_FALSE(*sorter.next(key));
    EXPECT_FALSE(*sorter.next(key));
}

TEST(KeySorter, SaysWhereItCannotWrite) {
    KeySorter sorter("/nowhere/at/all", 0, 2);
    EXPECT_TRUE(sorter.add({1, 1}).ok());
    const auto done = sorter.add({1, 2});
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().kind, ErrorKind::Io);
}

}  // namespace tripletalk::graph
