// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/numbers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::numbers {
namespace {

using ::testing::DoubleEq;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Numbers, AreReadInEveryCountrysWay) {
    EXPECT_THAT(readings("2760"), ElementsAre(DoubleEq(2760)));
    EXPECT_THAT(readings("2,760"), ElementsAre(DoubleEq(2.76), DoubleEq(2760)));
    EXPECT_THAT(readings("1.650"), ElementsAre(DoubleEq(1.65), DoubleEq(1650)));
    EXPECT_THAT(readings("5.8"), ElementsAre(DoubleEq(5.8)));
    EXPECT_THAT(readings("1.234,5"), ElementsAre(DoubleEq(1234.5)));
    EXPECT_THAT(readings("1,234.5"), ElementsAre(DoubleEq(1234.5)));
    EXPECT_THAT(readings("1.234.567"), ElementsAre(DoubleEq(1234567)));
    EXPECT_THAT(readings("0.125"), ElementsAre(DoubleEq(0.125)));
    EXPECT_THAT(readings("220i"), IsEmpty());
}

}  // namespace
}  // namespace tripletalk::numbers
