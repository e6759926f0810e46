// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fleet.h"

#include <gmock/gmock.h>

namespace tripletalk::curation {

using retrieval::LinkKind;
using testing::HasSubstr;
using tests::must;

namespace {

struct Applying : testing::Test, Fleet {
    Effective of(const Curation& curation) const {
        Effective effective = apply(schema, curation);
        must(renameIn(database, effective.fromInduced));
        return effective;
    }
    /// With the TEMP views on a sandbox; its first cell for a query.
    std::string first(Effective& effective, const std::string& sql) const {
        auto sandbox = must(sqlite::Sandbox::open(file, {}, effective.views));
        addViews(effective, sandbox);
        auto result = sandbox.query(sql, CancelToken());
        if (!result) return result.error().message.text();
        return result->rows.empty() ? "" : sqlite::toText(result->rows[0][0]);
    }
    static Curation computing(const std::string& expression) {
        TableCuration car{.id = {.classIri = ns + "Car"}};
        car.computed = {{.name = "mean", .expression = expression, .type = "REAL", .unit = "m"}};
        return {.tables = {car}};
    }
    static Curation viewing(const std::string& select) {
        return {.views = {{.name = "long car", .select = select}}};
    }
};

}  // namespace

TEST_F(Applying, KnowsTablesAndColumnsByWhatTheyAre) {
    const auto ids = identify(schema);
    EXPECT_EQ(ids[1].id, (TableId{.classIri = ns + "Car", .predicate = ns + "colour"}));
    EXPECT_EQ(ids[1].columns[0], (ColumnId{.role = "owner"}));
    EXPECT_EQ(ids[0].columns[3], (ColumnId{.predicate = ns + "length", .part = "min"}));
    EXPECT_EQ(ids[0].columns[4], (ColumnId{.predicate = ns + "length", .part = "max"}));
    EXPECT_EQ(ids[5].id, (TableId{.fixed = "entity"}));
}

TEST_F(Applying, TellsAViewFromTheTableOfTheSameClass) {
    schema.tables[0].classIri = ns + "Vehicle";
    const auto ids = identify(schema);
    EXPECT_EQ(ids[0].id.part, "direct");
    EXPECT_EQ(ids[4].id, (TableId{.classIri = ns + "Vehicle"}));
}

TEST_F(Applying, GivesNamesCommentsSynonymsAndHidesThings) {
    TableCuration car = renamedClass("Car", "automobile");
    car.comment = "Four wheels.";
    car.synonyms = {"motor"};
    car.columns = {{.id = {.predicate = ns + "length", .part = "max"}, .hidden = true}};
    const Effective effective = of({.tables = {car}});
    const auto* table = effective.schema.table("automobile");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->comment, "Four wheels; also called motor");
    EXPECT_TRUE(table->columns[4].hidden);
    EXPECT_EQ(table->columns[0].name, "automobile_id");
    EXPECT_EQ(effective.schema.table("car_colour")->columns[0].references, "automobile");
    EXPECT_EQ(effective.also.front().word, "motor");
    EXPECT_EQ(effective.also.front().meant.table, "automobile");
    EXPECT_TRUE(effective.unmatched.empty());
    EXPECT_TRUE(effective.refused.empty());
}

TEST_F(Applying, LetsNoViewTellValuesOfAHiddenColumn) {
    for (auto& table : schema.tables)
        for (auto& column : table.columns) {
            if (column.predicate != ns + "owner") continue;
            column.samples = {"ada", "bo"};
            column.facts = {"2 distinct"};
        }
    TableCuration car{.id = {.classIri = ns + "Car"}};
    EXPECT_EQ(of({.tables = {car}}).schema.table("vehicle")->column("owner")->samples.size(), 2U);
    car.columns = {{.id = {.predicate = ns + "owner"}, .hidden = true}};
    const Effective effective = of({.tables = {car}});
    EXPECT_TRUE(effective.schema.table("car")->column("owner")->hidden);
    EXPECT_TRUE(effective.schema.table("vehicle")->column("owner")->samples.empty());
    EXPECT_TRUE(effective.schema.table("vehicle")->column("owner")->facts.empty());
    EXPECT_EQ(effective.schema.table("ferry")->column("owner")->samples.size(), 2U);
}

