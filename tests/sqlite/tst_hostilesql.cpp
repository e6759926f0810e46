// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "fixture.h"
#include "sqlite/sandbox.h"

#include <optional>
#include <vector>

#include <gmock/gmock.h>

namespace tripletalk::sqlite {
namespace {

using std::string;
using Kind = ErrorKind;

/// A hostile or clumsy text and how it must end; nothing: it is harmless and may be answered.
struct Hostile {
    string sql;  ///< {dir} stands for the database's folder
    std::optional<Kind> end;
    string says = {};  ///< a part of the message
};

string repeated(const string& piece, int times) {
    string text;
    for (int i = 0; i < times; ++i) text += piece;
    return text;
}

std::vector<Hostile> writes() {
    const string oneSelect = "Only one SELECT";
    std::vector<Hostile> all;
    for (const char* sql : {
             "INSERT INTO product(id) VALUES ('x')",
             "insert or replace into product(id) values ('p1')",
             "REPLACE INTO product(id) VALUES ('p1')",
             "UPDATE product SET label = 'x'",
             "UPDATE OR IGNORE product SET label = 'x' RETURNING id",
             "DELETE FROM product",
             "DELETE FROM product RETURNING *",
             "DROP TABLE product",
             "DROP TABLE IF EXISTS product",
             "DROP VIEW cheap",
             "DROP INDEX number_word",
             "CREATE TABLE x(a)",
             "CREATE TEMP TABLE x AS SELECT * FROM product",
             "CREATE TABLE IF NOT EXISTS x AS SELECT 1",
             "CREATE VIEW v AS SELECT 1",
             "CREATE INDEX i ON product(label)",
             "CREATE TRIGGER t AFTER INSERT ON product BEGIN SELECT 1; END",
             "CREATE TEMP TRIGGER t AFTER INSERT ON product BEGIN DELETE FROM supplier; END",
             "CREATE VIRTUAL TABLE f USING fts5(a)",
             "CREATE VIRTUAL TABLE f USING csv(filename='/etc/passwd')",
             "CREATE VIRTUAL TABLE r USING rtree(id, a, b)",
             "ALTER TABLE product RENAME TO y",
             "ALTER TABLE product ADD COLUMN y",
             "ALTER TABLE product DROP COLUMN label",
             "WITH x AS (SELECT 1) DELETE FROM product",
             "WITH x AS (SELECT 'p9' id) INSERT INTO product(id) SELECT id FROM x",
             "WITH x AS (SELECT 1) UPDATE product SET label = 'x'",
             "VACUUM",
             "VACUUM INTO '{dir}/copy.db'",
             "/* SELECT */ VACUUM main INTO '{dir}/copy.db'",
             "ATTACH '{dir}/evil.db' AS evil",
             "ATTACH DATABASE 'file:{dir}/shop.db?mode=rwc' AS w",
             "ATTACH ':memory:' AS m",
             "DETACH main",
             "REINDEX",
             "ANALYZE",
             "BEGIN",
             "BEGIN IMMEDIATE",
             "COMMIT",
             "ROLLBACK",
             "END",
             "SAVEPOINT s",
             "RELEASE s",
             "PRAGMA writable_schema = ON",
             "PRAGMA query_only = OFF",
             "PRAGMA journal_mode = DELETE",
             "PRAGMA user_version = 7",
             "PRAGMA table_info(product)",
             "PRAGMA database_list",
             "PRAGMA temp_store_directory = '{dir}'",
             "PRAGMA wal_checkpoint(TRUNCATE)",
             "PRAGMA trusted_schema = 1",
             "pragma main.cache_size = 100000000",
             "UPDATE sqlite_master SET sql = ''",
             "DELETE FROM sqlite_schema",
             "INSERT INTO sqlite_sequence VALUES ('a', 1)",
             "EXPLAIN SELECT * FROM product",
             "EXPLAIN QUERY PLAN SELECT * FROM product",
             "SHOW TABLES",
             "DESCRIBE product",
             "TRUNCATE TABLE product",
             "GRANT ALL ON product TO me",
             "CALL evil()",
             "SET search_path = x",
             "COPY product TO '{dir}/x.csv'",
             ".tables",
             ".shell rm -rf {dir}",
             "-- harmless\nDROP TABLE product",
             "/* c */ ; ; DELETE FROM product",
             "Here is the query: SELECT 1",
             "```sql\nSELECT 1\n```",
             "hello",
             "(SELECT 1)",
         })
        all.push_back({sql, Kind::Forbidden, oneSelect});
    return all;
}

std::vector<Hostile> escapes() {
    const string oneStatement = "Only one statement";
    return {
        {"SELECT 1; DROP TABLE product", Kind::Forbidden, oneStatement},
        {"SELECT 1; SELECT 2", Kind::Forbidden, oneStatement},
        {"SELECT 1;;; -- c\n /* d */ PRAGMA user_version = 3", Kind::Forbidden, oneStatement},
        {"SELECT 1; garbage", Kind::Forbidden, oneStatement},
        {"SELECT 'a;b'; DELETE FROM product;", Kind::Forbidden, oneStatement},
        {"SELECT load_extension('{dir}/evil.so')", Kind::Forbidden, "load_extension()"},
        {"SELECT load_extension('evil', 'init')", Kind::Forbidden, "load_extension()"},
        {"SELECT readfile('/etc/passwd')", Kind::Syntax, "no function readfile()"},
        {"SELECT writefile('{dir}/x', 'y')", Kind::Syntax, "no function writefile()"},
        {"SELECT edit('x')", Kind::Syntax, "no function edit()"},
        {"SELECT fts3_tokenizer('simple')", Kind::Forbidden, "fts3_tokenizer()"},
        {"SELECT fts3_tokenizer('simple', x'4141414141414141')", Kind::Forbidden,
         "fts3_tokenizer()"},
        {"SELECT fts5(NULL)", Kind::Forbidden, "fts5()"},
        {"SELECT highlight(product, 0, '', '') FROM product", Kind::Forbidden, "highlight()"},
        {"SELECT snippet(product) FROM product", Kind::Forbidden, "snippet()"},
        {"SELECT rtreecheck('product')", Kind::Forbidden, "rtreecheck()"},
        {"SELECT id FROM product WHERE product MATCH 'x'", std::nullopt},
        {"SELECT randomblob(1000000000)", Kind::Forbidden, "randomblob()"},
        {"SELECT zeroblob(999999999)", Kind::Forbidden, "zeroblob()"},
        {"SELECT sqlite_compileoption_get(1)", Kind::Forbidden, "sqlite_compileoption_get()"},
        {"SELECT last_insert_rowid()", Kind::Forbidden, "last_insert_rowid()"},
        {"SELECT sqlite_log(1, 'x')", Kind::Forbidden, "sqlite_log()"},
        {"SELECT * FROM pragma_table_info('product')", Kind::Forbidden, "sqlite_schema"},
        {"SELECT count(*) FROM pragma_database_list", Kind::Forbidden, "sqlite_schema"},
        {"SELECT * FROM pragma_journal_mode", Kind::Forbidden},
        {"SELECT * FROM pragma_function_list", Kind::Forbidden},
        {"SELECT * FROM pragma_user_version(9)", std::nullopt},
        {"SELECT * FROM dbstat", Kind::NotFound, "There are: product"},
        {"SELECT data FROM sqlite_dbpage", Kind::NotFound},
        {"SELECT * FROM sqlite_stmt", Kind::NotFound},
        {"SELECT * FROM bytecode('SELECT 1')", Kind::NotFound},
        {"SELECT * FROM generate_series(1, 1000000000)", Kind::NotFound},
        {"SELECT * FROM fsdir('/')", Kind::NotFound},
        {"SELECT * FROM csv('/etc/passwd')", Kind::NotFound},
        {"SELECT * FROM other.product", Kind::NotFound},
        {"SELECT * FROM temp.sqlite_master", std::nullopt},
        {"SELECT * FROM sqlite_temp_master", std::nullopt},
        {"SELECT * FROM '/etc/passwd'", Kind::NotFound},
        {"SELECT * INTO copy FROM product", Kind::Syntax},
        {"SELECT * FROM product INTO OUTFILE '{dir}/x'", Kind::Syntax},
        {"SELECT * FROM product FOR UPDATE", Kind::Syntax},
        {"SELECT ?", Kind::Limit, "parameters"},
        {"SELECT :name, @x, $y", Kind::Limit, "parameters"},
        {"SELECT ?999999", std::nullopt},
    };
}

std::vector<Hostile> endless() {
    const string deep = repeated("(", 5000) + "1" + repeated(")", 5000);
    string doubling = "WITH a0 AS (SELECT 1 x)";
    for (int i = 1; i < 60; ++i) {
        const string before = "a" + std::to_string(i - 1);
        doubling +=
            ", a" + std::to_string(i) + " AS (SELECT 1 x FROM " + before + ", " + before + ")";
    }
    string quoted = "WITH 'a0' AS (SELECT 1 x)";
    for (int i = 1; i < 60; ++i) {
        const string before = "a" + std::to_string(i - 1);
        quoted +=
            ", a" + std::to_string(i) + " AS (SELECT 1 x FROM '" + before + "', [" + before + "])";
    }
    string registers = "WITH t AS (SELECT printf('%.*c', 1000000, 'a') x) SELECT length(x || 0)";
    for (int i = 1; i < 900; ++i) registers += ", x || " + std::to_string(i);
    string medians = "median(a.i)";
    for (int i = 1; i < 100; ++i) medians += ", median(a.i + " + std::to_string(i) + ")";
    string inSelects = "1";
    for (int i = 0; i < 200; ++i) inSelects = "(SELECT " + inSelects + ")";
    const string a = "printf('%.*c', 900000, 'a')";
    return {
        {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
         Kind::Timeout, "LIMIT"},
        {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT * FROM n",
         std::nullopt},
        {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) OVER () "
         "FROM n",
         std::nullopt},
        {"WITH RECURSIVE n(t) AS (SELECT 'x' UNION ALL SELECT t || t FROM n) SELECT max(length(t)) "
         "FROM n",
         Kind::Limit},
        {"WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT random() FROM n) SELECT count(*) FROM n",
         std::nullopt},
        {"SELECT count(*) FROM number a, number b, number c", Kind::Timeout, "keys"},
        {"SELECT count(*) FROM number a JOIN number b JOIN number c ON a.i * b.i * c.i = -1",
         Kind::Timeout},
        {"SELECT * FROM number a, number b, number c", std::nullopt},
        {"SELECT * FROM number a, number b, number c ORDER BY a.word || b.word || c.word",
         std::nullopt},
        {"SELECT count(*) FROM number a, number b, number c GROUP BY a.word || b.word || c.word",
         std::nullopt},
        {"SELECT count(DISTINCT a.word || b.word || c.word) FROM number a, number b, number c",
         std::nullopt},
        {"SELECT count(*) FROM number a WHERE (SELECT count(*) FROM number b, number c WHERE "
         "b.word > a.word) > 0",
         Kind::Timeout},
        {"SELECT group_concat(a.word || b.word) FROM number a, number b WHERE b.i < 60",
         Kind::Limit},
        {"SELECT string_agg(a.word || b.word, ', ') FROM number a, number b", Kind::Limit},
        {"SELECT json_group_array(a.word || b.word) FROM number a, number b", std::nullopt},
        {"SELECT median(a.i) FROM number a, number b, number c", std::nullopt},
        {"SELECT printf('%999999999d', 1)", Kind::Limit, "too long"},
        {"SELECT printf('%.999999999f', 1.0)", Kind::Limit, "too long"},
        {"SELECT printf('%.*c', 2000000000, 'x')", Kind::Limit, "too long"},
        {"SELECT hex(hex(hex(" + a + ")))", Kind::Limit},
        {"SELECT replace(replace(" + a + ", 'a', 'aaaaaaaaaaaaaaaaaaaa'), 'a', 'aaaaaaaaaaaa')",
         Kind::Limit},
        {"SELECT replace(" + a + ", printf('%.*c', 450000, 'a') || 'b', 'x')", std::nullopt},
        {"SELECT instr(" + a + ", printf('%.*c', 450000, 'a') || 'b')", std::nullopt},
        {"SELECT trim(" + a + ", replace(" + a + ", 'a', 'b'))", std::nullopt},
        {"SELECT " + a + " LIKE '" + repeated("%a", 100) + "b'", std::nullopt},
        {"SELECT " + a + " GLOB '" + repeated("*a", 100) + "b'", std::nullopt},
        {"SELECT 'x' LIKE '" + repeated("%a", 1000) + "'", Kind::Limit, "pattern"},
        {"SELECT " + a + " REGEXP 'a+b'", Kind::Limit, "SUBSTR"},
        {"SELECT printf('%.*c', 16000, 'a') REGEXP '(a+)+[bc]'", Kind::Limit, "steps"},
        {"SELECT printf('%.*c', 16000, 'a') REGEXP '(*LIMIT_MATCH=4000000000)(a|aa)+[bc]'",
         Kind::Limit, "steps"},
        {"SELECT printf('%.*c', 16000, 'a') REGEXP 'a.*a.*a.*a.*[bc]'", std::nullopt},
        {"SELECT printf('%.*c', 16000, 'a') REGEXP '(?R)*'", std::nullopt},
        {"SELECT 'x' REGEXP '((((a{999}){999}){999}){999})'", Kind::Syntax, "not valid"},
        {"SELECT 'x' REGEXP '['", Kind::Syntax, "not valid"},
        {"SELECT concat(" + repeated(a + ",", 20) + "'')", Kind::Limit},
        {"SELECT char(" + repeated("65,", 500) + "65)", Kind::Limit, "arguments"},
        {"SELECT " + deep, Kind::Limit, "nested"},
        {"SELECT " + inSelects, Kind::Limit, "nested"},
        {"SELECT 1" + repeated(" + 1", 3000), Kind::Limit, "nested"},
        {"SELECT 1 WHERE 1" + repeated(" OR 1", 3000), Kind::Limit, "nested"},
        {"SELECT " + repeated("NOT ", 3000) + "1", Kind::Limit},
        {"SELECT 1" + repeated(" UNION SELECT 1", 400), Kind::Limit, "UNION"},
        {"SELECT 1" + repeated(", 1", 5000), Kind::Limit, "columns"},
        {"SELECT 1 FROM product" + repeated(", product", 100), Kind::Limit, "fewer"},
        {"SELECT 1 FROM number" + repeated(" NATURAL JOIN number", 62), Kind::Limit, "fewer"},
        {"SELECT 1 FROM product WHERE id IN ('a'" + repeated(", 'a'", 3900) + ")", std::nullopt},
        {"SELECT '" + string(30'000, 'x') + "'", Kind::Limit, "20000"},
        {doubling + " SELECT x FROM a59", Kind::Limit, "WITH"},
        {quoted + " SELECT x FROM a59", Kind::Limit, "WITH"},
        {registers + " FROM t", Kind::Limit, "memory"},
        {"SELECT " + medians + " FROM number a, number b, number c", Kind::Limit, "memory"},
        {"SELECT " + text::replaceAll(medians, "median", "mode") +
             " FROM number a, number b, number c",
         std::nullopt},
        {"SELECT json('" + repeated("[", 5000) + repeated("]", 5000) + "')", Kind::Syntax},
        {"SELECT count(*) FROM json_each('[1" + repeated(",1", 5000) + "]') a, json_each('[1" +
             repeated(",1", 4000) + "]') b, number c",
         Kind::Timeout},
    };
}

std::vector<Hostile> clumsy() {
    return {
        {"", Kind::Syntax, "empty"},
        {" \n\t ", Kind::Syntax, "empty"},
        {";", Kind::Syntax, "empty"},
        {"-- only a comment", Kind::Syntax, "empty"},
        {"/* never closed", Kind::Syntax, "empty"},
        {string("SELECT 1\0; DROP TABLE product", 29), Kind::Syntax, "NUL"},
        {string("\0", 1), Kind::Syntax, "NUL"},
        {"SELECT '\xC3\x28'", Kind::Syntax, "UTF-8"},
        {"SELECT '\xED\xA0\x80'", Kind::Syntax, "UTF-8"},
        {"\xFF\xFE", Kind::Syntax, "UTF-8"},
        {"SELECT", Kind::Syntax},
        {"SELECT 1 FROM", Kind::Syntax},
        {"SELECT 'never closed", Kind::Syntax},
        {"SELECT \"never closed", Kind::Syntax},
        {"SELECT * FROM product WHERE", Kind::Syntax},
        {"SELECT (1", Kind::Syntax},
        {"SELECT 1)", Kind::Syntax},
        {"WITH x AS (SELECT 1)", Kind::Syntax},
        {"SELECT \"labl\" FROM product", Kind::NotFound, "product.label"},
        {"SELECT id FROM product WHERE label = \"Coil\"", Kind::NotFound, "'Coil'"},
        {"SELECT [labl] FROM product", Kind::NotFound, "product.label"},
        {"SELECT `labl` FROM product", Kind::NotFound, "product.label"},
        {"SELECT p.labl FROM product AS p", Kind::NotFound, "product.label"},
        {"SELECT product.labl FROM product", Kind::NotFound, "product.label"},
        {"SELECT main.product.labl FROM product", Kind::NotFound, "product.label"},
        {"SELECT \"" + string(15'000, 'x') + "\" FROM product", Kind::NotFound, "product.label"},
        {"SELECT * FROM \"" + string(15'000, 'x') + "\"", Kind::NotFound, "product"},
        {"SELECT label FROM prodcuts", Kind::NotFound, "product"},
        {"SELECT label FROM Product_", Kind::NotFound, "product"},
        {"SELECT label FROM product JOIN supplier", Kind::Syntax, "product.label, supplier.label"},
        {"SELECT 1 UNION SELECT 1, 2", Kind::Syntax},
        {"SELECT sum(count(*)) FROM product", Kind::Syntax},
        {"SELECT abs()", Kind::Syntax},
        {"SELECT abs(-9223372036854775808)", Kind::Syntax, "integer overflow"},
        {"SELECT json_extract('{', '$')", Kind::Syntax},
        {"SELECT * FROM product LIMIT 'x'", Kind::Syntax},
        {"SELECT label FROM product ORDER BY label COLLATE evil", Kind::Syntax},
        {"SELECT raise(ABORT, 'x')", Kind::Syntax},
        {"SELECT stddev(DISTINCT price_eur, 1) FROM product", Kind::Syntax},
        {"SELECT date_trunc('month', '2020-01-01')", Kind::Syntax, "strftime"},
        {"SELECT id FROM product WHERE label ILIKE 'c%'", Kind::Syntax, "LIKE"},
        {"SELECT '1'::integer", Kind::Syntax, "CAST"},
        {"SELECT writable_schema FROM product", Kind::NotFound},
        {"SELECT label\u202e FROM product", Kind::NotFound, "product.label"},
    };
}

TEST(HostileSql, EndsAsItMustAndNotAByteChanges) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "shop.db";
    makeShop(path);
    const auto before = folder.contents();
    std::size_t count = 0;
    for (const auto& group : {writes(), escapes(), endless(), clumsy()}) {
        for (const auto& [text, end, says] : group) {
            ++count;
            const auto sql = text::replaceAll(text, "{dir}", folder.path().string());
            SCOPED_TRACE(text::elide(sql, 200));
            // Only what would never end meets the clock.
            const bool never = !end || end == Kind::Timeout;
            auto sandbox = Sandbox::open(
                path,
                {.time = std::chrono::milliseconds(never ? 60 : 60'000), .memory = 32u << 20});
            ASSERT_TRUE(sandbox) << sandbox.error().toText();
            const auto result = sandbox->query(sql, CancelToken());
            EXPECT_FALSE(result.ok() && end) << "was answered";
            if (!result) {
                EXPECT_EQ(toString(result.error().kind),
                          toString(end.value_or(result.error().kind)))
                    << result.error().toText();
                EXPECT_THAT(result.error().message.text(), testing::HasSubstr(says));
                EXPECT_THAT(result.error().message.text(),
                            testing::SizeIs(testing::AllOf(testing::Ge(20u), testing::Le(1000u))));
                EXPECT_TRUE(text::isValidUtf8(result.error().message.text()));
            }
            const auto after = sandbox->query("SELECT count(*) FROM product", CancelToken());
            ASSERT_TRUE(after) << after.error().toText();
            EXPECT_EQ(toText(after->rows.front().front()), "3");
            EXPECT_TRUE(folder.contents() == before);
        }
    }
    EXPECT_GE(count, 100u);
}

TEST(HostileSql, IsRefusedByACheckAsByAQuery) {
    const TemporaryFolder folder;
    makeShop(folder.path() / "shop.db");
    auto sandbox = Sandbox::open(folder.path() / "shop.db");
    ASSERT_TRUE(sandbox);
    for (const auto& hostile : writes())
        EXPECT_EQ(sandbox->check(hostile.sql).error().kind, Kind::Forbidden) << hostile.sql;
}

TEST(HostileSql, InAViewOfTheDatabaseIsRefusedToo) {
    const TemporaryFolder folder;
    makeShop(folder.path() / "shop.db");
    {
        auto writer = Database::open(folder.path() / "shop.db", OpenMode::ReadWrite);
        ASSERT_TRUE(writer);
        ASSERT_TRUE(
            writer->execute("CREATE VIEW evil AS SELECT zeroblob(10) AS z FROM product;"
                            "CREATE VIEW worse AS SELECT * FROM pragma_table_info('product')"));
    }
    auto sandbox = Sandbox::open(folder.path() / "shop.db");
    ASSERT_TRUE(sandbox);
    EXPECT_FALSE(sandbox->query("SELECT * FROM evil", CancelToken()));
    EXPECT_FALSE(sandbox->query("SELECT * FROM worse", CancelToken()));
    EXPECT_TRUE(sandbox->query("SELECT * FROM cheap", CancelToken()));
}

}  // namespace
}  // namespace tripletalk::sqlite
