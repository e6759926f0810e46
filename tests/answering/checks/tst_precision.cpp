// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/precision.h"
#include "answering/gallery.h"
#include "base/text.h"

namespace tripletalk::answering::checks {

namespace {
struct Precision : Gallery {
    std::string shown(const std::string& sql) {
        const int n = tests::must(evidence.sql(sql, 1, CancelToken()));
        return evidence.source(n).rows.at(0).at(0).text;
    }
};
}  // namespace

TEST_F(Precision, OfAComputedNumberIsThatOfItsInputs) {
    EXPECT_EQ(shown("SELECT AVG(price) FROM painting"), "168.54");
    EXPECT_EQ(shown("SELECT AVG(year) FROM painting WHERE year > 1910"), "1918.5");
    EXPECT_EQ(shown("SELECT AVG(year) / 3 FROM painting WHERE year > 1910"), "639.5");
    EXPECT_EQ(shown("SELECT 0.1 + 0.2"), "0.3");
}

TEST_F(Precision, KeepsFourDigitsAndWhatTheQueryRounds) {
    EXPECT_EQ(shown("SELECT 1.0 / 3000 FROM painting"), "0.0003333");
    EXPECT_EQ(shown("SELECT ROUND(2.0 / 3, 5) FROM painting"), "0.66667");
    EXPECT_EQ(shown("SELECT price FROM painting WHERE painting_id = 'p1'"), "100.25");
}

TEST(ShownNumber, RoundsAndDropsZeros) {
    EXPECT_EQ(shownNumber(12.3333333, 2), "12.33");
    EXPECT_EQ(shownNumber(63217.004, 2), "63217");
    EXPECT_EQ(shownNumber(-0.00123456, 2), "-0.001235");
    EXPECT_EQ(shownNumber(0, 2), "0");
    EXPECT_EQ(shownNumber(1e300, 2), text::formatNumber(1e300));
}

}  // namespace tripletalk::answering::checks
