// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/editdistance.h"

#include <gtest/gtest.h>

namespace tripletalk {

TEST(EditDistance, CountsEachKindOfEditAsOne) {
    EXPECT_EQ(editDistance(U"lantern", U"lantern", 2), 0);
    EXPECT_EQ(editDistance(U"lantern", U"lanten", 2), 1);
    EXPECT_EQ(editDistance(U"lantern", U"lanterns", 2), 1);
    EXPECT_EQ(editDistance(U"lantern", U"lintern", 2), 1);
    EXPECT_EQ(editDistance(U"lantern", U"latnern", 2), 1);
}

TEST(EditDistance, StopsJustAboveTheLimit) {
    EXPECT_EQ(editDistance(U"lantern", U"kettle", 2), 3);
    EXPECT_EQ(editDistance(U"", U"abcdef", 1), 2);
}

TEST(EditDistance, ComparesCharactersNotBytes) { EXPECT_EQ(editDistance(U"žluť", U"zlut", 2), 2); }

}  // namespace tripletalk
