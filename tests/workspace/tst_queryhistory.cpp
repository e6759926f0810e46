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

TEST(QueryHistory, BeginsAnewWhereTheFileIsDamaged) {
    const tests::TemporaryFolder folder;
    std::ofstream(folder.path() / "queries.json") << "{\"a\": [1, ";
    const QueryHistory history(folder.path() / "queries.json");
    EXPECT_THAT(history.of("a"), IsEmpty());
    ASSERT_TRUE(history.add("a", "SELECT 1"));
    EXPECT_THAT(history.of("a"), ElementsAre("SELECT 1"));
}

}  // namespace tripletalk::workspace
