// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/recordsorter.h"
#include "lookup/spool.h"
#include "support/graphs.h"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace tripletalk::lookup {

using tests::must;

TEST(RecordSorter, SortsMoreThanFitsInMemoryByKeyAndBytes) {
    for (const std::size_t memory : {std::size_t{2000}, std::size_t{1} << 20U}) {
        const tests::TemporaryFolder folder;
        RecordSorter sorter(folder.path() / "records", memory);
        std::vector<std::pair<std::uint64_t, std::string>> expected;
        std::mt19937 random(3);
        for (int i = 0; i < 5000; ++i) {
            std::string record(random() % 60, 'x');
            for (char& c : record) c = static_cast<char>(random());
            expected.emplace_back(random() % 50, std::move(record));
            must(sorter.add(expected.back().first, expected.back().second));
        }
        expected.emplace_back(7, std::string(700'000, 'y'));  // longer than what is read at once
        must(sorter.add(expected.back().first, expected.back().second));
        EXPECT_EQ(sorter.size(), expected.size());
        std::ranges::sort(expected, [](const auto& a, const auto& b) {
            const auto bytes = [](const std::string& text) { return std::string_view(text); };
            return a.first != b.first ? a.first < b.first : bytes(a.second) < bytes(b.second);
        });
        std::uint64_t key = 0;
        std::string_view record;
        for (const auto& [wantedKey, wanted] : expected) {
            ASSERT_TRUE(must(sorter.next(key, record)));
            ASSERT_EQ(key, wantedKey);
            ASSERT_EQ(record, wanted);
        }
        EXPECT_FALSE(must(sorter.next(key, record)));
        EXPECT_FALSE(must(sorter.next(key, record)));
    }
}

TEST(RecordSorter, OfNothingHasNothing) {
    RecordSorter sorter(std::filesystem::temp_directory_path() / "records");
    std::uint64_t key = 0;
    std::string_view record;
    EXPECT_FALSE(must(sorter.next(key, record)));
}

TEST(Spool, GivesAllThatCameInOrderAndAgain) {
    const tests::TemporaryFolder folder;
    Spool<std::uint64_t> spool(folder.path() / "spool");
    constexpr std::uint64_t count = 5'000'000;  // beyond what stays in memory
    for (std::uint64_t i = 0; i < count; ++i) must(spool.add(i * 3));
    for (int walk = 0; walk < 2; ++walk) {
        std::uint64_t at = 0;
        must(spool.each([&](std::span<const std::uint64_t> part) -> Result<void> {
            for (const std::uint64_t value : part)
                if (value != at++ * 3) return Error{};
            return {};
        }));
        EXPECT_EQ(at, count);
    }
}

}  // namespace tripletalk::lookup
