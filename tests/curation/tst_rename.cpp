// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fleet.h"

#include <gmock/gmock.h>

namespace tripletalk::curation {

using testing::HasSubstr;
using tests::must;

namespace {

struct Renaming : testing::Test, Fleet {
    Effective effective(const Curation& curation) const { return apply(schema, curation); }
    void rename(const Curation& curation) const {
        must(renameIn(database, effective(curation).fromInduced));
    }
};

}  // namespace

TEST_F(Renaming, CarriesForeignKeysViewsAndTheEntityTableAlong) {
    rename({.tables = {renamedClass("Person", "people"), renamedClass("Car", "Motor Car")}});
    EXPECT_EQ(cell("SELECT count(*) FROM people"), "2");
    EXPECT_EQ(cell(R"(SELECT motor_car_id FROM "Motor Car" WHERE label = 'Red One')"), "c1");
    EXPECT_EQ(cell("SELECT count(*) FROM vehicle"), "3");
    EXPECT_EQ(cell("SELECT count(*) FROM owned"), "3");
    EXPECT_EQ(
        cell(
            R"(SELECT group_concat("table") FROM (SELECT DISTINCT "table" FROM entity ORDER BY 1))"),
        "Motor Car,ferry,people");
    EXPECT_EQ(cell(R"(SELECT "table" || '.' || "to" FROM pragma_foreign_key_list('Motor Car'))"),
              "people.people_id");
    EXPECT_EQ(cell("SELECT count(*) FROM pragma_foreign_key_check"), "0");
    EXPECT_EQ(cell("SELECT tbl_name FROM sqlite_schema WHERE name = 'ix_car_owner'"), "Motor Car");
}

TEST_F(Renaming, ExchangesTheNamesOfTwoTablesAndOfTwoColumns) {
    TableCuration car = renamedClass("Car", "ferry");
    car.columns = {{.id = {.predicate = ns + "length", .part = "min"}, .name = "length_max"},
                   {.id = {.predicate = ns + "length", .part = "max"}, .name = "length_min"}};
    rename({.tables = {car, renamedClass("Ferry", "car")}});
    EXPECT_EQ(cell("SELECT label FROM car"), "Slow Boat");
    EXPECT_EQ(cell("SELECT length_max || ' ' || length_min FROM ferry WHERE label = 'Red One'"),
              "3.0 4.0");
    EXPECT_EQ(cell("SELECT \"table\" FROM entity WHERE key = 'f1'"), "car");
}

TEST_F(Renaming, WhatIsRenamedIsToldByItsNewNameAndKnownByBoth) {
    TableCuration car = renamedClass("Car", "Motor_vehicle");
    car.columns = {{.id = {.predicate = ns + "length", .part = "max"}, .name = "full_length"}};
    Effective now = effective({.tables = {car}});
    const induction::Table* table = now.schema.table("Motor_vehicle");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->label, "Motor vehicle");
    EXPECT_EQ(table->column("full_length")->label, "full length");
    std::vector<std::string> also;
    for (const auto& synonym : now.also) also.push_back(synonym.word);
    EXPECT_THAT(also, testing::IsSupersetOf({"Car", "Motor vehicle", "full length"}));
    car.label = "Automobile";
    now = effective({.tables = {car}});
    EXPECT_EQ(now.schema.table("Motor_vehicle")->label, "Automobile") << "a label of its own";
}

TEST_F(Renaming, RenamesAViewAndItsColumnsWithWhateverReadsThem) {
    TableCuration vehicle = renamedClass("Vehicle", "transport");
    vehicle.columns = {{.id = {.predicate = ns + "owner"}, .name = "belongs to"}};
    rename({.tables = {vehicle}});
    EXPECT_EQ(cell(R"(SELECT count("belongs to") FROM transport)"), "3");
    EXPECT_EQ(cell("SELECT count(*) FROM owned"), "3");
    EXPECT_EQ(cell("SELECT count(*) FROM sqlite_schema WHERE name LIKE '%renaming%' OR name LIKE "
                   "'body of%'"),
              "0");
}