TEST_F(Applying, FollowsARenamedTableWhereARuleNamesIt) {
    const Effective effective = of({.tables = {renamedClass("Person", "people")}});
    EXPECT_EQ(effective.schema.table("car")->columns[2].rule.text(), "a row of people");
    EXPECT_EQ(effective.schema.table("car")->columns[2].references, "people");
}

TEST_F(Applying, RewritesTheTextOfViews) {
    const Effective effective = of({.tables = {renamedClass("Car", "automobile")}});
    EXPECT_THAT(effective.schema.table("vehicle")->select, HasSubstr("FROM \"automobile\""));
}

TEST_F(Applying, ReportsWhatTheGraphDoesNotHaveAndDoesTheRest) {
    TableCuration car = renamedClass("Car", "automobile");
    car.columns = {{.id = {.predicate = ns + "wings"}, .name = "wings"}};
    const Effective effective = of({.tables = {renamedClass("Balloon", "balloon"), car}});
    ASSERT_EQ(effective.unmatched.size(), 2U);
    EXPECT_THAT(toText(effective.unmatched),
                HasSubstr("class <http://example.org/Balloon>: the graph has no"));
    EXPECT_THAT(toText(effective.unmatched),
                HasSubstr("car, predicate <http://example.org/wings>"));
    EXPECT_TRUE(effective.schema.table("automobile"));
}

TEST_F(Applying, RefusesNamesThatClashWhateverTheirCase) {
    const Effective taken = apply(schema, {.tables = {renamedClass("Car", "FERRY")}});
    EXPECT_THAT(toText(taken.refused), HasSubstr("car as \"FERRY\": another table has the name"));
    EXPECT_TRUE(taken.schema.table("car"));
    const Effective both =
        apply(schema, {.tables = {renamedClass("Car", "x"), renamedClass("Ferry", "X")}});
    EXPECT_EQ(both.refused.size(), 1U);
    TableCuration car = renamedClass("Car", "");
    car.columns = {{.id = {.predicate = ns + "owner"}, .name = "Label"}};
    EXPECT_EQ(apply(schema, {.tables = {car}}).refused.size(), 1U);
    TableCuration twice = renamedClass("Ferry", "boat");
    EXPECT_EQ(apply(schema, {.tables = {twice, twice}}).refused.size(), 1U);
}

TEST_F(Applying, RefusesNamesThatCarrySqlOrBelongToTheProgram) {
    for (const char* name :
         {"x\"; DROP TABLE person; --", "entity", "ENTITY", "other_fact", "sqlite_schema",
          "applied_curation", "ix_car_owner", "a\nb", " x", "[x]", "x`", "it's", "renaming 0"})
        EXPECT_EQ(apply(schema, {.tables = {renamedClass("Car", name)}}).refused.size(), 1U)
            << name;
}

TEST_F(Applying, TakesNamesThatSqlCanQuote) {
    for (const char* name :
         {"select", "größe", "Our Cars (2020)", "1st", "車", "a.b", "x; DROP TABLE y"}) {
        const Fleet fleet;
        const Effective effective = apply(schema, {.tables = {renamedClass("Car", name)}});
        EXPECT_TRUE(effective.refused.empty()) << name;
        must(renameIn(fleet.database, effective.fromInduced));
        EXPECT_EQ(fleet.cell("SELECT count(*) FROM " + sqlite::quoteIdentifier(name)), "2") << name;
        EXPECT_EQ(fleet.cell("SELECT count(*) FROM person"), "2") << name;
    }
}

