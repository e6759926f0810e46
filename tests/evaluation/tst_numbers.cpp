// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/numbers.h"
#include "evaluation/cellnumbers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

using numbers::anyNear;
using ::testing::IsEmpty;

TEST(Numbers, OfACellMayHaveAUnitButNothingElse) {
    EXPECT_TRUE(anyNear(cellNumbers("1.650 kg", false, "", "kg"), 1650));
    EXPECT_TRUE(anyNear(cellNumbers("1.65", true, "t", "kg"), 1650));
    EXPECT_TRUE(anyNear(cellNumbers("0:32 h", false, "", "min"), 32));
    EXPECT_TRUE(anyNear(cellNumbers("-5", true, "", ""), -5));
    EXPECT_FALSE(anyNear(cellNumbers("1.65", true, "", "kg"), 1650));
    EXPECT_THAT(cellNumbers("420 - 460 km", false, "", "km"), IsEmpty());
    EXPECT_THAT(cellNumbers("Aurion 220", false, "", ""), IsEmpty());
    EXPECT_THAT(cellNumbers("", false, "", ""), IsEmpty());
}

}  // namespace
}  // namespace tripletalk::evaluation
