// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/tablefilter.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using app::TableFilter;

namespace {

using Row = std::vector<answering::Cell>;

const Row cheap{{"Émile's lamp", "http://x/e"}, {"9.5", "", "number"}, {"2019-03-12"}};
const Row dear{{"Red chair"}, {"120", "", "integer"}, {"2021-11-02"}};
const Row unknown{{"Blue desk"}, {"", "", "null"}, {""}};

bool fits(const char* text, const Row& row, int column = -1) {
    return TableFilter(text).matches(row, TableFilter::folded(row), column);
}

TEST(TableFilter, WithoutTextLetsEveryRowThrough) {
    EXPECT_TRUE(TableFilter("  ").isEmpty());
    EXPECT_TRUE(TableFilter(">").isEmpty());
    EXPECT_TRUE(fits("", unknown));
}

TEST(TableFilter, FindsWordsWithoutCaseAndAccentsInAnyCell) {
    EXPECT_TRUE(fits("EMILE", cheap));
    EXPECT_TRUE(fits("2021 chair", dear));
    EXPECT_FALSE(fits("2021 lamp", dear));
}

TEST(TableFilter, FindsWordsInOneColumnAlone) {
    EXPECT_TRUE(fits("red", dear, 0));
    EXPECT_FALSE(fits("2021 chair", dear, 0));
}

TEST(TableFilter, ComparesNumbersAsNumbers) {
    EXPECT_TRUE(fits("> 40", dear));
    EXPECT_FALSE(fits("> 40", cheap, 1));
    EXPECT_TRUE(fits("<=9,5", cheap, 1));
    EXPECT_TRUE(fits("= 120.0", dear, 1));
    EXPECT_TRUE(fits("9..10", cheap, 1));
    EXPECT_FALSE(fits("10..20", cheap, 1));
}

TEST(TableFilter, ComparesDatesAndTexts) {
    EXPECT_TRUE(fits("≥ 2020", dear, 2));
    EXPECT_FALSE(fits(">= 2020", cheap, 2));
    EXPECT_TRUE(fits("= red chair", dear));
    EXPECT_TRUE(fits("!= red chair", cheap, 0));
    EXPECT_FALSE(fits("!= red chair", dear));
}

TEST(TableFilter, NeverComparesANumberWithAName) { EXPECT_FALSE(fits("> 40", dear, 0)); }

TEST(TableFilter, LetsNoEmptyCellFulfilAComparison) {
    EXPECT_FALSE(fits("< 1000", unknown, 1));
    EXPECT_TRUE(fits("!= red chair", unknown));
}

}  // namespace