TEST_F(Applying, KeepsTheNamesOfTheTablesOfEveryBase) {
    const Effective effective = apply(
        schema, {.tables = {{.id = {.fixed = "entity"}, .name = "things", .comment = "All."}}});
    EXPECT_EQ(effective.refused.size(), 1U);
    EXPECT_EQ(effective.schema.table("entity")->comment, "All.");
}

TEST_F(Applying, AddsAComputedColumnToItsTable) {
    Effective effective = of(computing("(length_min + length_max) / 2"));
    EXPECT_EQ(first(effective, "SELECT mean FROM car WHERE label = 'Red One'"), "3.5");
    EXPECT_EQ(first(effective, "SELECT count(*) FROM car"), "2");
    EXPECT_TRUE(effective.refused.empty()) << toText(effective.refused);
    EXPECT_EQ(effective.schema.table("car")->columns.back().unit, "m");
}

TEST_F(Applying, KeepsTheOriginOfColumnsBesideAComputedOne) {
    Effective effective = of(computing("length_max"));
    auto sandbox = must(sqlite::Sandbox::open(file, {}, effective.views));
    const auto columns = must(sandbox.check("SELECT car_id FROM car"));
    EXPECT_EQ(columns[0].originTable, "car");
    EXPECT_EQ(columns[0].originColumn, "car_id");
}

TEST_F(Applying, RefusesComputedColumnsThatAreMoreThanAnExpression) {
    for (const char* expression :
         {"1; DROP TABLE car", "1) AS x, (2", "1) FROM person --", "1 /* ", "count(*)",
          "sum(length_max)", "row_number() OVER ()", "(SELECT sum(car.length_max))",
          "load_extension('x')", "nothing", "length_max, 2", "(SELECT * FROM car)",
          "(SELECT count(*) FROM pragma_table_info('car'))",
          "1) AS x FROM car; ATTACH 'y' AS z; --",
          "1) AS mean FROM car UNION ALL SELECT car.*, (2"}) {
        Effective effective = of(computing(expression));
        EXPECT_EQ(first(effective, "SELECT count(*) FROM car"), "2") << expression;
        EXPECT_EQ(effective.refused.size(), 1U) << expression;
        EXPECT_EQ(effective.schema.table("car")->columns.size(), 5U) << expression;
    }
}

TEST_F(Applying, MakesANamedViewWithTheOriginOfItsColumns) {
    Effective effective =
        of(viewing("SELECT car_id, label, length_max AS longest FROM car WHERE length_max > 4;"));
    EXPECT_EQ(first(effective, "SELECT label FROM \"long car\""), "Blue One");
    const auto* view = effective.schema.table("long car");
    ASSERT_TRUE(view) << toText(effective.refused);
    ASSERT_EQ(view->columns.size(), 3U);
    EXPECT_EQ(view->columns[0].references, "car");
    EXPECT_EQ(view->columns[2].name, "longest");
    EXPECT_EQ(view->columns[2].type, "REAL");
}

TEST_F(Applying, RefusesViewsThatAreNotOneSelect) {
    for (const char* select :
         {"DROP TABLE car", "SELECT 1; DROP TABLE car", "ATTACH 'x.db' AS x",
          "PRAGMA query_only = 0", "INSERT INTO car VALUES (1)", "SELECT load_extension('x')",
          "EXPLAIN SELECT 1", "", "SELECT * FROM pragma_database_list", "SELECT nothing FROM car",
          "SELECT ?1", "SELECT readfile('/etc/passwd')",
          "WITH x AS (DELETE FROM car RETURNING 1) SELECT * FROM x",
          "SELECT * FROM \"long car\""}) {
        Effective effective = of(viewing(select));
        EXPECT_EQ(first(effective, "SELECT count(*) FROM car"), "2") << select;
        EXPECT_EQ(effective.refused.size(), 1U) << select;
        EXPECT_FALSE(effective.schema.table("long car")) << select;
    }
    EXPECT_EQ(cell("SELECT count(*) FROM car"), "2");
    EXPECT_EQ(cell("SELECT count(*) FROM sqlite_schema WHERE name = 'long car'"), "0");
}

