// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termuniter.h"
#include "support/graphs.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::graph {

namespace {

using testing::ElementsAre;
using testing::Pair;

}  // namespace

TEST(TermUniter, UnitesTermsThatAreEqualAndNotOnlyTheirHashes) {
    const std::map<std::uint32_t, std::string> texts = {{1, "a"}, {2, "b"}, {3, "a"},
                                                        {4, "c"}, {5, "b"}, {6, "a"}};
    KeySorter terms("/nowhere", std::size_t{1} << 20);
    for (const auto& [id, text] : texts)
        tests::must(terms.add({text == "c" ? 5U : 9U, id}));  // a and b collide
    std::vector<std::pair<std::uint32_t, std::uint32_t>> kept;
    std::vector<std::uint32_t> asked;
    tests::must(uniteTerms(
        terms,
        [&](std::uint32_t id) {
            asked.push_back(id);
            return Result<std::string>(texts.at(id));
        },
        [&](std::uint64_t, std::uint32_t id, std::uint32_t first) {
            kept.emplace_back(id, first);
            return Result<void>();
        }));
    EXPECT_THAT(
        kept, ElementsAre(Pair(4, 4), Pair(1, 1), Pair(2, 2), Pair(3, 1), Pair(5, 2), Pair(6, 1)));
    EXPECT_THAT(asked, ElementsAre(1, 2, 3, 5, 6));
}

TEST(TermUniter, StopsAtAnError) {
    KeySorter terms("/nowhere", std::size_t{1} << 20);
    tests::must(terms.add({1, 1}));
    tests::must(terms.add({1, 2}));
    const auto use = [](std::uint64_t, std::uint32_t, std::uint32_t) { return Result<void>(); };
    const auto done = uniteTerms(
        terms,
        [](std::uint32_t) {
            return Result<std::string>(Error{ErrorKind::Io, Sentence::verbatim("gone")});
        },
        use);
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().kind, ErrorKind::Io);
}

}  // namespace tripletalk::graph
