// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "fixture.h"
#include "sqlite/sandbox.h"

#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

namespace tripletalk::sqlite {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* endlessQuery =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

class SandboxTest : public testing::Test {
  protected:
    void SetUp() override { makeShop(path()); }

    [[nodiscard]] std::filesystem::path path() const { return folder.path() / "shop #1 100%.db"; }

    Result<QueryResult> query(std::string_view sql, SandboxLimits limits = {}) const {
        auto sandbox = Sandbox::open(path(), limits);
        if (!sandbox) return sandbox.error();
        return sandbox->query(sql, CancelToken());
    }
    [[nodiscard]] Error errorOf(std::string_view sql, SandboxLimits limits = {}) const {
        const auto result = query(sql, limits);
        return result ? Error{ErrorKind::Internal, Sentence::verbatim("no error")} : result.error();
    }
    [[nodiscard]] std::string cell(std::string_view sql) const {
        const auto result = query(sql);
        if (!result) return result.error().toText();
        return result->rows.empty() ? "no row" : toText(result->rows.front().front());
    }

    TemporaryFolder folder;
};

TEST_F(SandboxTest, AnswersASelectWithColumnsAndRows) {
    const auto result = query(
        "SELECT p.label, s.country, p.price_eur * 2 AS twice FROM product p "
        "JOIN supplier s ON s.id = p.supplier_id ORDER BY p.id;  -- done\n /* really */ ;");
    ASSERT_TRUE(result) << result.error().toText();
    ASSERT_EQ(result->columns.size(), 3u);
    EXPECT_EQ(result->columns[0].name, "label");
    EXPECT_EQ(result->columns[0].originTable, "product");
    EXPECT_EQ(result->columns[0].originColumn, "label");
    EXPECT_EQ(result->columns[1].originTable, "supplier");
    EXPECT_EQ(result->columns[2].name, "twice");
    EXPECT_EQ(result->columns[2].originTable, "");
    ASSERT_EQ(result->rows.size(), 3u);
    EXPECT_EQ(result->rows[1],
              (std::vector<Value>{std::string("LCD Inductor"), std::string("France"), 24.0}));
    EXPECT_FALSE(result->truncated);
    EXPECT_GE(result->ms, 0);
}

TEST_F(SandboxTest, AllowsWhatQuestionsNeed) {
    EXPECT_EQ(cell("WITH c AS (SELECT count(*) n FROM product) SELECT n FROM c"), "3");
    EXPECT_EQ(cell("SELECT label FROM product WHERE label LIKE 'GRÖSSE%' OR FOLD(label) = 'große "
                   "3' OR label LIKE 'größe%'"),
              "Größe 3");
    EXPECT_EQ(cell("VALUES (7)"), "7");
    EXPECT_EQ(cell("SELECT value FROM json_each('[5]')"), "5");
    EXPECT_EQ(cell("SELECT count(*) FROM cheap"), "2");
    EXPECT_EQ(cell("SELECT \"unit price\" FROM product WHERE id = 'p3'"), "3");
    EXPECT_EQ(cell("SELECT MEDIAN(price_eur) FROM product"), "7");
    EXPECT_EQ(cell("SELECT row_number() OVER (ORDER BY price_eur) FROM product WHERE id = 'p2'"),
              "1");
    EXPECT_EQ(cell("SELECT strftime('%Y', '2020-05-01')"), "2020");
    EXPECT_EQ(cell("SELECT 1 FROM product EXCEPT SELECT 2"), "1");
    EXPECT_EQ(cell("SELECT count(*) FROM (SELECT * FROM number ORDER BY word DESC LIMIT 5)"), "5");
    EXPECT_EQ(cell("SELECT '{\"a\":1}' ->> 'a'"), "1");
    EXPECT_EQ(cell("SELECT name FROM sqlite_schema WHERE type = 'view'"), "cheap");
    EXPECT_EQ(cell("SELECT name FROM sqlite_master WHERE type = 'view'"), "cheap");
}

TEST_F(SandboxTest, SortsMoreThanFitsItsCache) {
    EXPECT_EQ(cell("SELECT word || i FROM (SELECT a.i * 5 AS i, b.word || a.word AS word FROM "
                   "number a, number b "
                   "WHERE b.i <= 200 ORDER BY 2 DESC, 1 LIMIT 300000) WHERE i > 0 LIMIT 1"),
              "word 9word 9994995");
}

TEST_F(SandboxTest, NamesTheNearestColumns) {
    const auto error = errorOf("SELECT pric_eur FROM product");
    EXPECT_EQ(error.kind, ErrorKind::NotFound);
    EXPECT_THAT(error.message.text(), HasSubstr("\"pric_eur\""));
    EXPECT_THAT(error.message.text(), HasSubstr("product.price_eur"));
    EXPECT_THAT(errorOf("SELECT p.Country FROM product p").message.text(),
                HasSubstr("supplier.country"));
    EXPECT_THAT(errorOf("SELECT price FROM product").message.text(),
                HasSubstr("product.price_eur, product.unit price"));
    EXPECT_THAT(errorOf("SELECT zzzzzz FROM supplier").message.text(),
                HasSubstr("supplier.country"));
    EXPECT_THAT(errorOf("SELECT zzzzzz FROM supplier").message.text(),
                Not(HasSubstr("product.price_eur")));
}

TEST_F(SandboxTest, TakesADoubleQuotedTextForAMisspeltColumn) {
    const auto error = errorOf("SELECT id FROM supplier WHERE country = \"Germany\"");
    EXPECT_EQ(error.kind, ErrorKind::NotFound);
    EXPECT_THAT(error.message.text(), HasSubstr("single quotes: 'Germany'"));
    EXPECT_THAT(errorOf("SELECT \"contry\" FROM supplier").message.text(),
                HasSubstr("supplier.country"));
}

TEST_F(SandboxTest, NamesTheNearestTables) {
    const auto error = errorOf("SELECT * FROM Suppliers");
    EXPECT_EQ(error.kind, ErrorKind::NotFound);
    EXPECT_THAT(error.message.text(), HasSubstr("The nearest are: supplier."));
    EXPECT_THAT(errorOf("SELECT * FROM xyzzy").message.text(),
                HasSubstr("product, supplier, number, cheap"));
}

TEST_F(SandboxTest, SaysWhichTablesHaveAnAmbiguousColumn) {
    const auto error = errorOf("SELECT label FROM product, supplier");
    EXPECT_EQ(error.kind, ErrorKind::Syntax);
    EXPECT_THAT(error.message.text(), HasSubstr("product.label, supplier.label"));
}

TEST_F(SandboxTest, OffersSqlitesWayForOtherDialects) {
    EXPECT_THAT(errorOf("SELECT DATE_TRUNC('year', '2020-01-01')").message.text(),
                HasSubstr("SQLite"));
    EXPECT_THAT(errorOf("SELECT DATE_TRUNC('year', '2020-01-01')").message.text(),
                HasSubstr("strftime"));
    EXPECT_THAT(errorOf("SELECT id FROM product WHERE label ILIKE '%coil%'").message.text(),
                HasSubstr("LIKE, which ignores case"));
    EXPECT_THAT(errorOf("SELECT price_eur::int FROM product").message.text(),
                HasSubstr("CAST(x AS type)"));
    EXPECT_THAT(errorOf("SELECT TOP 5 label FROM product").message.text(), HasSubstr("LIMIT"));
    EXPECT_THAT(errorOf("SELECT EXTRACT(YEAR FROM '2020-01-01')").message.text(),
                HasSubstr("YEAR(d)"));
    EXPECT_THAT(errorOf("SELECT label, label FROM product WHER id = 1").message.text(),
                HasSubstr("here: id = 1"));
    EXPECT_THAT(errorOf("SELECT id FROM product WHERE count(*) > 1").message.text(),
                HasSubstr("HAVING"));
}

TEST_F(SandboxTest, CallsLeftAndRightThoughTheyAreWordsOfAJoin) {
    const auto rows = query(
        "SELECT LEFT(p.label, 2), right (p.label, 1) FROM product p LEFT JOIN supplier s ON s.id = "
        "p.supplier_id WHERE p.id = 'p1'");
    ASSERT_TRUE(rows) << rows.error().toText();
    EXPECT_EQ(toText(rows->rows[0][0]), "Co");
    EXPECT_EQ(toText(rows->rows[0][1]), "l");
}

TEST_F(SandboxTest, CutsRowsAndBytesAndSaysSo) {
    const auto rows = query("SELECT i FROM number", {.rows = 10});
    ASSERT_TRUE(rows);
    EXPECT_EQ(rows->rows.size(), 10u);
    EXPECT_TRUE(rows->truncated);
    const auto exactly = query("SELECT i FROM number LIMIT 10", {.rows = 10});
    ASSERT_TRUE(exactly);
    EXPECT_FALSE(exactly->truncated);
    const auto bytes = query("SELECT printf('%.*c', 1000, 'x') FROM number", {.bytes = 10'000});
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->rows.size(), 10u);
    EXPECT_TRUE(bytes->truncated);
}

TEST_F(SandboxTest, HandsOverMoreRowsThanItWouldKeep) {
    auto sandbox = Sandbox::open(path(), {.rows = 2, .bytes = 10});
    ASSERT_TRUE(sandbox) << sandbox.error().toText();
    std::int64_t sum = 0;
    const auto add = [&](const std::vector<Value>& row) -> Result<void> {
        sum += std::get<std::int64_t>(row.at(0));
        if (sum > 100) return Error{ErrorKind::Io, Sentence::verbatim("enough")};
        return {};
    };
    const std::string upTo =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT %) SELECT i FROM n";
    const auto countTo = [&](const std::string& most) {
        sum = 0;
        return sandbox->each(text::replaceAll(upTo, "%", most), add, CancelToken());
    };
    EXPECT_TRUE(countTo("5"));
    EXPECT_EQ(sum, 15);
    EXPECT_EQ(countTo("5000").error().message.text(), "enough");
    EXPECT_EQ(sandbox->each("DELETE FROM product", add, CancelToken()).error().kind,
              ErrorKind::Forbidden);
    CancelToken cancelled;
    cancelled.cancel();
    EXPECT_EQ(sandbox->each("SELECT 1", add, cancelled).error().kind, ErrorKind::Cancelled);
}

TEST_F(SandboxTest, StopsAtItsTimeLimitAndSaysHowToGoOn) {
    const auto error = errorOf(endlessQuery, {.time = std::chrono::milliseconds(30)});
    EXPECT_EQ(error.kind, ErrorKind::Timeout);
    EXPECT_THAT(error.message.text(), HasSubstr("0.03 s"));
    EXPECT_THAT(error.message.text(), HasSubstr("LIMIT"));
}

TEST_F(SandboxTest, StopsWhenCancelledFromAnotherThread) {
    auto sandbox = Sandbox::open(path(), {.time = std::chrono::hours(1)});
    ASSERT_TRUE(sandbox);
    const CancelToken token;
    std::thread canceller([&] { token.cancel(); });
    const auto result = sandbox->query(endlessQuery, token);
    canceller.join();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, ErrorKind::Cancelled);
    const auto after = sandbox->query("SELECT count(*) FROM product", CancelToken());
    ASSERT_TRUE(after) << after.error().toText();
}