TEST_F(Applying, RefusesViewsThatGrowWithoutEnd) {
    Curation curation;
    curation.views.push_back({.name = "v0", .select = "SELECT 1 AS x"});
    for (int i = 1; i < 40; ++i) {
        const std::string before = "v" + std::to_string(i - 1);
        curation.views.push_back({.name = "v" + std::to_string(i),
                                  .select = "SELECT a.x FROM " + before + " a, " + before + " b"});
    }
    Effective effective = of(curation);
    EXPECT_EQ(first(effective, "SELECT x FROM v3"), "1");
    EXPECT_GT(effective.refused.size(), 20U);
    EXPECT_THAT(first(effective, "SELECT 1 FROM v5 a, v5 b, v5 c, v5 d, v5 e"),
                testing::Ne("ran away"));
}

TEST_F(Applying, RefusesAViewUnderANameThatIsTaken) {
    EXPECT_EQ(apply(schema, {.views = {{.name = "Person", .select = "SELECT 1"}}}).refused.size(),
              1U);
    EXPECT_EQ(
        apply(schema, {.views = {{.name = "sqlite_schema", .select = "SELECT 1"}}}).refused.size(),
        1U);
}

TEST_F(Applying, LetsNoQueryChangeTheViews) {
    Effective effective = of(viewing("SELECT label FROM car"));
    for (const char* sql : {"DROP VIEW \"long car\"", "CREATE TEMP VIEW x AS SELECT 1",
                            "DELETE FROM sqlite_temp_schema", "PRAGMA query_only = 0"})
        EXPECT_THAT(first(effective, sql), HasSubstr("SELECT")) << sql;
    EXPECT_EQ(first(effective, "SELECT count(*) FROM \"long car\""), "2");
}

TEST_F(Applying, HidesNoKey) {
    TableCuration car{.id = {.classIri = ns + "Car"}};
    car.columns = {{.id = {.role = "key"}, .hidden = true}};
    const Effective effective = of({.tables = {car}});
    EXPECT_EQ(effective.refused.size(), 1U);
    EXPECT_FALSE(effective.schema.table("car")->columns[0].hidden);
}

TEST_F(Applying, TranslatesEntriesOfTheValueIndexAndDropsHiddenOnes) {
    TableCuration car = renamedClass("Car", "automobile");
    car.columns = {{.id = {.predicate = ns + "owner"}, .name = "holder"},
                   {.id = {.predicate = ns + "length", .part = "min"}, .hidden = true}};
    const EntryNames names(apply(schema, {.tables = {car}}));
    retrieval::ValueEntry entry{
        .kind = LinkKind::Column, .text = "owner", .table = "car", .column = "owner"};
    EXPECT_TRUE(names.adapt(entry));
    EXPECT_EQ(entry.table + "." + entry.column, "automobile.holder");
    retrieval::ValueEntry hidden{
        .kind = LinkKind::Value, .text = "3", .table = "car", .column = "length_min"};
    EXPECT_FALSE(names.adapt(hidden));
}

TEST_F(Applying, PutsAWordForAValueBesideTheValueItself) {
    TableCuration colour{.id = {.classIri = ns + "Car", .predicate = ns + "colour"}};
    colour.columns = {{.id = {.predicate = ns + "colour"}, .values = {{"red", {"crimson"}}}}};
    const Effective effective = of({.tables = {colour}});
    ASSERT_EQ(effective.also.size(), 1U) << toText(effective.unmatched);
    EXPECT_EQ(effective.also[0].word, "crimson");
    EXPECT_EQ(effective.also[0].meant.text, "red");
}

}  // namespace tripletalk::curation
