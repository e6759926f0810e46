// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/progress.h"

#include <vector>

#include <gtest/gtest.h>

namespace tripletalk {

TEST(ProgressMeter, AddsRateAndTimeLeft) {
    std::vector<Progress> seen;
    ProgressMeter meter([&](const Progress& progress) { seen.push_back(progress); });
    meter({"read", 25, 100, "bytes"});
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_GT(seen[0].perSecond, 0);
    EXPECT_NEAR(seen[0].secondsLeft * seen[0].perSecond, 75, 1e-6);
    EXPECT_FALSE(seen[0].finished);
}

TEST(ProgressMeter, KnowsNoTimeLeftWithoutATotal) {
    Progress seen;
    ProgressMeter meter([&](const Progress& progress) { seen = progress; });
    meter({"read", 25, 0, "triples"});
    EXPECT_GT(seen.perSecond, 0);
    EXPECT_LT(seen.secondsLeft, 0);
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
