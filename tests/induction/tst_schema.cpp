// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "induction/budget.h"
#include "induction/schema.h"
#include "sqlite/database.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::HasSubstr;
using testing::Not;

namespace {

Schema example() {
    Table makers{.name = "maker", .label = "Maker", .comment = "Who makes cars.", .rows = 2};
    makers.columns = {{.name = "maker_id", .role = ColumnRole::Key, .notNull = true},
                      {.name = "label", .role = ColumnRole::Label}};
    Table orders{.name = "order_", .label = "Order", .rows = 1234};
    orders.columns = {{.name = "order_id", .role = ColumnRole::Key, .notNull = true},
                      {.name = "größe",
                       .type = "INTEGER",
                       .unit = "mm",
                       .rule = Sentence::joined({say("Sentence", "smaller end of a range"),
                                                 say("Sentence", "unit %1 removed").arg("mm")},
                                                ", "),
                       .nulls = 3,
                       .distinct = 40,
                       .samples = {"1", "2"}},
                      {.name = "maker",
                       .role = ColumnRole::ForeignKey,
                       .comment = "made by\n); DROP TABLE maker; --",
                       .references = "maker"},
                      {.name = "state", .distinct = 2, .samples = {"it's open", "closed"}}};
    Table side{.name = "other_fact", .kind = TableKind::Side};
    side.columns = {{.name = "entity"}, {.name = "table"}};
    return {.tables = {makers, orders, side}};
}

}  // namespace

TEST(Schema, SurvivesJson) {
    const auto json = toJson(example());
    const auto back = schemaFromJson(json);
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(toJson(*back), json);
    EXPECT_EQ(back->table("order_")->key()->name, "order_id");
    EXPECT_EQ(back->table("maker")->labelColumn()->name, "label");
    EXPECT_EQ(back->table("nothing"), nullptr);
}

TEST(Schema, RefusesAnotherVersionAndBrokenJson) {
    EXPECT_EQ(schemaFromJson({{"version", 99}, {"tables", nlohmann::json::array()}}).error().kind,
              ErrorKind::Version);
    EXPECT_EQ(
        schemaFromJson({{"version", 2}, {"graph", ""}, {"tables", {{{"name", 3}}}}}).error().kind,
        ErrorKind::Syntax);
}

TEST(Ddl, IsValidSqliteWithAndWithoutComments) {
    for (const bool comments : {true, false}) {
        auto database = sqlite::Database::inMemory();
        ASSERT_TRUE(database.ok());
        const std::string ddl = renderDdl(example(), {.comments = comments});
        const auto done = database->execute(ddl);
        EXPECT_TRUE(done.ok()) << ddl;
        EXPECT_EQ(
            database->integer("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").value(),
            3);
    }
}

TEST(Ddl, TellsUnitsRulesNullsAndValues) {
    const std::string ddl = renderDdl(example());
    EXPECT_THAT(ddl, HasSubstr("-- Maker: Who makes cars. 2 rows."));
    EXPECT_THAT(
        ddl,
        HasSubstr("unit mm; smaller end of a range; 40 distinct; NULL in 3 of 1,234; e.g. 1, 2"));
    EXPECT_THAT(ddl, HasSubstr("values: 'it''s open', 'closed'"));
    EXPECT_THAT(ddl, HasSubstr("maker TEXT REFERENCES maker(maker_id)"));
}

TEST(Ddl, ShowsValuesAsTheyAre) {
    Schema schema = example();
    schema.tables[0].columns[1].type = "TEXT";
    schema.tables[0].columns[1].samples = {"Oplevering.", "two  blanks", "two\nlines"};
    schema.tables[0].columns[1].distinct = 3;
    const std::string ddl = renderDdl(schema);
    EXPECT_THAT(ddl, HasSubstr("'Oplevering.', 'two  blanks', 'two lines'"));
}

TEST(Ddl, LeavesOutWhatIsNotWanted) {
    EXPECT_THAT(renderDdl(example(), {.sideTables = false}), Not(HasSubstr("other_fact")));
    EXPECT_THAT(renderDdl(example(), {.only = {"maker"}}), Not(HasSubstr("order_")));
}

TEST(Ddl, IsWholeWhereItFits) {
    const FittedDdl fitted = renderWithin(example(), 10'000);
    EXPECT_EQ(fitted.ddl, renderDdl(example()));
    EXPECT_TRUE(fitted.leftOut.empty());
}

TEST(Ddl, ShortensDetailsOfSmallTablesAndLongCommentsFirst) {
    Schema schema = example();
    for (Table& table : schema.tables) {
        if (table.kind == TableKind::Entities) table.rows = 5000;
        for (Column& column : table.columns)
            column.comment = std::string(100, 'x') + (table.rows < 5 ? " small" : " large");
    }
    const std::size_t whole = text::estimatedTokens(renderDdl(schema));
    const FittedDdl fitted = renderWithin(schema, whole - 1);
    EXPECT_LT(fitted.tokens, whole);
    EXPECT_THAT(fitted.leftOut.front(), HasSubstr("small tables"));
    EXPECT_LE(fitted.leftOut.size(), 2U);
}

TEST(Ddl, KeepsListsOfAllValuesWhereSamplesHaveToGo) {
    FittedDdl fitted;
    for (std::size_t budget = text::estimatedTokens(renderDdl(example()));
         budget > 20 && std::ranges::count(fitted.leftOut, "sample values") == 0; --budget)
        fitted = renderWithin(example(), budget);
    ASSERT_THAT(fitted.leftOut, testing::Contains("sample values"));
    EXPECT_THAT(fitted.ddl, Not(HasSubstr("e.g. 1, 2")));
    EXPECT_THAT(fitted.ddl, HasSubstr("values: 'it''s open', 'closed'"));
}

TEST(Ddl, LeavesOutWhatMattersLeastAndSaysSo) {
    const std::size_t whole = text::estimatedTokens(renderDdl(example()));
    std::size_t before = whole + 1;
    for (std::size_t budget = whole; budget > 20; budget -= 15) {
        const FittedDdl fitted = renderWithin(example(), budget);
        EXPECT_LE(fitted.tokens, before);
        EXPECT_EQ(fitted.leftOut.empty(), budget == whole);
        before = fitted.tokens;
    }
    const FittedDdl small = renderWithin(example(), 90);
    EXPECT_LE(small.tokens, 90U);
    EXPECT_THAT(small.ddl, HasSubstr("order_"));
    EXPECT_THAT(small.leftOut, testing::Contains("table: other_fact"));
}
