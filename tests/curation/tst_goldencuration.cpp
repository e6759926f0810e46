// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// A curation that version 0.1.0 exported, with everything that docs/curation.md tells of.
#include "base/file.h"
#include "curation/curation.h"
#include "support/graphs.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace tripletalk::curation {

using nlohmann::json;
using testing::ElementsAre;
using testing::SizeIs;
using tests::must;

namespace {

const std::string museum = "http://example.org/museum/";

struct GoldenCuration : testing::Test {
    std::string text = must(readFile(GOLDEN_CURATION));
    ReadCuration read = must(curationFromText(text));

    [[nodiscard]] const TableCuration& table(const TableId& id) const {
        return *std::ranges::find(read.curation.tables, id, &TableCuration::id);
    }
    [[nodiscard]] const ColumnCuration& column(const TableId& id, const ColumnId& column) const {
        return *std::ranges::find(table(id).columns, column, &ColumnCuration::id);
    }
    TableId painting{.classIri = museum + "Painting"};
};

}  // namespace

/// "merges" and "splits" were places for what no version ever did.
TEST_F(GoldenCuration, IsReadWholeAndWrittenAsItWas) {
    EXPECT_THAT(read.unknown, ElementsAre("merges", "splits"));
    json written = json::parse(text);
    written.erase("merges");
    written.erase("splits");
    EXPECT_EQ(toJson(read.curation), written);
}

TEST_F(GoldenCuration, NamesDescribesAndHides) {
    ASSERT_THAT(read.curation.tables, SizeIs(8));
    const TableCuration& picture = table(painting);
    EXPECT_EQ(picture.name, "picture");
    EXPECT_EQ(picture.label, "Picture");
    EXPECT_EQ(picture.comment, "What hangs on a wall.");
    EXPECT_THAT(picture.synonyms, ElementsAre("canvas", "painting"));
    EXPECT_EQ(picture.hidden, false);
    const ColumnCuration& tall = column(painting, {.predicate = museum + "height"});
    EXPECT_EQ(tall.name, "tall");
    EXPECT_EQ(tall.label, "height of the canvas");
    EXPECT_EQ(tall.comment, "without its frame");
    EXPECT_THAT(tall.synonyms, ElementsAre("size"));
    EXPECT_EQ(column({.classIri = museum + "Artist"}, {.predicate = museum + "bornIn"}).hidden,
              true);
    EXPECT_THAT(hiddenFacts(read.curation).predicates, ElementsAre(museum + "bornIn"));
}

TEST_F(GoldenCuration, KnowsEveryKindOfTableAndColumn) {
    const TableId painters{.classIri = museum + "Painting", .predicate = museum + "paintedBy"};
    EXPECT_EQ(table(painters).name, "picture_painter");
    EXPECT_EQ(column(painters, {.role = "owner"}).comment, "the picture");
    EXPECT_EQ(table({.classIri = museum + "Work", .part = "direct"}).name, "other_work");
    EXPECT_EQ(table({.untyped = "thing"}).name, "crate");
    EXPECT_EQ(table({.fixed = "entity"}).comment, "Everything in the museum.");
    EXPECT_EQ(column(painting, {.role = "key"}).name, "picture_no");
    EXPECT_EQ(column(painting, {.predicate = museum + "worth", .part = "min"}).name, "worth_from");
    EXPECT_EQ(
        column(painting, {.predicate = museum + "wood", .via = museum + "frame"}).values.at(1),
        (ValueCuration{"pine", {"deal"}}));
    EXPECT_EQ(
        column({.classIri = museum + "Statue"}, {.predicate = museum + "standsOn", .inverse = true})
            .name,
        "plinth");
}

TEST_F(GoldenCuration, ChangesTypesAndCleaning) {
    EXPECT_EQ(column(painting, {.predicate = museum + "year"}).type, "REAL");
    EXPECT_THAT(column(painting, {.predicate = museum + "weight"}).cleaningOff,
                ElementsAre("unit"));
    EXPECT_THAT(column(painting, {.predicate = museum + "price"}).cleaningOn,
                ElementsAre("currency"));
}

TEST_F(GoldenCuration, ComputesColumnsAndViews) {
    EXPECT_THAT(
        table(painting).computed,
        ElementsAre(ComputedColumn{
            "age", "2000 - year", "INTEGER", "years", "Age", "in the year 2000", {"years old"}}));
    EXPECT_THAT(read.curation.views,
                ElementsAre(NamedView{"old_picture",
                                      "SELECT label, age FROM picture WHERE year < 1905",
                                      "Old picture",
                                      "From before 1905.",
                                      {"early picture"},
                                      {{"age", "INTEGER", "years", "in the year 2000"}}}));
}

TEST_F(GoldenCuration, TellsModelsItsWords) {
    EXPECT_EQ(read.curation.glossary,
              "A masterpiece is a picture that is worth more than 250 EUR.");
    EXPECT_EQ(read.curation.houseRules, "Heights are without the frame.");
}

}  // namespace tripletalk::curation
