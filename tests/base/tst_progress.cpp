// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/progress.h"

#include <vector>

#include <gtest/gtest.h>

namespace tripletalk {

namespace {

/// A meter under a clock that a test turns.
struct Metered : testing::Test {
    ProgressMeter::Clock::time_point now = {};
    std::vector<Progress> seen = {};
    ProgressMeter meter{[this](const Progress& progress) { seen.push_back(progress); },
                        [this] { return now; }};
};

}  // namespace

TEST_F(Metered, AddsRateAndTimeLeft) {
    now += std::chrono::seconds(5);
    meter({"read", 25, 100, "bytes"});
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_DOUBLE_EQ(seen[0].perSecond, 5);
    EXPECT_DOUBLE_EQ(seen[0].secondsLeft, 15);
    EXPECT_FALSE(seen[0].finished);
}

TEST_F(Metered, TellsNoRateOfAStageThatHasJustBegun) {
    now += ProgressMeter::soonest / 2;
    meter({"read", 25, 100, "bytes"});
    EXPECT_EQ(seen.back().perSecond, 0);
    EXPECT_LT(seen.back().secondsLeft, 0);
    now += ProgressMeter::soonest;
    meter({"read", 50, 100, "bytes"});
    EXPECT_GT(seen.back().perSecond, 0);
    meter({"fill", 50, 100, "rows"});
    EXPECT_EQ(seen.back().perSecond, 0) << "each stage anew";
}

TEST_F(Metered, KnowsNoTimeLeftWithoutATotal) {
    now += std::chrono::seconds(5);
    meter({"read", 25, 0, "triples"});
    EXPECT_GT(seen.back().perSecond, 0);
    EXPECT_LT(seen.back().secondsLeft, 0);
}

TEST(ProgressMeter, TellsTheEndOfEachStageOnce) {
    std::vector<std::string> ended;
    ProgressMeter meter([&](const Progress& progress) {
        if (progress.finished) ended.push_back(progress.stage);
    });
    meter({"induce", 1, 2, "rows"});
    meter({"fill", 1, 2, "rows"});
    EXPECT_EQ(ended, std::vector<std::string>{"induce"});
    meter.finish();
    meter.finish();
    EXPECT_EQ(ended, (std::vector<std::string>{"induce", "fill"}));
}

TEST(ProgressMeter, WithoutAReceiverDoesNothing) {
    ProgressMeter meter({});
    meter({"read", 1, 2, "bytes"});
    meter.finish();
}

}  // namespace tripletalk
