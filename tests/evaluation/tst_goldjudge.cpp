// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/goldjudge.h"
#include "reading/queryshapes.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using bench::comparable;
using bench::GoldJudge;
using bench::shapesOf;
using evaluation::GoldCell;
using knowledge::Cell;
using knowledge::QueryResult;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

GoldCell said(const std::string& text) { return {.kind = GoldCell::Kind::Text, .text = text}; }
GoldCell counted(double number) {
    return {.kind = GoldCell::Kind::Number, .low = number, .high = number};
}

GoldJudge judgeOf(std::vector<std::vector<GoldCell>> gold) {
    evaluation::Question question;
    question.gold = std::move(gold);
    return GoldJudge(std::move(question));
}

QueryResult rowsOf(std::vector<std::vector<Cell>> rows) {
    QueryResult result;
    if (!rows.empty()) result.columns.resize(rows.front().size());
    result.rows = std::move(rows);
    return result;
}

Cell number(const std::string& text) { return {.text = text, .datatype = "integer"}; }

}  // namespace

TEST(GoldJudge, ComparesTextsByWordsAndNumbersByFourDigits) {
    EXPECT_EQ(comparable("  Último  Dragón §"), "ultimo dragon");
    EXPECT_EQ(comparable("Rey Misterio, Sr."), "rey misterio sr.");
    EXPECT_EQ(comparable("12,345.678"), comparable("12350"));
    EXPECT_EQ(comparable("1,5"), "1 5");
    EXPECT_EQ(comparable("2010-05-01"), "2010-05-01");
    EXPECT_EQ(comparable("0x1f"), "0x1f");
    EXPECT_EQ(comparable("42.0"), "42");
    EXPECT_EQ(comparable("§"), "");
}

TEST(GoldJudge, FindsTheGoldInSomeColumnsOfAnyOrder) {
    auto judge = judgeOf({{said("Ada"), counted(3)}, {said("Bob"), counted(4)}});
    EXPECT_TRUE(
        judge.byContent(rowsOf({{{"x"}, number("4"), {"bob"}}, {{"y"}, number("3.0"), {"Ada"}}})));
    EXPECT_TRUE(judge.byContent(
        rowsOf({{{"Ada"}, number("3")}, {{"Bob"}, number("4")}, {{"Bob"}, number("4")}})))
        << "rows are a set";
}

TEST(GoldJudge, RefusesOtherRowsEvenIfEachColumnFits) {
    auto judge = judgeOf({{said("Ada"), counted(3)}, {said("Bob"), counted(4)}});
    EXPECT_FALSE(judge.byContent(rowsOf({{{"Ada"}, number("4")}, {{"Bob"}, number("3")}})));
    EXPECT_FALSE(judge.byContent(rowsOf({{{"Ada"}, number("3")}})));
    EXPECT_FALSE(judge.byContent(
        rowsOf({{{"Ada"}, number("3")}, {{"Bob"}, number("4")}, {{"Cyd"}, number("4")}})));
    EXPECT_FALSE(judge.byContent(rowsOf({{{"Ada"}}, {{"Bob"}}}))) << "a column is missing";
    EXPECT_FALSE(judge.byContent(rowsOf({})));
}

TEST(GoldJudge, TellsEntitiesByLabelOrByTheEndOfTheirIri) {
    const std::vector<std::vector<Cell>> things{{{"Ada Lovelace", "http://x/person/7"}},
                                                {{"Bob", "http://x/person/a%20b~2"}}};
    EXPECT_TRUE(judgeOf({{counted(7)}, {said("A b")}}).byContent(rowsOf(things)));
    EXPECT_TRUE(judgeOf({{said("Ada Lovelace")}, {said("Bob")}}).byContent(rowsOf(things)));
    EXPECT_FALSE(judgeOf({{counted(7)}, {said("Bob")}}).byContent(rowsOf(things)))
        << "one way for all of a column";
}

TEST(GoldJudge, TakesATextAsATableShowsIt) {
    auto dates = judgeOf({{said("January 12, 2017")}, {said("08/30/2012")}});
    EXPECT_TRUE(dates.byContent(rowsOf({{{"2017-01-12"}}, {{"2012-08-30"}}})));
    EXPECT_TRUE(dates.byContent(rowsOf({{{"January 12, 2017"}}, {{"08/30/2012"}}})));
    EXPECT_FALSE(dates.byContent(rowsOf({{{"2017-12-01"}}, {{"2012-08-30"}}})));
    EXPECT_TRUE(judgeOf({{said("3.69 MB")}}).byContent(rowsOf({{{"3.69"}}})));
    EXPECT_TRUE(judgeOf({{said("None"), counted(3)}}).byContent(rowsOf({{{""}, number("3")}})))
        << "NULL";
    EXPECT_FALSE(judgeOf({{said("Ada"), counted(3)}}).byContent(rowsOf({{{""}, number("3")}})));
}

TEST(GoldJudge, StrictlyWantsTheseRowsAndColumnsAlone) {
    const auto judge = judgeOf({{said("Ada")}, {said("Bob")}});
    EXPECT_TRUE(judge.strictly(rowsOf({{{"bob"}}, {{"Ada"}}})));
    EXPECT_FALSE(judge.strictly(rowsOf({{{"Bob"}, {"x"}}, {{"Ada"}, {"y"}}})));
    EXPECT_FALSE(judge.strictly(rowsOf({{{"Bob"}}, {{"Ada"}}, {{"Ada"}}})));
}

TEST(QueryShapes, TellWhatAQueryIsMadeOf) {
    EXPECT_THAT(shapesOf("SELECT count(*) FROM wrestler;"),
                ElementsAre("one table", "one column", "count"));
    EXPECT_THAT(shapesOf("SELECT a.name FROM a JOIN b ON a.id = b.id WHERE b.kind = \"x\" AND "
                         "b.size >= 3 ORDER BY a.age DESC LIMIT 1"),
                ElementsAre("two tables", "one column", "equality", "comparison", "ordered and cut",
                            "superlative"));
    EXPECT_THAT(shapesOf("SELECT DISTINCT x, avg(y) FROM a WHERE x NOT IN (SELECT x FROM b WHERE z "
                         "LIKE '%q%') GROUP BY x HAVING count(*) > 1 ORDER BY x"),
                ElementsAre("one table", "two columns", "like", "not in", "other aggregate",
                            "distinct", "group", "having", "ordered list", "nested"));
    EXPECT_THAT(shapesOf("SELECT x FROM a INTERSECT SELECT x FROM b"),
                testing::Contains("set operation"));
    EXPECT_THAT(shapesOf(""), IsEmpty());
}
