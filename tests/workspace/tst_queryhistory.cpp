// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "support/graphs.h"
#include "workspace/queryhistory.h"

#include <fstream>
#include <future>

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

TEST(QueryHistory, BeginsAnewWhereTheFileIsDamagedAndKeepsWhatWasThere) {
    const tests::TemporaryFolder folder;
    const QueryHistory history(folder.path() / "queries.json");
    for (const char* name : {"queries.json.damaged", "queries.json.2.damaged"}) {
        std::ofstream(folder.path() / "queries.json") << "{\"a\": [1, " << name;
        EXPECT_THAT(history.of("a"), IsEmpty());
        ASSERT_TRUE(history.add("a", "SELECT 1"));
        EXPECT_THAT(history.of("a"), ElementsAre("SELECT 1"));
        EXPECT_EQ(tests::must(readFile(folder.path() / name)), "{\"a\": [1, " + std::string(name));
    }
}

TEST(QueryHistory, IsNotWrittenOverWhereItCannotBeRead) {
    const tests::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "queries.json");
    const QueryHistory history(folder.path() / "queries.json");
    EXPECT_EQ(history.add("a", "SELECT 1").error().kind, ErrorKind::Io);
    EXPECT_TRUE(std::filesystem::is_directory(folder.path() / "queries.json"));
}

TEST(QueryHistory, KeepsTheQueriesOfWindowsThatRunAtOnce) {
    const tests::TemporaryFolder folder;
    const auto file = folder.path() / "queries.json";
    const auto write = [&](const std::string& base) {
        for (int i = 0; i < 50; ++i)
            EXPECT_TRUE(QueryHistory(file).add(base, "SELECT " + std::to_string(i)));
    };
    auto other = std::async(std::launch::async, write, "a");
    write("b");
    other.wait();
    EXPECT_EQ(QueryHistory(file).of("a").size(), 50u);
    EXPECT_EQ(QueryHistory(file).of("b").size(), 50u);
}

}  // namespace tripletalk::workspace
