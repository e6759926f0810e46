// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/edits.h"
#include "fleet.h"

#include <gtest/gtest.h>

namespace tripletalk::curation {

namespace {

struct Deciding : testing::Test, Fleet {
    Curation curation;
    TableCuration& car() { return tableIn(curation, {.classIri = ns + "Car"}); }
};

}  // namespace

TEST_F(Deciding, ListsWhatWasChangedAndTakesEachBackAlone) {
    car().name = "automobile";
    car().computed = {{.name = "mean", .expression = "1"}};
    ColumnCuration& length = columnIn(car(), ColumnId{.predicate = ns + "length", .part = "min"});
    length.comment = "At least.";
    length.hidden = true;
    length.cleaningOff = {"range"};
    curation.glossary = "A car has wheels.";
    auto all = decisions(schema, curation);
    ASSERT_EQ(all.size(), 6U);
    EXPECT_EQ(all[0].before, "car");
    EXPECT_EQ(all[0].after, "automobile");
    EXPECT_EQ(all[2].column, "length_min");
    for (const Decision& decision : all) EXPECT_TRUE(decision.known);
    while (!all.empty()) {
        const std::size_t before = all.size();
        takeBack(curation, all.back());
        all = decisions(schema, curation);
        EXPECT_EQ(all.size(), before - 1);
    }
    EXPECT_TRUE(curation.empty());
}

TEST_F(Deciding, SaysWhatTheGraphDoesNotHave) {
    tableIn(curation, {.classIri = ns + "Plane"}).name = "aeroplane";
    const auto all = decisions(schema, curation);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_FALSE(all[0].known);
    takeBack(curation, all[0]);
    EXPECT_TRUE(curation.empty());
}

TEST_F(Deciding, ForgetsEntriesThatSayNothing) {
    columnIn(car(), ColumnId{.predicate = ns + "owner"});
    tableIn(curation, {.classIri = ns + "Ferry"});
    prune(curation);
    EXPECT_TRUE(curation.empty());
}

TEST_F(Deciding, AClassHasOnePlace) {
    const std::string car = ns + "Car";
    const std::string ferry = ns + "Ferry";
    const std::string person = ns + "Person";
    setApart(curation, {car, ferry});
    mergeClasses(curation, {{car, person}, "Owner"});
    EXPECT_EQ(curation.apart, (std::set{ferry}));
    mergeClasses(curation, {{car, ferry}, ""});
    EXPECT_EQ(curation.merges, (std::vector<induction::ClassMerge>{{{car, ferry}, ""}}));
    setApart(curation, {car});
    EXPECT_TRUE(curation.merges.empty());
    EXPECT_EQ(curation.apart, (std::set{car}));
}

TEST_F(Deciding, ListsWhichTablesThereAreToBeAndTakesEachBackAlone) {
    schema.tables[0].classes = {ns + "Car"};
    schema.tables[2].classes = {ns + "Ferry"};
    mergeClasses(curation, {{ns + "Car", ns + "Ferry"}, "Vehicle"});
    setApart(curation, {ns + "Plane"});
    setList(curation, {.classIri = ns + "Car", .predicate = ns + "colour"}, ns + "colour", false);
    auto all = decisions(schema, curation);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].field, Decision::Field::List);
    EXPECT_EQ(all[1].field, Decision::Field::Merge);
    EXPECT_TRUE(all[1].known);
    EXPECT_EQ(all[2].after, ns + "Plane");
    EXPECT_FALSE(all[2].known);
    for (const Decision& decision : all) takeBack(curation, decision);
    EXPECT_TRUE(curation.empty());
}

}  // namespace tripletalk::curation
