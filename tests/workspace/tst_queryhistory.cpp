// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/graphs.h"
#include "workspace/queryhistory.h"

#include <fstream>

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(QueryHistory, KeepsTheNewestFirstAndEachOnceForEachBase) {
    const tests::TemporaryFolder folder;
    const QueryHistory history(folder.path() / "queries.json");
    EXPECT_THAT(history.of("a"), IsEmpty());
    for (const char* query : {"SELECT 1", "SELECT 2", "SELECT 1"})
        ASSERT_TRUE(history.add("a", query));
    ASSERT_TRUE(history.add("b", "SELECT 3"));
    EXPECT_THAT(history.of("a"), ElementsAre("SELECT 1", "SELECT 2"));
    EXPECT_THAT(QueryHistory(folder.path() / "queries.json").of("b"), ElementsAre("SELECT 3"));
}

TEST(QueryHistory, KeepsLanguagesApartAndReadsWhatEarlierVersionsWrote) {
    const auto& graph = knowledge::sparqlLanguage();
    const tests::TemporaryFolder folder;
    std::ofstream(folder.path() / "queries.json") << R"({"a": ["SELECT 1"], "b": 7})";
    const QueryHistory history(folder.path() / "queries.json");
    EXPECT_THAT(history.of("a"), ElementsAre("SELECT 1"));
    EXPECT_THAT(history.of("a", graph), IsEmpty());
    ASSERT_TRUE(history.add("a", "ASK {}", graph));
    ASSERT_TRUE(history.add("b", "SELECT 1", graph));
    ASSERT_TRUE(history.add("a", "SELECT 2"));
    EXPECT_THAT(history.of("a"), ElementsAre("SELECT 2", "SELECT 1"));
    EXPECT_THAT(history.of("a", graph), ElementsAre("ASK {}"));
    for (int i = 0; i < 101; ++i) ASSERT_TRUE(history.add("a", "SELECT 0" + std::to_string(i)));
    EXPECT_EQ(history.of("a").size(), 100U);
    EXPECT_THAT(history.of("a", graph), ElementsAre("ASK {}"));
}

TEST(QueryHistory, BeginsAnewWhereTheFileIsDamaged) {
    const tests::TemporaryFolder folder;
    std::ofstream(folder.path() / "queries.json") << "{\"a\": [1, ";
    const QueryHistory history(folder.path() / "queries.json");
    EXPECT_THAT(history.of("a"), IsEmpty());
    ASSERT_TRUE(history.add("a", "SELECT 1"));
    EXPECT_THAT(history.of("a"), ElementsAre("SELECT 1"));
}

}  // namespace tripletalk::workspace
