// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xsdmoment.h"

#include <gtest/gtest.h>

using namespace tripletalk;

namespace {

std::int64_t secondsOf(std::string_view text) {
    const auto moment = rdf::parseMoment(rdf::MomentType::DateTime, text);
    EXPECT_TRUE(moment) << text;
    return moment ? moment->seconds() : -1;
}

}  // namespace

TEST(XsdMoment, IsEarlierTheFartherEastItsClockStands) {
    EXPECT_EQ(secondsOf("1970-01-01T02:00:00+02:00"), 0);
    EXPECT_EQ(secondsOf("1970-01-01T00:00:00-05:30"), (5 * 60 + 30) * 60);
    EXPECT_LT(secondsOf("2020-05-01T12:00:00+09:00"), secondsOf("2020-05-01T12:00:00+01:00"));
}

TEST(XsdMoment, WithoutAZoneIsTakenForUtc) {
    EXPECT_EQ(secondsOf("2020-05-01T12:00:00"), secondsOf("2020-05-01T12:00:00Z"));
}