TEST_F(SandboxTest, StopsWhenSortingTakesTooMuchMemory) {
    auto sandbox = Sandbox::open(path(), {.time = std::chrono::hours(1), .memory = 4u << 20});
    ASSERT_TRUE(sandbox);
    for (const char* sql :
         {"SELECT * FROM number a, number b, number c ORDER BY a.word || b.word || c.word",
          "SELECT count(DISTINCT a.word || b.word || c.word) FROM number a, number b, number c",
          "SELECT count(*) FROM number a, number b, number c GROUP BY a.word || b.word || c.word",
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n) SELECT count(*) FROM n",
          "SELECT sum(i) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED "
          "FOLLOWING) "
          "FROM (SELECT a.i FROM number a, number b, number c)"}) {
        const auto result = sandbox->query(sql, CancelToken());
        ASSERT_FALSE(result) << sql;
        EXPECT_EQ(result.error().kind, ErrorKind::Limit) << sql << result.error().toText();
        EXPECT_THAT(result.error().message.text(), HasSubstr("memory"));
    }
    EXPECT_TRUE(sandbox->query("SELECT * FROM number ORDER BY word", CancelToken()))
        << "memory is given back";
}

TEST_F(SandboxTest, SeesOneStateWhileAnotherConnectionWrites) {
    auto sandbox = Sandbox::open(path());
    ASSERT_TRUE(sandbox);
    const auto count = [&] {
        const auto result = sandbox->query("SELECT count(*) FROM product", CancelToken());
        return result ? toText(result->rows.front().front()) : result.error().toText();
    };
    EXPECT_EQ(count(), "3");
    auto writer = Database::open(path(), OpenMode::ReadWrite);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->execute(
        "INSERT INTO product(id) VALUES ('p4'); ALTER TABLE supplier RENAME TO vendor"));
    EXPECT_EQ(count(), "3");
    EXPECT_FALSE(sandbox->query(
        endlessQuery, CancelToken::withDeadline(CancelToken(), std::chrono::milliseconds(5))));
    EXPECT_FALSE(sandbox->query("SELECT nothing FROM product", CancelToken()));
    ASSERT_TRUE(writer->execute("DELETE FROM product; PRAGMA wal_checkpoint(PASSIVE)"));
    EXPECT_EQ(count(), "3");
    EXPECT_TRUE(sandbox->query("SELECT id FROM supplier", CancelToken()));

    auto later = Sandbox::open(path());
    ASSERT_TRUE(later);
    const auto now = later->query("SELECT count(*) FROM product", CancelToken());
    ASSERT_TRUE(now);
    EXPECT_EQ(toText(now->rows.front().front()), "0");
    EXPECT_FALSE(later->query("SELECT id FROM supplier", CancelToken()));
}

