// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttest.h"
#include "sqlite/database.h"

#include <gmock/gmock.h>

namespace tripletalk::exporting {

using testing::HasSubstr;

struct SqliteExport : ExportTest {
    [[nodiscard]] std::string cell(const std::string& sql) const {
        const auto database = tests::must(sqlite::Database::open(out, sqlite::OpenMode::ReadOnly));
        return sqlite::toText(tests::must(database.value(sql)));
    }
};

TEST_F(SqliteExport, IsAPlainFileWithItsKeys) {
    rename();
    exported("sqlite");
    EXPECT_EQ(cell("SELECT group_concat(name) FROM sqlite_schema WHERE type = 'table'"),
              "Köchin & Koch,cook_knows,cook_speaks,table,entity,other_language");
    EXPECT_EQ(cell("SELECT count(*) FROM pragma_foreign_key_check"), "0");
    EXPECT_EQ(cell("PRAGMA integrity_check"), "ok");
    EXPECT_EQ(
        cell(
            R"(SELECT "from" || ' ' || "table" || ' ' || "to" FROM pragma_foreign_key_list('table'))"),
        "pk Köchin & Koch koechin_and_koch_id");
    EXPECT_EQ(cell(R"(SELECT "order" FROM "Köchin & Koch" WHERE "Lohn in €" = 3200)"),
              "cake, \"sweet\"\nand big");
    EXPECT_EQ(cell("SELECT note IS NULL FROM \"Köchin & Koch\" WHERE label = 'Carl'"), "0");
    EXPECT_EQ(cell("SELECT note IS NULL FROM \"Köchin & Koch\" WHERE label = 'Cleo'"), "1");
    EXPECT_EQ(cell("SELECT typeof(ratio) FROM \"table\""), "real");
}

TEST_F(SqliteExport, SaysInTheSchemaWhereEverythingComesFrom) {
    exported("sqlite");
    const std::string made = cell("SELECT sql FROM sqlite_schema WHERE name = 'cook'");
    EXPECT_THAT(made, HasSubstr(R"(CREATE TABLE "cook" (  -- Cook; Who "cooks"; -- and 'bakes' \; )"
                                "from <http://example.org/Cook>\n"));
    EXPECT_THAT(made, HasSubstr("unit mm; unit mm removed"));
    EXPECT_THAT(text("sql"), HasSubstr(made));
}

TEST_F(SqliteExport, HasKeysThatHoldWhereSomethingIsHidden) {
    auto waiter = curated("Waiter");
    waiter.hidden = true;
    curate({.tables = {waiter}});
    exported("sqlite", {.views = true});
    EXPECT_EQ(cell("SELECT count(*) FROM pragma_foreign_key_check"), "0");
    EXPECT_EQ(cell("SELECT count(*) FROM entity"), "2");
    EXPECT_EQ(cell("SELECT count(*) FROM person"), "2");
}

}  // namespace tripletalk::exporting
