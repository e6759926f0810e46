// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class Observed : public testing::Test {
  protected:
    void read(std::string_view turtle) {
        const auto store = tests::storeFromTurtle(folder.path(), turtle);
        schema =
            tests::must(induce(store, folder.path() / "database.db", {}, {}, CancelToken())).schema;
    }
    const std::vector<std::string>& facts(const std::string& table, const std::string& column) {
        return schema.table(table)->column(column)->facts;
    }

    tests::TemporaryFolder folder;
    Schema schema;
};

}  // namespace

TEST_F(Observed, ARelationOfWhichEveryPairIsStoredBothWaysIsSymmetric) {
    read(":a a :Town ; :twin :b, :c . :b a :Town ; :twin :a . :c a :Town ; :twin :a .");
    EXPECT_THAT(facts("town_twin", "twin_id"), Contains(HasSubstr("symmetric")));
}

TEST_F(Observed, ARelationWithOnePairLessIsNot) {
    read(":a a :Town ; :twin :b, :c . :b a :Town ; :twin :a, :d . :c a :Town . :d a :Town .");
    EXPECT_THAT(facts("town_twin", "twin_id"), IsEmpty());
}

TEST_F(Observed, LinksUpATreeAreAHierarchyWithItsLevels) {
    read(
        ":a a :Post . :b a :Post ; :boss :a . :c a :Post ; :boss :b . :d a :Post ; :boss :b ."
        ":e a :Post ; :boss :d .");
    EXPECT_THAT(facts("post", "boss"), Contains(HasSubstr("hierarchy of 4 levels")));
    read(
        ":a a :Post . :b a :Post ; :replaces :a . :c a :Post ; :replaces :b . :d a :Post ; "
        ":replaces :b . :e a :Post ; :replaces :d .");
    EXPECT_THAT(facts("post", "replaces"), Contains(HasSubstr("chains of up to 3 steps")));
}

TEST_F(Observed, LinksInACircleAreNoHierarchy) {
    read(
        ":a a :Post ; :boss :d . :b a :Post ; :boss :a . :c a :Post ; :boss :b . :d a :Post ; "
        ":boss :c . :e a :Post ; :boss :f . :f a :Post ; :boss :g . :g a :Post .");
    EXPECT_THAT(facts("post", "boss"), IsEmpty());
}

TEST_F(Observed, TwoRelationsThatMirrorEachOtherAreInverse) {
    read(
        ":r a :River ; :crosses :x, :y . :s a :River ; :crosses :x, :y ."
        ":x a :Land ; :has :r, :s . :y a :Land ; :has :r, :s .");
    EXPECT_THAT(facts("river_crosses", "land_id"), Contains("the inverse of land_has"));
    EXPECT_THAT(facts("land_has", "river_id"), Contains("the inverse of river_crosses"));
}

TEST_F(Observed, ColumnsThatSayTheSameAreTold) {
    std::string turtle;
    for (int i = 0; i < 8; ++i) {
        const std::string n = std::to_string(i);
        turtle += ":b" + n + " a :Book ; rdfs:label 'Book " + n + "' ; :title 'Book " + n +
                  "' ; :pages " + n + " .";
    }
    read(turtle);
    EXPECT_THAT(facts("book", "title"), Contains("the same as label"));
}

TEST_F(Observed, ANumberIsMultipliedByTheFactorBesideIt) {
    read(
        ":a a :Land ; :population 83 ; :populationUnit 1000 ; :area 3 ; :areaFactor 10 . "
        ":b a :Land ; :population 5 ; :populationUnit 1000 ; :area 4 ; :areaFactor 1 .");
    EXPECT_THAT(facts("land", "population"),
                Contains("to be multiplied by 1000 (population_unit)"));
    EXPECT_EQ(schema.table("land")->column("population")->unit, "× 1000");
    EXPECT_THAT(facts("land", "area"), Contains("to be multiplied by area_factor"));
    EXPECT_THAT(facts("land", "area_factor"), Contains("a factor of area"));
}

TEST_F(Observed, ANumberHasTheUnitBesideItIfAllRowsShareIt) {
    read(
        ":a a :Land ; :area 83 ; :areaUnit 'km2' ; :weightValue 3 ; :weightUnit 'kg' ; :price 2 ; "
        ":priceUnit 'EUR' . "
        ":b a :Land ; :area 5 ; :areaUnit 'km2' ; :weightValue 4 ; :weightUnit 'g' ; :price 3 .");
    EXPECT_EQ(schema.table("land")->column("area")->unit, "km2");
    EXPECT_EQ(schema.table("land")->column("weight_value")->unit, "");
    EXPECT_THAT(facts("land", "weight_value"), Contains("in the unit that weight_unit tells"));
    EXPECT_THAT(facts("land", "price"), Contains("in the unit that price_unit tells"));
}

TEST_F(Observed, AFactorOfOneSaysNothing) {
    read(":a a :Land ; :area 83 ; :areaFactor 1 . :b a :Land ; :area 84 ; :areaFactor 1 .");
    EXPECT_THAT(facts("land", "area"), IsEmpty());
}
