// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/savedconfigurations.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {

namespace {

using workspace::Configuration;

struct SavedConfigurationsTest : testing::Test {
    SavedConfigurations saved;
    QAbstractItemModelTester tester{&saved, QAbstractItemModelTester::FailureReportingMode::Fatal};

    void SetUp() override {
        saved.set({{.name = "a"}, {.name = "b", .strategy = "sql", .model = "ollama:m"}});
        saved.setCurrent("a");
    }
    [[nodiscard]] bool isCurrent(int row) const {
        return saved.data(saved.index(row), SavedConfigurations::CurrentRole).toBool();
    }
};

}  // namespace

TEST_F(SavedConfigurationsTest, AreFoundByWhatTheyAsk) {
    EXPECT_EQ(saved.withModel("ollama:m"), saved.find("b"));
    EXPECT_EQ(saved.withoutModel(), saved.find("a"));
    EXPECT_EQ(saved.withModel("ollama:other"), nullptr);
    EXPECT_TRUE(saved.asksModels());
}

TEST_F(SavedConfigurationsTest, KeepOneForEachName) {
    saved.keep({.name = "b", .rounds = 7});
    EXPECT_EQ(saved.rowCount(), 2);
    EXPECT_EQ(saved.find("b")->rounds, 7);
    EXPECT_TRUE(isCurrent(1));
    saved.keep({.name = "c"});
    EXPECT_EQ(saved.names(), (QStringList{"a", "b", "c"}));
    EXPECT_TRUE(isCurrent(2));
    EXPECT_EQ(saved.freeName("c"), "c 2");
}

TEST_F(SavedConfigurationsTest, ARenamedOneStaysInUse) {
    EXPECT_FALSE(saved.rename("a", "b"));
    EXPECT_FALSE(saved.rename("a", ""));
    EXPECT_TRUE(saved.rename("a", "z"));
    EXPECT_TRUE(isCurrent(0));
}

TEST_F(SavedConfigurationsTest, ARemovedOneComesBackToItsPlaceUnderAFreeName) {
    EXPECT_TRUE(saved.remove("a"));
    EXPECT_FALSE(saved.remove("b")) << "the last one";
    saved.add({.name = "a"});
    EXPECT_TRUE(saved.undoRemove());
    EXPECT_EQ(saved.names(), (QStringList{"a 2", "b", "a"}));
    EXPECT_FALSE(saved.undoRemove());
}

TEST_F(SavedConfigurationsTest, NoneAtAllMeansOneAsItComes) {
    saved.set({});
    EXPECT_EQ(saved.names(), QStringList("Offline"));
}

}  // namespace tripletalk::app
