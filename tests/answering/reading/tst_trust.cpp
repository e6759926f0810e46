// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/trust.h"

#include <cmath>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tripletalk::answering::reading {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::DoubleNear;
using testing::Gt;
using testing::Lt;
using testing::Pair;

auto has(const std::string& feature, double value) {
    return Contains(Pair(feature, DoubleNear(value, 1e-6)));
}

knowledge::QueryResult resultOf(const std::vector<std::vector<std::string>>& rows) {
    knowledge::QueryResult result;
    for (const auto& row : rows) {
        auto& cells = result.rows.emplace_back();
        for (const std::string& text : row) cells.push_back({text});
    }
    return result;
}

TEST(Findings, TellOneEmptyOrZeroCell) {
    EXPECT_TRUE(findingsOf(resultOf({{""}})).unknown);
    EXPECT_TRUE(findingsOf(resultOf({{"0"}})).zero);
    const Findings two = findingsOf(resultOf({{"0"}, {""}}));
    EXPECT_FALSE(two.unknown);
    EXPECT_FALSE(two.zero);
    EXPECT_TRUE(two.gaps);
    EXPECT_FALSE(findingsOf(resultOf({{"0"}})).gaps);
}

TEST(Findings, AreAlikeIfTheSetsOfRowsAre) {
    const auto hash = [](const auto& rows) { return findingsOf(resultOf(rows)).hash; };
    using Rows = std::vector<std::vector<std::string>>;
    EXPECT_EQ(hash(Rows{{"a", "1"}, {"b", "2"}}), hash(Rows{{"b", "2"}, {"a", "1"}, {"b", "2"}}));
    EXPECT_NE(hash(Rows{{"a", "1"}, {"b", "2"}}), hash(Rows{{"a", "2"}, {"b", "1"}}));
    EXPECT_NE(hash(Rows{{"a", "b"}}), hash(Rows{{"a"}, {"b"}}));
}

/// Three readings of a table of two rows, of which the first two find the same.
struct RankedReadings : testing::Test {
    induction::Table table = [] {
        induction::Table two;
        two.rows = 2;
        return two;
    }();
    std::vector<ScoredReading> readings = {reading({{"usual", 1}, {"rare", 1}, {"not", 0}}, 3),
                                           reading({{"new", 1}}, 2), reading({{"usual", 2}}, 1)};
    std::vector<Findings> found = {findingsOf(resultOf({{"a"}, {"b"}})),
                                   findingsOf(resultOf({{"b"}, {"a"}})),
                                   findingsOf(resultOf({{"a"}}))};
    Trust trust{{{"intercept", -1},
                 {"weights", {{"usual", 2}, {"list.rarest", 0.5}}},
                 {"seen", {{"usual", 99}, {"rare", 4}, {"not", 1}}},
                 {"sure", 0.8},
                 {"told", 0.6},
                 {"whole", 0.5}}};

    ScoredReading reading(Features features, double score) const {
        Term term;
        term.head = &table;
        return {std::move(term), std::move(features), score, {}};
    }
};

TEST_F(RankedReadings, AreDescribed) {
    readings.front().open = {"blue"};
    const Features told = trust.describe(readings, found);
    // Odds of those that find the same: (1 + e^-1) / e^-2.
    EXPECT_THAT(told, has("list.mass", std::log((1 + std::exp(-1)) / std::exp(-2))));
    EXPECT_THAT(told, AllOf(has("list.mass.over.-2", 1), has("list.mass.over.2", 1),
                            has("list.mass.over.3", 0), has("list.mass.over.5", 0)));
    EXPECT_THAT(told, has("list.alone", 0));
    EXPECT_THAT(told, has("list.open", 1));
    EXPECT_THAT(told, has("list.none", 0));
    EXPECT_THAT(told, has("list.rows", std::log(3)));
    EXPECT_THAT(told, has("list.whole", 1));
    EXPECT_THAT(told, has("list.gaps", 0));
    EXPECT_THAT(told, has("list.rarest", std::log(5)));
    EXPECT_THAT(told, has("list.rivalrarest", std::log(100)));
}

TEST_F(RankedReadings, AgreeWhereAllFindTheSame) {
    found.back() = found.front();
    const Features told = trust.describe(readings, found);
    EXPECT_THAT(told, AllOf(has("list.mass", 6), has("list.alone", 1), has("list.rivalrarest", 0)));
}

TEST_F(RankedReadings, AreTrustedByTheFeaturesOfTheFirstAndOfTheList) {
    const double sum = -1 + 2 + 0.5 * std::log(5);
    EXPECT_NEAR(trust.of(readings, found), 1 / (1 + std::exp(-sum)), 1e-9);
}

TEST_F(RankedReadings, AreTrustedLessWhereAFeatureWasNeverSeen) {
    const double before = trust.of(readings, found);
    readings.front().features["new"] = 1;
    EXPECT_THAT(trust.describe(readings, found), has("list.rarest", 0));
    EXPECT_LT(trust.of(readings, found), before);
}

TEST_F(RankedReadings, AreNotTrustedWhereThereIsNone) { EXPECT_EQ(trust.of({}, {}), 0); }

TEST(FittedTrust, AsksMoreOfWhatIsSure) {
    const Trust& trust = Trust::fitted();
    ScoredReading leaving;
    leaving.features["skip.noun"] = 1;
    EXPECT_THAT(trust.told(leaving), AllOf(Gt(0), Lt(trust.sure())));
    EXPECT_LT(trust.sure(), 1);
}

TEST(FittedTrust, AsksMoreOfWhatLeavesANounOut) {
    const Trust& trust = Trust::fitted();
    ScoredReading leaving;
    leaving.features["skip.noun"] = 1;
    EXPECT_THAT(trust.told({}), AllOf(Gt(0), Lt(trust.told(leaving))));
}

}  // namespace
}  // namespace tripletalk::answering::reading