TEST_F(Renaming, LeavesTheColumnsOfAViewAsTheyAreWhenThoseOfATableChange) {
    TableCuration car = renamedClass("Car", "car");
    car.columns = {{.id = {.predicate = ns + "label", .role = "label"}, .name = "title"}};
    rename({.tables = {car}});
    EXPECT_EQ(cell("SELECT title FROM car WHERE car_id = 'c1'"), "Red One");
    EXPECT_EQ(cell("SELECT label FROM vehicle WHERE vehicle_id = 'c1'"), "Red One");
}

TEST_F(Renaming, GoesBackToTheInducedNames) {
    const Curation curation{.tables = {renamedClass("Car", "auto"), renamedClass("Vehicle", "v")}};
    rename(curation);
    must(renameIn(database, renamesBetween(effective(curation), effective({}))));
    EXPECT_EQ(cell("SELECT count(*) FROM vehicle JOIN car ON car_id = vehicle_id"), "2");
}

TEST_F(Renaming, LeavesNothingBehindWhenItIsRolledBack) {
    {
        auto transaction = must(sqlite::Transaction::begin(database));
        rename({.tables = {renamedClass("Car", "auto")}});
    }
    EXPECT_EQ(cell("SELECT count(*) FROM car"), "2");
}

namespace {

struct Rewriting : testing::Test {
    induction::Schema schema = fleetSchema();
    Renames renames;
    Rewriting() {
        TableCuration car = renamedClass("Car", "auto mobile");
        car.columns = {{.id = {.predicate = ns + "label", .role = "label"}, .name = "title"}};
        const Curation curation{.tables = {car, renamedClass("Vehicle", "transport")}};
        renames = renamesBetween(apply(schema, {}), apply(schema, curation));
    }
};

}  // namespace

TEST_F(Rewriting, ChangesANameOnlyWhereItMeansTheRenamedThing) {
    EXPECT_EQ(must(rewriteNames("SELECT label, 'car' FROM car;", renames)),
              R"(SELECT "title", 'car' FROM "auto mobile")");
    EXPECT_EQ(
        must(rewriteNames("SELECT f.label FROM ferry f JOIN car c ON c.owner = f.owner WHERE "
                          "c.label LIKE 'label%'",
                          renames)),
        R"(SELECT f.label FROM ferry f JOIN "auto mobile" c ON c.owner = f.owner WHERE c."title" LIKE 'label%')");
}

TEST_F(Rewriting, UnderstandsPartsSubqueriesAndViews) {
    EXPECT_EQ(
        must(rewriteNames("WITH car_names AS (SELECT label AS label FROM car) SELECT label FROM "
                          "car_names WHERE label IN (SELECT label FROM vehicle)",
                          renames)),
        R"(WITH car_names AS (SELECT "title" AS label FROM "auto mobile") SELECT label FROM )"
        R"(car_names WHERE label IN (SELECT label FROM "transport"))");
}

TEST_F(Rewriting, FlagsWhatWasNeverAQuery) {
    for (const char* sql :
         {"", "DELETE FROM car", "SELECT 1; DROP TABLE car", "SELECT 1; SELECT 2;",
          "SELECT nothing FROM car", "SELECT * FROM nowhere", "ATTACH 'x' AS y"})
        EXPECT_FALSE(rewriteNames(sql, renames).ok()) << sql;
}

TEST_F(Rewriting, FlagsAQueryOfATableThatIsNoMore) {
    induction::Schema later = schema;
    later.tables.erase(later.tables.begin() + 2);
    const auto gone = renamesBetween(apply(schema, {}), apply(later, {}));
    EXPECT_FALSE(rewriteNames("SELECT decks FROM ferry", gone).ok());
    EXPECT_TRUE(rewriteNames("SELECT owner FROM car", gone).ok());
}

}  // namespace tripletalk::curation
