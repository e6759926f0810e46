// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/choosingmodel.h"
#include "answering/offline/modeltrials.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

namespace tripletalk::answering {

namespace {

using offline::ModelTrials;
using offline::TrialOutcome;

struct Trial : testing::Test {
    TrialOutcome outcomeOf(const ChoosingModel::Choose& choose) {
        const auto model = std::make_shared<ChoosingModel>(choose);
        const StrategyParts parts{.model = model};
        Trace trace("run", {});
        offline::ReadingAsker asker(parts, trace);
        const TrialOutcome outcome = tests::must(trials->of(asker, {}));
        calls = model->shown.size();
        return outcome;
    }
    std::unique_ptr<ModelTrials> trials = std::make_unique<ModelTrials>();
    std::size_t calls = 0;
};

/// The readings that are right, as the prompts show them.
bool isRight(const std::string& reading) {
    static const std::vector<std::string> right{"village with inhabitants more than 900 →",
                                                "number of ferries with year built 1987 →",
                                                "writer of the song Winter Harbour →",
                                                "average weight of stones with country Norway →",
                                                "pupil with the least age →",
                                                "bridge without material steel →",
                                                "number of books by library →",
                                                "year closed of the Larsen mine →",
                                                "doctor with clinic with the most beds →",
                                                "tea with country China or India, with price →"};
    return std::ranges::any_of(
        right, [&](const std::string& beginning) { return reading.starts_with(beginning); });
}

/// Whoever names the right one, but `wrong` times at first another.
ChoosingModel::Choose rightBut(int wrong) {
    return [wrong](const std::vector<std::string>& list) mutable {
        const auto at = std::ranges::find_if(list, isRight);
        const auto place = static_cast<std::size_t>(at - list.begin()) + 1;
        return number(wrong-- > 0 ? place % list.size() + 1 : place);
    };
}

TEST_F(Trial, IsPassedByWhoeverChoosesWhatIsMeant) {
    EXPECT_EQ(outcomeOf(rightBut(0)), (TrialOutcome{8, 0}));
    EXPECT_EQ(calls, 8U);
}

TEST_F(Trial, IsPassedWithTwoMistakes) { EXPECT_TRUE(outcomeOf(rightBut(2)).passed()); }

TEST_F(Trial, EndsAtTheThirdMistake) {
    EXPECT_EQ(outcomeOf(rightBut(3)), (TrialOutcome{0, 3}));
    EXPECT_EQ(calls, 3U);
}

TEST_F(Trial, IsPassedByNoPlaceInTheList) {
    for (std::size_t place = 0; place <= 4; ++place) {
        trials = std::make_unique<ModelTrials>();
        EXPECT_FALSE(outcomeOf(always(number(place))).passed()) << place;
        EXPECT_LE(calls, 4U);
    }
}

TEST_F(Trial, IsNotPassedByReplyingNothingOfUse) {
    EXPECT_FALSE(outcomeOf(always("Villages are nice.")).passed());
}

TEST_F(Trial, IsRememberedByTheModelsName) {
    outcomeOf(rightBut(0));
    EXPECT_TRUE(outcomeOf(always(number(1))).passed());
    EXPECT_EQ(calls, 0U);
}

}  // namespace

}  // namespace tripletalk::answering
