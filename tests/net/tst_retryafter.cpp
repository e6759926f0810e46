// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/retryafter.h"

#include <gtest/gtest.h>

using namespace std::chrono_literals;
using tripletalk::net::retryAfter;

namespace {

// 2026-03-01 12:00:00 UTC
const auto noon = std::chrono::system_clock::from_time_t(1'772'366'400);

TEST(RetryAfter, ReadsSeconds) {
    EXPECT_EQ(retryAfter("2", noon), 2000ms);
    EXPECT_EQ(retryAfter(" 0 ", noon), 0ms);
    EXPECT_EQ(retryAfter("0.25", noon), 250ms);
}

TEST(RetryAfter, ReadsAnHttpDate) {
    EXPECT_EQ(retryAfter("Sun, 01 Mar 2026 12:00:07 GMT", noon), 7000ms);
    EXPECT_EQ(retryAfter("Sun, 01 Mar 2026 11:00:00 GMT", noon), 0ms);
}

TEST(RetryAfter, IsNeverLongerThanHalfAMinuteNorNegative) {
    EXPECT_EQ(retryAfter("86400", noon), 30'000ms);
    EXPECT_EQ(retryAfter("1e300", noon), 30'000ms);
    EXPECT_EQ(retryAfter("-5", noon), 0ms);
    EXPECT_EQ(retryAfter("Mon, 01 Mar 2027 12:00:00 GMT", noon), 30'000ms);
}

TEST(RetryAfter, IsZeroIfItCannotBeRead) {
    EXPECT_EQ(retryAfter("", noon), 0ms);
    EXPECT_EQ(retryAfter("soon", noon), 0ms);
}

}  // namespace
