// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttest.h"
#include "exporting/schematext.h"

#include <gmock/gmock.h>

namespace tripletalk::exporting {

using nlohmann::json;
using testing::HasSubstr;

namespace {

const std::string diagramFolder = TRIPLETALK_FETCHED "/diagrams";

bool hasReaders() {
    return tests::isFetched(TRIPLETALK_READERS "/install-diagrams.sh", diagramFolder, "/installed");
}

/// Names and words that mean something in one of the languages.
const ExportedSchema awkward{
    "It's \"mine\"",
    {{.name = "order item",
      .description = R"(it's a \ "quoted" -- text)",
      .source = "http://example.org/a'b",
      .key = "a b",
      .columns = {{.name = "a b", .required = true},
                  {.name = "a_b", .type = "REAL", .description = R"(50 % of "all"; it's \n)"},
                  {.name = "pk", .type = "INTEGER"},
                  {.name = "2nd", .predicate = "http://example.org/second"},
                  {.name = "größe"},
                  {.name = "select", .references = "100% größe"}}},
     {.name = "100% größe", .key = "key", .columns = {{.name = "key", .required = true}}}}};

}  // namespace

struct SchemaText : ExportTest {
    /// The text as npm's reader of the language understands it.
    [[nodiscard]] json understood(const std::string& language, const std::string& text) const {
        const auto path = tests::writeText(folder.path() / ("schema." + language), text);
        return read("node " TRIPLETALK_READERS "/" + language + ".mjs " + diagramFolder + " '" +
                    path.string() + "'");
    }
};

TEST_F(SchemaText, MermaidHasNamesAsItTakesThem) {
    EXPECT_EQ(mermaidText(awkward), R"(erDiagram
    "order item" {
        text a_b PK "named a b"
        real a_b_ "named a_b; 50 % of _all_; it's \n"
        integer _pk "named pk"
        text _2nd "named 2nd; from http://example.org/second"
        text größe
        text select FK
    }
    "100_ größe" {
        text key PK
    }
    "100_ größe" |o--o{ "order item" : "select"
)");
}

TEST_F(SchemaText, DbmlQuotesItsNames) {
    EXPECT_EQ(dbmlText(awkward), R"(Project "It's 'mine'" {
  database_type: 'SQLite'
}

Table "order item" {
  "a b" text [pk, not null]
  "a_b" real [note: '50 % of "all"; it\'s \\n']
  "pk" integer
  "2nd" text [note: 'from <http://example.org/second>']
  "größe" text
  "select" text [ref: > "100% größe"."key"]
  Note: 'it\'s a \\ "quoted" -- text; from <http://example.org/a\'b>'
}

Table "100% größe" {
  "key" text [pk, not null]
}
)");
}

TEST_F(SchemaText, SqliteTakesTheSql) {
    const auto database = tests::must(sqlite::Database::inMemory());
    tests::must(database.execute(sqlText(awkward)));
    EXPECT_EQ(
        tests::must(database.integer(R"(SELECT count(*) FROM pragma_table_info('order item'))")),
        6);
    EXPECT_THAT(sqlText(awkward),
                HasSubstr("\"select\" TEXT REFERENCES \"100% größe\"(\"key\")\n"));
}

TEST_F(SchemaText, MermaidReadsIt) {
    if (!hasReaders()) GTEST_SKIP() << "npm's mermaid cannot be fetched here";
    const json read = understood("mermaid", mermaidText(awkward));
    ASSERT_FALSE(read.is_discarded());
    EXPECT_EQ(read["tables"]["order item"][3],
              json::parse(R"(["_2nd", "text", "", "named 2nd; from http://example.org/second"])"));
    EXPECT_EQ(read["tables"]["order item"].size(), 6U);
    EXPECT_EQ(read["relations"], json::parse(R"(["select"])"));
    const json ours = understood("mermaid", text("mermaid"));
    ASSERT_FALSE(ours.is_discarded());
    EXPECT_EQ(ours["tables"].size(), 6U);
    EXPECT_EQ(ours["relations"].size(), 5U);
    rename();
    EXPECT_TRUE(understood("mermaid", text("mermaid"))["tables"].contains("Köchin & Koch"));
}

TEST_F(SchemaText, DbmlIsReadByItsOwnParser) {
    if (!hasReaders()) GTEST_SKIP() << "npm's @dbml/core cannot be fetched here";
    const json read = understood("dbml", dbmlText(awkward));
    ASSERT_FALSE(read.is_discarded());
    EXPECT_EQ(read["tables"]["order item"][1],
              json::parse(R"(["a_b", "real", "", "50 % of \"all\"; it's \\n"])"));
    EXPECT_EQ(read["tables"]["order item"].size(), 6U);
    EXPECT_EQ(read["relations"].size(), 1U);
    const json ours = understood("dbml", text("dbml"));
    ASSERT_FALSE(ours.is_discarded());
    EXPECT_EQ(ours["tables"].size(), 6U);
    EXPECT_EQ(ours["relations"].size(), 5U);
    rename();
    EXPECT_TRUE(understood("dbml", text("dbml"))["tables"].contains("Köchin & Koch"));
}

}  // namespace tripletalk::exporting
