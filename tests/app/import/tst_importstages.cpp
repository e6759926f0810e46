// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importstages.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

TEST(ImportStages, TellEachStageAndAllTogether) {
    ImportStages stages;
    const QAbstractItemModelTester tester(&stages,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy moved(&stages, &ImportStages::fractionChanged);
    const auto fraction = [&](int row) {
        return stages.data(stages.index(row), ImportStages::FractionRole).toDouble();
    };
    stages.show({.stage = "read", .done = 5});
    EXPECT_EQ(fraction(0), -1) << "nobody knows of how much";
    EXPECT_EQ(stages.fraction(), 0);
    stages.show({.stage = "read", .done = 5, .total = 10});
    stages.show({.stage = "index", .done = 1, .total = 2, .finished = true});
    EXPECT_EQ(stages.rowCount(), 2);
    EXPECT_EQ(fraction(0), 0.5);
    EXPECT_EQ(fraction(1), 1);
    EXPECT_EQ(stages.fraction(), 1.5 / 8);
    stages.finish();
    EXPECT_EQ(fraction(0), 1);
    EXPECT_EQ(moved.size(), 4);
    stages.clear();
    EXPECT_EQ(stages.rowCount(), 0);
    EXPECT_EQ(stages.fraction(), 0);
}

}  // namespace tripletalk::app
