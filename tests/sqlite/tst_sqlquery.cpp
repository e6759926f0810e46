// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlquery.h"

#include <gmock/gmock.h>

namespace tripletalk::sqlite {

using testing::ElementsAre;

namespace {

SqlQuery readQuery(std::string_view sql) {
    auto query = SqlQuery::read(sql);
    if (!query) throw std::runtime_error("not read: " + std::string(sql));
    return *std::move(query);
}

std::vector<std::string> texts(const SqlQuery& query, const std::vector<Span>& spans) {
    std::vector<std::string> found;
    for (const Span& span : spans) found.push_back(query.text(span));
    return found;
}

std::vector<std::string> comparisons(std::string_view sql) {
    const SqlQuery query = readQuery(sql);
    std::vector<std::string> found;
    for (const auto& each : query.comparisons())
        found.push_back(query.text(each.lhs) + " " + (each.negated ? "not " : "") + each.op + " " +
                        query.textValue(each.literal));
    return found;
}

}  // namespace

TEST(SqlQuery, FindsTheClausesOfASelect) {
    const SqlQuery query = readQuery(
        "SELECT DISTINCT c.label AS name, COUNT(*) n FROM car c LEFT JOIN maker AS m ON m.id = "
        "c.maker WHERE c.price BETWEEN 1 AND 2 AND (m.label = 'A' AND c.seats > 4) AND CASE WHEN 1 "
        "AND 2 THEN 3 END GROUP BY c.label, 2 HAVING n > 1 ORDER BY n DESC, name LIMIT 5 OFFSET "
        "2;");
    const Select& select = query.outermost();
    ASSERT_EQ(select.cores.size(), 1U);
    const Core& core = select.cores[0];
    EXPECT_TRUE(core.distinct);
    ASSERT_EQ(core.columns.size(), 2U);
    EXPECT_EQ(core.columns[0].alias, "name");
    EXPECT_EQ(query.text(core.columns[1].expression), "COUNT(*)");
    EXPECT_EQ(core.columns[1].alias, "n");
    ASSERT_EQ(core.tables.size(), 2U);
    EXPECT_EQ(core.tables[0].alias, "c");
    EXPECT_EQ(core.tables[1].table, "maker");
    EXPECT_EQ(core.tables[1].alias, "m");
    EXPECT_THAT(texts(query, core.conditions),
                ElementsAre("c.price BETWEEN 1 AND 2", "m.label = 'A'", "c.seats > 4",
                            "CASE WHEN 1 AND 2 THEN 3 END"));
    EXPECT_THAT(texts(query, core.groupBy), ElementsAre("c.label", "2"));
    EXPECT_EQ(query.text(core.having), "n > 1");
    ASSERT_EQ(select.orderBy.size(), 2U);
    EXPECT_TRUE(select.orderBy[0].descending);
    EXPECT_EQ(query.text(select.orderBy[1].expression), "name");
    EXPECT_EQ(query.text(select.limit), "5");
    EXPECT_EQ(query.text(select.offset), "2");
}

TEST(SqlQuery, KeepsAnOrAsOneCondition) {
    const SqlQuery query = readQuery("SELECT 1 FROM t WHERE a = 1 AND b = 2 OR c = 3");
    EXPECT_EQ(query.outermost().cores[0].conditions.size(), 1U);
}

TEST(SqlQuery, KeepsTheAndOfABetween) {
    const SqlQuery query =
        readQuery("SELECT 1 FROM t WHERE a = 1 AND b BETWEEN 2 AND 3 AND c BETWEEN 4 AND 5");
    EXPECT_THAT(texts(query, query.outermost().cores[0].conditions),
                ElementsAre("a = 1", "b BETWEEN 2 AND 3", "c BETWEEN 4 AND 5"));
}

TEST(SqlQuery, FindsSelectsInsideAndPartsOfWith) {
    const SqlQuery query = readQuery(
        "WITH best AS (SELECT id FROM car ORDER BY price LIMIT 1) SELECT label FROM car WHERE id "
        "IN "
        "(SELECT id FROM best) UNION ALL SELECT label FROM (SELECT label FROM maker) AS x");
    ASSERT_EQ(query.selects().size(), 4U);
    EXPECT_EQ(query.outermost().cores.size(), 2U);
    EXPECT_TRUE(query.isPart("best"));
    EXPECT_EQ(query.selects()[1].orderBy.size(), 1U);
    EXPECT_EQ(query.outermost().cores[1].tables[0].alias, "x");
    EXPECT_EQ(query.outermost().cores[1].tables[0].table, "");
    EXPECT_EQ(
        query.probe(query.outermost().cores[0], "1", "id = 'x'"),
        "WITH best AS (SELECT id FROM car ORDER BY price LIMIT 1) SELECT 1 FROM car WHERE id = "
        "'x'");
}

TEST(SqlQuery, FindsTextsThatAreComparedWithAColumn) {
    EXPECT_THAT(comparisons("SELECT 1 FROM t WHERE a = 'x' AND LOWER(t.b) LIKE '%y%' AND c NOT IN "
                            "('p', 'q') AND \"d e\" <> 'it''s' AND f != 'g' AND h IS NOT NULL"),
                ElementsAre("a = x", "LOWER(t.b) like %y%", "c not in p", "c not in q",
                            "\"d e\" not <> it's", "f not <> g"));
}

TEST(SqlQuery, LeavesTextsThatAreNoWholeValueOfAColumn) {
    EXPECT_THAT(comparisons("SELECT 'a', b || 'c' FROM t WHERE d || e = 'f' AND g = 'h' || i AND j "
                            ">= 'k' AND SUBSTR(l, 1, 2) = 'mn' AND date('now') = 'o'"),
                ElementsAre());
}

TEST(SqlQuery, ReplacesSpansAndKeepsTheRest) {
    const SqlQuery query = readQuery("SELECT a  FROM t -- why\n LIMIT 3");
    EXPECT_EQ(query.with({{query.outermost().limit, "4"}, {Span{2, 2}, ", b "}}),
              "SELECT a  , b FROM t -- why\n LIMIT 4");
}

TEST(SqlQuery, DeclinesWhatIsNoSelect) {
    EXPECT_FALSE(SqlQuery::read(""));
    EXPECT_FALSE(SqlQuery::read("DROP TABLE t"));
    EXPECT_FALSE(SqlQuery::read("SELECT (1"));
    EXPECT_FALSE(SqlQuery::read("WITH x AS (VALUES (1)) VALUES (2)"));
}

TEST(SqlQuery, ReadsAnyTextWithoutHarm) {
    for (const std::string_view sql : {"SELECT",
                                       "SELECT FROM",
                                       "SELECT a FROM",
                                       "SELECT a FROM t WHERE",
                                       "SELECT a GROUP BY",
                                       "SELECT a FROM t ORDER BY",
                                       "SELECT a LIMIT",
                                       "SELECT CASE",
                                       "SELECT COUNT(",
                                       "WITH",
                                       "SELECT a FROM t WHERE b IN ()",
                                       "SELECT a FROM t WHERE 'x' = ",
                                       "SELECT 'x",
                                       "SELECT ()",
                                       "SELECT a FROM (",
                                       "SELECT a FROM t WHERE LIKE 'x'",
                                       "SELECT LIKE 'x'",
                                       "SELECT = 'x'",
                                       "WITH x AS SELECT 1",
                                       "SELECT a FROM t JOIN",
                                       "SELECT a UNION",
                                       "SELECT 1 LIMIT 1,",
                                       "SELECT COLLATE NOCASE = 'x'",
                                       "SELECT a ORDER BY NULLS LAST",
                                       "SELECT IN ('a')"}) {
        const auto query = SqlQuery::read(sql);
        if (query) (void)query->calls(query->outermost().span);
    }
}

TEST(SqlQuery, DoesNotReadWhatIsNestedTooDeeply) {
    const auto nested = [](const std::string& open, const std::string& close, int times) {
        std::string sql = "1";
        for (int i = 0; i < times; ++i) sql = open + std::move(sql) + close;
        return "select " + sql;
    };
    for (const auto& [open, close] : {std::pair("(select ", ")"), std::pair("(", ")"),
                                      std::pair("case when 1 then ", " end")}) {
        EXPECT_TRUE(SqlQuery::read(nested(open, close, 100))) << open;
        EXPECT_FALSE(SqlQuery::read(nested(open, close, 5'000))) << open;
    }
    EXPECT_FALSE(SqlQuery::read(nested("(select end ", ")", 5'000))) << "END closes no parenthesis";
    EXPECT_FALSE(SqlQuery::read(std::string(500'000, '(')));
    std::string cases = "select ";
    for (int i = 0; i < 100'000; ++i) cases += "case ";
    EXPECT_FALSE(SqlQuery::read(cases));
}

}  // namespace tripletalk::sqlite
