// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"

#include <thread>

namespace tripletalk::sqlite {
namespace {

TEST(Database, BindsAndReadsEveryKindOfValue) {
    auto database = Database::inMemory();
    ASSERT_TRUE(database);
    ASSERT_TRUE(database->execute("CREATE TABLE t(a, b, c, d)"));
    ASSERT_TRUE(database->run("INSERT INTO t VALUES (?, ?, ?, ?)", nullptr, std::int64_t{1} << 40,
                              0.5, "grün"));
    std::size_t rows = 0;
    const auto read = database->each("SELECT a, b, c, d FROM t", [&](Statement& row) {
        ++rows;
        EXPECT_TRUE(row.isNull(0));
        EXPECT_EQ(row.value(0), Value());
        EXPECT_EQ(row.value(1), Value(std::int64_t{1} << 40));
        EXPECT_EQ(row.value(2), Value(0.5));
        EXPECT_EQ(row.value(3), Value(std::string("grün")));
        EXPECT_EQ(row.columnName(3), "d");
    });
    EXPECT_TRUE(read);
    EXPECT_EQ(rows, 1u);
}

TEST(Database, StopsReadingWhenTheCallbackSaysSo) {
    auto database = Database::inMemory();
    ASSERT_TRUE(database);
    std::size_t rows = 0;
    ASSERT_TRUE(database->each("VALUES (1), (2), (3)", [&](Statement&) { return ++rows < 2; }));
    EXPECT_EQ(rows, 2u);
}

TEST(Database, RollsBackATransactionThatIsNotCommitted) {
    auto database = Database::inMemory();
    ASSERT_TRUE(database);
    ASSERT_TRUE(database->execute("CREATE TABLE t(a)"));
    {
        auto transaction = Transaction::begin(*database);
        ASSERT_TRUE(transaction);
        ASSERT_TRUE(database->execute("INSERT INTO t VALUES (1)"));
    }
    EXPECT_EQ(*database->integer("SELECT count(*) FROM t"), 0);
    {
        auto transaction = Transaction::begin(*database);
        ASSERT_TRUE(transaction);
        ASSERT_TRUE(database->execute("INSERT INTO t VALUES (1)"));
        ASSERT_TRUE(transaction->commit());
    }
    EXPECT_EQ(*database->integer("SELECT count(*) FROM t"), 1);
}

TEST(Database, SaysWhatIsWrong) {
    const TemporaryFolder folder;
    EXPECT_EQ(Database::open(folder.path() / "missing.db", OpenMode::ReadOnly).error().kind,
              ErrorKind::NotFound);
    auto database = Database::open(folder.path() / "new.db", OpenMode::Create);
    ASSERT_TRUE(database);
    EXPECT_EQ(database->prepare("SELEC 1").error().kind, ErrorKind::Syntax);
    EXPECT_EQ(database->prepare("  -- nothing").error().kind, ErrorKind::Syntax);
    ASSERT_TRUE(database->execute("CREATE TABLE t(a)"));
    auto reader = Database::open(folder.path() / "new.db", OpenMode::ReadOnly);
    ASSERT_TRUE(reader);
    EXPECT_EQ(reader->execute("INSERT INTO t VALUES (1)").error().kind, ErrorKind::Io);
}

TEST(Database, EndsARunningStatementWhenTheTokenIsCancelled) {
    auto database = Database::inMemory();
    ASSERT_TRUE(database);
    const CancelToken token;
    const auto registration = database->interruptOn(token);
    std::thread canceller;
    std::size_t rows = 0;
    const auto done = database->each(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        [&](Statement&) {
            if (++rows == 1) canceller = std::thread([&] { token.cancel(); });
        });
    canceller.join();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().kind, ErrorKind::Cancelled);
}

TEST(Database, QuotesNamesAndTexts) {
    EXPECT_EQ(quoteIdentifier("a \"b\""), "\"a \"\"b\"\"\"");
    EXPECT_EQ(quoteText("it's"), "'it''s'");
    EXPECT_TRUE(isKeyword("Order"));
    EXPECT_FALSE(isKeyword("price"));
}

TEST(Database, ShowsValuesAsText) {
    EXPECT_EQ(toText(Value()), "");
    EXPECT_EQ(toText(Value(std::int64_t{-3})), "-3");
    EXPECT_EQ(toText(Value(2.50)), "2.5");
    EXPECT_EQ(toText(Value(std::string("x"))), "x");
}

}  // namespace
}  // namespace tripletalk::sqlite
