// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/celltypes.h"

#include <gtest/gtest.h>

namespace tripletalk::exporting {

TEST(CellTypes, ADayIsCountedFrom1970) {
    EXPECT_EQ(dayOf("1970-01-01"), 0);
    EXPECT_EQ(dayOf("1969-12-31"), -1);
    EXPECT_EQ(dayOf("2000-02-29"), 11'016);
    EXPECT_EQ(dayOf("0001-01-01"), -719'162);
    for (const char* text : {"", "2000-02-30", "2000-13-01", "2000-2-01", "2000-01-01Z",
                             "-2000-01-01", "12000-01-01", "2000-01-01T00:00:00", "2000/01/01"})
        EXPECT_EQ(dayOf(text), std::nullopt) << text;
}

TEST(CellTypes, AMomentIsCountedInMicroseconds) {
    EXPECT_EQ(microsecondOf("1970-01-01T00:00:01Z", CellType::Instant), 1'000'000);
    EXPECT_EQ(microsecondOf("1970-01-02T00:00:00.5", CellType::LocalTime), 86'400'500'000);
    EXPECT_EQ(microsecondOf("1969-12-31T23:59:59.999999Z", CellType::Instant), -1);
    EXPECT_EQ(microsecondOf("1970-01-01T00:00:01", CellType::Instant), std::nullopt);
    for (const char* text :
         {"", "1970-01-01", "1970-01-01T24:00:00", "1970-01-01T00:60:00", "1970-01-01T00:00:60",
          "1970-01-01T00:00:00.", "1970-01-01T00:00:00.1234567", "1970-01-01T00:00:00+01:00",
          "1970-01-01 00:00:00", "1970-01-01T00:00:00.1x"})
        EXPECT_EQ(microsecondOf(text, CellType::LocalTime), std::nullopt) << text;
}

TEST(CellTypes, ANumberIsReadAgainAsItself) {
    EXPECT_EQ(cellText(0.1), "0.1");
    EXPECT_EQ(cellText(1.0 / 3), "0.3333333333333333");
    EXPECT_EQ(cellText(std::int64_t{-5}), "-5");
    EXPECT_EQ(cellText(std::string("a")), "a");
    EXPECT_EQ(cellText(sqlite::Value()), "");
}

}  // namespace tripletalk::exporting