TEST_F(SandboxTest, HoldsItsStateFromOpeningOn) {
    auto sandbox = Sandbox::open(path());
    ASSERT_TRUE(sandbox);
    auto writer = Database::open(path(), OpenMode::ReadWrite);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->execute("DELETE FROM product"));
    const auto result = sandbox->query("SELECT count(*) FROM product", CancelToken());
    ASSERT_TRUE(result);
    EXPECT_EQ(toText(result->rows.front().front()), "3");
}

TEST_F(SandboxTest, ReadsWhatAWriterStillHasInItsLog) {
    auto writer = Database::open(path(), OpenMode::ReadWrite);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->execute("INSERT INTO product(id) VALUES ('p4')"));
    ASSERT_GT(std::filesystem::file_size(path().string() + "-wal"), 0u);
    EXPECT_EQ(cell("SELECT count(*) FROM product"), "4");
}

TEST_F(SandboxTest, OpensADatabaseInAFolderThatCannotBeWritten) {
    // Root writes anywhere; an ordinary user's rights are borrowed for a moment.
    const bool root = geteuid() == 0;
    namespace fs = std::filesystem;
    constexpr auto read = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    fs::permissions(path(), read);
    fs::permissions(folder.path(),
                    read | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec);
    ASSERT_TRUE(!root || seteuid(65534) == 0);
    auto sandbox = Sandbox::open(path());
    const auto result =
        sandbox ? sandbox->query("SELECT count(*) FROM product", CancelToken()) : sandbox.error();
    ASSERT_TRUE(!root || seteuid(0) == 0);
    fs::permissions(folder.path(), fs::perms::owner_all);
    ASSERT_TRUE(result) << result.error().toText();
    EXPECT_EQ(toText(result->rows.front().front()), "3");
}

