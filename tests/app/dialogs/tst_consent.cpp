// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

using test::until;

struct Consenting : testing::Test {
    test::World world;
    int gone = 0;

    void SetUp() override {
        ASSERT_TRUE(world.openRobots());
        elsewhere();
    }
    void elsewhere() {
        world.session().settings()->setOllamaHost("http://models.example:11434");
        world.session().configurations()->useModel("ollama:large");
    }
    Consent& consent() { return *world.session().consent(); }
    bool holds() {
        return consent().holds(
            {world.session().configurations()->leaving(), [this] { ++gone; }, {}});
    }
};

TEST_F(Consenting, NothingIsAskedWhileNothingLeaves) {
    world.session().configurations()->useOffline();
    EXPECT_FALSE(holds());
    EXPECT_FALSE(consent().asking());
}

TEST_F(Consenting, AsksOnceAndRemembersForGood) {
    const QAbstractItemModelTester tester(&consent());
    ASSERT_TRUE(holds());
    EXPECT_TRUE(consent().asking());
    EXPECT_EQ(consent().departures().front().toMap()["host"], "models.example");
    EXPECT_EQ(gone, 0);
    consent().send(true);
    EXPECT_EQ(gone, 1);
    EXPECT_FALSE(holds());
    EXPECT_EQ(consent().rowCount(), 1);
    world.restart();
    ASSERT_TRUE(world.openRobots());
    EXPECT_FALSE(holds());
    consent().revoke(0);
    EXPECT_TRUE(holds());
}

TEST_F(Consenting, IsForgottenAtTheEndIfItIsNotToBeRemembered) {
    ASSERT_TRUE(holds());
    consent().send(false);
    EXPECT_FALSE(holds());
    EXPECT_EQ(consent().rowCount(), 0);
    world.restart();
    ASSERT_TRUE(world.openRobots());
    EXPECT_TRUE(holds());
}

TEST_F(Consenting, AnotherHostIsAnotherQuestion) {
    ASSERT_TRUE(holds());
    consent().send(true);
    world.session().settings()->setOllamaHost("http://others.example:11434");
    EXPECT_TRUE(holds());
}

TEST_F(Consenting, AnotherBaseIsAnotherQuestion) {
    ASSERT_TRUE(holds());
    consent().send(true);
    auto others = world.session().configurations()->leaving();
    for (workspace::Departure& one : others) one.base = "another";
    EXPECT_TRUE(consent().holds({others, [this] { ++gone; }, {}}));
    EXPECT_EQ(gone, 1);
}

TEST_F(Consenting, IsAskedAgainAsSoonAsItWasTakenBack) {
    ASSERT_TRUE(holds());
    consent().send(true);
    ASSERT_FALSE(holds());
    consent().revoke(0);
    EXPECT_TRUE(holds());
}

TEST_F(Consenting, AnswersOfflineInstead) {
    ASSERT_TRUE(holds());
    consent().answerOffline();
    EXPECT_EQ(gone, 1);
    EXPECT_EQ(world.session().configurations()->strategy(), "offline");
    EXPECT_EQ(consent().rowCount(), 0);
}

TEST_F(Consenting, ARefusalSendsNothing) {
    ASSERT_TRUE(holds());
    consent().refuse();
    EXPECT_FALSE(consent().asking());
    consent().send(true);
    EXPECT_EQ(gone, 0);
    EXPECT_EQ(consent().rowCount(), 0);
}

TEST_F(Consenting, WhatWasWrittenComesBackFromARefusal) {
    Chat& chat = *world.session().chat();
    world.session().configurations()->useOffline();
    chat.ask("How many robots?");
    ASSERT_TRUE(until([&] { return !chat.running(); }));
    elsewhere();
    QStringList returned;
    QObject::connect(&chat, &Chat::returned,
                     [&](const QString& question) { returned << question; });
    chat.ask("one");
    consent().refuse();
    chat.edit(0, "two");
    consent().refuse();
    chat.askAs(0, "three");
    consent().refuse();
    chat.askAgain(0);
    consent().refuse();
    EXPECT_EQ(returned, (QStringList{"one", "two", "three"}));
    EXPECT_EQ(chat.turns()->rowCount(), 1);
}

}  // namespace
}  // namespace tripletalk::app
