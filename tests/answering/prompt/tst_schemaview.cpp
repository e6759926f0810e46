// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/schemaview.h"
#include "base/text.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

/// 300 tables with seven columns each; every table but the first links to the one before it.
Schema large() {
    Schema schema;
    for (int i = 0; i < 300; ++i) {
        const std::string name = "thing_" + std::to_string(i);
        Table table{.name = name, .rows = 1000 - i};
        table.columns.push_back(
            {.name = name + "_id", .role = ColumnRole::Key, .samples = {"secret"}});
        table.columns.push_back({.name = "label", .role = ColumnRole::Label});
        for (int j = 0; j < 5; ++j)
            table.columns.push_back(
                {.name = "quality_" + std::to_string(i) + "_" + std::to_string(j)});
        if (i > 0)
            table.columns.push_back({.name = "before",
                                     .role = ColumnRole::ForeignKey,
                                     .references = "thing_" + std::to_string(i - 1)});
        schema.tables.push_back(std::move(table));
    }
    return schema;
}

retrieval::ValueLink linkTo(const std::string& table) {
    retrieval::ValueLink link;
    link.entry.kind = retrieval::LinkKind::Entity;
    link.entry.table = table;
    link.score = 1;
    return link;
}

}  // namespace

TEST(SchemaView, ShowsASmallSchemaWhole) {
    Schema schema = large();
    schema.tables.resize(3);
    const SchemaView view = viewSchema(schema, {}, 2000);
    EXPECT_FALSE(view.partial);
    EXPECT_THAT(view.unchanging, HasSubstr("CREATE TABLE thing_2"));
    EXPECT_THAT(view.chosen, IsEmpty());
}

TEST(SchemaView, OfALargeSchemaShowsAllNamesAndTheTablesOfTheQuestion) {
    const Schema schema = large();
    const SchemaView view =
        viewSchema(schema, needsOf(schema, {linkTo("thing_150"), linkTo("thing_153")}, {}), 3000);
    ASSERT_TRUE(view.partial);
    EXPECT_THAT(view.unchanging, HasSubstr("thing_0 (1000)"));
    EXPECT_THAT(view.chosen, HasSubstr("CREATE TABLE thing_150"));
    EXPECT_THAT(view.chosen, HasSubstr("CREATE TABLE thing_152")) << "on the way between the two";
    EXPECT_THAT(view.chosen, HasSubstr("quality_153_4"));
    EXPECT_THAT(view.chosen, Not(HasSubstr("CREATE TABLE thing_250")));
    EXPECT_LE(text::estimatedTokens(view.unchanging + view.chosen), 3000U);
}

TEST(SchemaView, SaysAllOfTheColumnsThatAreNeededAndOfTheOthersTheNames) {
    Schema schema = large();
    for (Table& table : schema.tables) table.columns[3].comment = table.columns[4].comment = "how";
    const SchemaView view = viewSchema(
        schema, needsOf(schema, {}, {"SELECT quality_9_1 FROM thing_9 WHERE label = 'x'"}), 3000);
    EXPECT_THAT(view.chosen,
                HasSubstr("    thing_9_id PRIMARY KEY, label, quality_9_0, quality_9_2"));
    EXPECT_THAT(view.chosen, HasSubstr("\"before\" REFERENCES thing_8(thing_8_id),\n"));
    EXPECT_THAT(view.chosen, HasSubstr("    quality_9_1 TEXT  -- how\n"));
    EXPECT_THAT(view.chosen, Not(HasSubstr("secret")));
}

TEST(SchemaView, ShowsTheLargestTablesWhereNothingIsKnownToBeNeeded) {
    const Schema schema = large();
    const SchemaView view = viewSchema(schema, needsOf(schema, {}, {}), 3000);
    EXPECT_THAT(view.chosen, HasSubstr("CREATE TABLE thing_0"));
    EXPECT_THAT(view.chosen, Not(HasSubstr("CREATE TABLE thing_5")));
}

TEST(SchemaView, HasTheTablesBesideThoseWhereThereIsRoom) {
    const Schema schema = large();
    const SchemaNeeds needs = needsOf(schema, {linkTo("thing_20")}, {});
    EXPECT_THAT(needs.beside, testing::ElementsAre("thing_19", "thing_21"));
    EXPECT_THAT(viewSchema(schema, needs, 3000).chosen, HasSubstr("CREATE TABLE thing_21"));
}

TEST(SchemaView, NeedsTheTablesOfEarlierQueriesBeforeThoseOfLinks) {
    const Schema schema = large();
    const SchemaNeeds needs =
        needsOf(schema, {linkTo("thing_20")}, {"SELECT * FROM \"thing_21\" JOIN Thing_7"});
    ASSERT_GE(needs.tables.size(), 3U);
    EXPECT_EQ(needs.tables[0], "thing_7");
    EXPECT_EQ(needs.tables[1], "thing_21");
    EXPECT_EQ(needs.tables[2], "thing_20");
}

TEST(SchemaView, DescribesTablesByNameOrByAWordOfTheirColumns) {
    const Schema schema = large();
    const std::string described = describeTables(schema, {"thing_7", "quality_44", "Zebra"}, 4000);
    EXPECT_THAT(described, HasSubstr("CREATE TABLE thing_7 "));
    EXPECT_THAT(described, HasSubstr("CREATE TABLE thing_44 "));
    EXPECT_THAT(described, HasSubstr("No table or column is called: Zebra"));
}

TEST(SchemaView, WithoutValuesHasNoSample) {
    Schema schema = large();
    schema.tables.resize(1);
    EXPECT_THAT(viewSchema(schema, {}, 2000).unchanging, HasSubstr("secret"));
    EXPECT_THAT(viewSchema(withoutValues(schema), {}, 2000).unchanging, Not(HasSubstr("secret")));
}

}  // namespace tripletalk::answering