TEST_F(SandboxTest, RefusesWhatIsNoDatabase) {
    EXPECT_EQ(Sandbox::open(folder.path() / "missing.db").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(Sandbox::open(folder.path()).error().kind, ErrorKind::NotFound);
    std::ofstream(folder.path() / "text.db") << std::string(5000, 'x');
    EXPECT_EQ(Sandbox::open(folder.path() / "text.db").error().kind, ErrorKind::Io);
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "missing.db"));
}

TEST_F(SandboxTest, ChecksWithoutRunning) {
    auto sandbox = Sandbox::open(path());
    ASSERT_TRUE(sandbox);
    const auto columns = sandbox->check(endlessQuery);
    ASSERT_TRUE(columns) << columns.error().toText();
    EXPECT_EQ(columns->size(), 1u);
    EXPECT_EQ(sandbox->check("SELECT nam FROM product").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(sandbox->check("DROP TABLE product").error().kind, ErrorKind::Forbidden);
    EXPECT_EQ(sandbox->check("SELECT 1; SELECT 2").error().kind, ErrorKind::Forbidden);
}

TEST_F(SandboxTest, CanBeMoved) {
    auto first = Sandbox::open(path());
    ASSERT_TRUE(first);
    Sandbox second = std::move(*first);
    EXPECT_TRUE(second.query("SELECT UPPER(label) FROM product", CancelToken()));
}

TEST_F(SandboxTest, SeveralAtOnceKeepToThemselves) {
    auto first = Sandbox::open(path());
    auto second = Sandbox::open(path());
    ASSERT_TRUE(first);
    ASSERT_TRUE(second);
    std::vector<std::thread> threads;
    std::array<std::string, 2> found;
    for (std::size_t i = 0; i < 2; ++i)
        threads.emplace_back([&, i] {
            const auto result =
                (i == 0 ? first : second)
                    ->query("SELECT count(DISTINCT word) FROM number", CancelToken());
            found[i] = result ? toText(result->rows.front().front()) : result.error().toText();
        });
    for (auto& thread : threads) thread.join();
    EXPECT_THAT(found, testing::Each("2000"));
}

TEST_F(SandboxTest, KeepsNoViewThatNeedsItself) {
    auto sandbox = Sandbox::open(path(), {},
                                 {{"product", "SELECT * FROM product"},
                                  {"dear", "SELECT * FROM product WHERE price_eur > 5"},
                                  {"maker", "SELECT * FROM supplier"},
                                  {"supplier", "SELECT * FROM maker"}});
    ASSERT_TRUE(sandbox) << sandbox.error().toText();
    std::vector<std::string> refused;
    for (const auto& [name, why] : sandbox->refusedViews()) refused.push_back(name);
    EXPECT_THAT(refused, testing::ElementsAre("product", "supplier"));
    for (const auto& [sql, count] :
         {std::pair("SELECT count(*) FROM product", 3), std::pair("SELECT count(*) FROM dear", 2),
          std::pair("SELECT count(*) FROM supplier", 2),
          std::pair("SELECT count(*) FROM maker", 2)}) {
        const auto result = sandbox->query(sql, CancelToken());
        ASSERT_TRUE(result) << sql << ": " << result.error().toText();
        EXPECT_EQ(toText(result->rows[0][0]), std::to_string(count)) << sql;
    }
}

TEST_F(SandboxTest, RefusesChainedPartsThatDoubleWithEachLink) {
    std::string sql = "WITH a0 AS (SELECT 1 x)";
    for (int i = 1; i < 40; ++i)
        sql += ", a" + std::to_string(i) + " AS (SELECT 1 x FROM a" + std::to_string(i - 1) +
               ", a" + std::to_string(i - 1) + ")";
    EXPECT_EQ(errorOf(sql + " SELECT x FROM a39 LIMIT 1").kind, ErrorKind::Limit);
    EXPECT_EQ(cell("WITH a AS (SELECT 1 x), b AS (SELECT a.x FROM a JOIN a AS c ON a.x = c.x) "
                   "SELECT b.x FROM b, a"),
              "1");
}

}  // namespace
}  // namespace tripletalk::sqlite
