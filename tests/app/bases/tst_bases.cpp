// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/basekeeper.h"
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;

namespace {

struct BasesModelTest : testing::Test {
    test::World world;
    Bases& bases = *world.session().bases();
    BaseKeeper& keeper = *world.session().baseKeeper();
    QAbstractItemModelTester tester{&bases, QAbstractItemModelTester::FailureReportingMode::Fatal};

    void SetUp() override {
        ASSERT_TRUE(world.openRobots());
        ASSERT_TRUE(until([&] { return bases.rowCount() == 1; }));
    }
    [[nodiscard]] QUrl url(const std::string& name) const {
        return QUrl::fromLocalFile(qs((world.folder() / name).string()));
    }
    [[nodiscard]] bool ended() {
        return until([&] { return keeper.work() == BaseKeeper::Nothing; });
    }
    [[nodiscard]] QString name(int row = 0) const {
        return bases.data(bases.index(row), Bases::NameRole).toString();
    }
};

TEST_F(BasesModelTest, RowsChangeOneByOne) {
    QSignalSpy reset(&bases, &QAbstractItemModel::modelReset);
    const QString robots = bases.folder();
    keeper.pack(robots, url("a.kb.tar.gz"));
    ASSERT_TRUE(ended());
    keeper.unpack(url("a.kb.tar.gz"));
    ASSERT_TRUE(until([&] { return bases.rowCount() == 2; }));
    keeper.rename(robots, "Zebra");
    ASSERT_TRUE(until([&] { return name(1) == "Zebra"; }));
    keeper.remove(robots);
    ASSERT_TRUE(until([&] { return bases.rowCount() == 1; }));
    EXPECT_EQ(reset.size(), 0);
    EXPECT_FALSE(name().isEmpty());
}

TEST_F(BasesModelTest, TellsSizeAndDate) {
    EXPECT_GT(bases.data(bases.index(0), Bases::BytesRole).toLongLong(), 10'000);
    EXPECT_TRUE(bases.data(bases.index(0), Bases::CreatedRole).toDateTime().isValid());
}

TEST_F(BasesModelTest, AStoppedWorkLeavesNoErrorAndNothingElse) {
    keeper.importAgain(bases.folder());
    keeper.cancel();
    ASSERT_TRUE(ended());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(bases.rowCount(), 1);
}

TEST_F(BasesModelTest, OneWorkAtATime) {
    keeper.importAgain(bases.folder());
    EXPECT_EQ(keeper.work(), BaseKeeper::Importing);
    keeper.pack(bases.folder(), url("b.kb.tar.gz"));
    EXPECT_EQ(keeper.work(), BaseKeeper::Importing);
    ASSERT_TRUE(ended());
    EXPECT_FALSE(std::filesystem::exists(world.folder() / "b.kb.tar.gz"));
}

TEST_F(BasesModelTest, ABaseFromElsewhereOnlyLeavesTheList) {
    const auto elsewhere = world.folder() / "elsewhere.kb";
    std::filesystem::copy(utf8(bases.folder()), elsewhere,
                          std::filesystem::copy_options::recursive);
    bases.setOthers({elsewhere.string()});
    bases.reload();
    ASSERT_TRUE(until([&] { return bases.rowCount() == 2; }));
    keeper.remove(qs(elsewhere.string()));
    ASSERT_TRUE(until([&] { return bases.rowCount() == 1; }));
    EXPECT_TRUE(std::filesystem::exists(elsewhere / "manifest.json"));
    keeper.undoRemove();
    ASSERT_TRUE(until([&] { return bases.rowCount() == 2; }));
}

TEST_F(BasesModelTest, WhatCannotBeBroughtBackIsStillOffered) {
    const auto folder = std::filesystem::path(utf8(bases.folder()));
    keeper.remove(bases.folder());
    ASSERT_TRUE(until([&] { return bases.rowCount() == 0; }));
    const QString name = keeper.removedName();
    std::filesystem::create_directory(folder);
    keeper.undoRemove();
    ASSERT_TRUE(until([&] { return !keeper.error().isEmpty(); }));
    EXPECT_EQ(keeper.removedName(), name);
    std::filesystem::remove(folder);
    keeper.undoRemove();
    ASSERT_TRUE(until([&] { return bases.rowCount() == 1; }));
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(keeper.removedName(), "");
}

TEST_F(BasesModelTest, DetailsThatComeLateAreNotShown) {
    const QString robots = bases.folder();
    keeper.look(robots);
    keeper.look({});
    EXPECT_TRUE(keeper.details().isEmpty());
    // What was begun before is done by the end of this, or soon after.
    keeper.pack(robots, url("a.kb.tar.gz"));
    ASSERT_TRUE(ended());
    const QDeadlineTimer soon(1000);
    EXPECT_TRUE(until([&] { return soon.hasExpired() || !keeper.details().isEmpty(); }));
    EXPECT_TRUE(keeper.details().isEmpty());
    keeper.look(robots);
    ASSERT_TRUE(until([&] { return keeper.details()["checked"].toBool(); }));
    EXPECT_EQ(keeper.details()["folder"], robots);
}

TEST_F(BasesModelTest, WhatWasDeletedIsGoneAtTheNextStart) {
    const auto folder = std::filesystem::path(utf8(bases.folder()));
    keeper.remove(bases.folder());
    ASSERT_TRUE(until([&] { return bases.rowCount() == 0; }));
    const auto aside = folder.parent_path() / ".robots.kb.deleted";
    EXPECT_TRUE(std::filesystem::exists(aside));
    world.restart();
    EXPECT_TRUE(until([&] { return !std::filesystem::exists(aside); }));
}

TEST_F(BasesModelTest, WhatWasDeletedComesBackAlthoughAnotherWindowWasOpened) {
    const auto folder = std::filesystem::path(utf8(bases.folder()));
    keeper.remove(bases.folder());
    ASSERT_TRUE(until([&] { return bases.rowCount() == 0; }));
    { const Session other(world.folder(), test::scripted, std::make_shared<net::Client>()); }
    keeper.undoRemove();
    ASSERT_TRUE(until([&] { return bases.rowCount() == 1; }));
    EXPECT_EQ(keeper.error(), "");
}

TEST(AppSettingsOfTwoWindows, KeepEachOthersChanges) {
    QTemporaryDir folder;
    const std::filesystem::path file = utf8(folder.path()) + "/settings.json";
    {
        Tasks disk(1);
        AppSettings one(disk, file);
        AppSettings other(disk, file);
        one.setTheme("dark");
        other.setLanguage("de");
        one.setTextScale(1.5);
    }
    const auto settings = workspace::loadSettings(file);
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->theme, "dark");
    EXPECT_EQ(settings->language, "de");
    EXPECT_EQ(settings->textScale, 1.5);
}

}  // namespace
