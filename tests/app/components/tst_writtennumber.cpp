// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/tablefilter.h"
#include "app/components/writtennumber.h"
#include "app/inlanguage.h"

#include <gtest/gtest.h>

using tripletalk::app::test::In;

namespace tripletalk::app {
namespace {

QString written(const char* digits) { return writtenNumber(QString(digits)); }

TEST(WrittenNumber, IsInGroupsOfTheLanguage) {
    {
        const In english("en_US");
        EXPECT_EQ(written("54850"), "54,850");
        EXPECT_EQ(written("-1234.50"), "-1,234.50");
        EXPECT_EQ(writtenNumber("1234.5", false), "1234.5");
    }
    const In german("de_DE");
    EXPECT_EQ(written("54850.5"), "54.850,5");
    EXPECT_EQ(writtenNumber("1234.5", false), "1234,5");
}

TEST(WrittenNumber, IsLeftAsItIsWhereDigitsWouldChange) {
    const In english("en_US");
    for (const char* kept : {"007", "5e+24", "12345678901234567890", "1,5", "", "north"})
        EXPECT_EQ(written(kept), kept);
}

TEST(WrittenNumber, IsReadAsItIsWritten) {
    {
        const In english("en_US");
        EXPECT_EQ(numberIn("54,850"), 54850);
        EXPECT_EQ(numberIn("9,5"), 9.5);
        EXPECT_FALSE(numberIn("nine"));
    }
    const In german("de_DE");
    EXPECT_EQ(numberIn("54.850"), 54850);
    EXPECT_EQ(numberIn("9.5"), 9.5);
    EXPECT_EQ(numberIn(writtenNumber("1.234", false)), 1.234);
}

TEST(WrittenNumber, IsFoundInATableAsItIsShown) {
    const std::vector<answering::Cell> row{{"Nov 11,2020"}, {"54850", "", "integer"}};
    const In english("en_US");
    for (const char* found : {"54,850", "54850", "> 54,000", "11,2020"})
        EXPECT_TRUE(TableFilter(found).matches(row, TableFilter::folded(row), -1)) << found;
    EXPECT_FALSE(TableFilter("54,851").matches(row, TableFilter::folded(row), -1));
}

}  // namespace
}  // namespace tripletalk::app
