// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/keptwords.h"
#include "app/world.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

using test::until;

namespace {

/// A word that a person gave, and one that an example teaches.
struct Words : testing::Test {
    test::World world;
    KeptWords& words = *world.session().keptWords();

    void SetUp() override {
        ASSERT_TRUE(world.openGraph("factory", world.write("factory.ttl", test::manyRobots(5))));
        ASSERT_TRUE(world.teachWords());
        show();
    }
    void show() {
        const QSignalSpy loaded(&words, &KeptWords::loaded);
        words.show(world.session().bases()->folder());
        ASSERT_TRUE(until([&] { return !loaded.isEmpty(); }));
    }
    QVariant told(int row, int role) { return words.data(words.index(row), role); }
    /// The base as the next question gets it.
    bool isHeeded(const std::string& word) {
        const auto base = world.session().bases()->current()->current();
        for (const auto& one : base->effective().also)
            if (one.word == word) return true;
        return false;
    }
    void wait(const QSignalSpy& changed, int times) {
        ASSERT_TRUE(until([&] { return changed.size() == times; }));
    }
};

TEST_F(Words, AreToldWithWhatTheyStandFor) {
    ASSERT_EQ(words.rowCount(), 2);
    EXPECT_EQ(told(0, KeptWords::WordRole), "machine");
    EXPECT_EQ(told(0, KeptWords::TargetRole), "robot");
    EXPECT_EQ(told(0, KeptWords::QuestionRole), "");
    EXPECT_EQ(told(1, KeptWords::WordRole), "zorg");
    EXPECT_EQ(told(1, KeptWords::TargetRole), "robot.number");
    EXPECT_EQ(told(1, KeptWords::QuestionRole), "What is the average zorg of the robots?");
}

TEST_F(Words, AreSwitchedOffForTheNextQuestion) {
    const QSignalSpy changed(&words, &KeptWords::changed);
    words.switchOff(0, true);
    wait(changed, 1);
    EXPECT_FALSE(isHeeded("machine"));
    words.switchOff(1, true);
    wait(changed, 2);
    show();
    ASSERT_EQ(words.rowCount(), 2) << "they are kept";
    EXPECT_TRUE(told(0, KeptWords::OffRole).toBool());
    EXPECT_TRUE(told(1, KeptWords::OffRole).toBool());
    words.switchOff(0, false);
    wait(changed, 3);
    EXPECT_TRUE(isHeeded("machine"));
}

TEST_F(Words, AreForgottenAndBroughtBackAsTheyWere) {
    const QSignalSpy changed(&words, &KeptWords::changed);
    words.switchOff(0, true);
    wait(changed, 1);
    words.remove(0);
    wait(changed, 2);
    words.remove(1);
    wait(changed, 3);
    EXPECT_TRUE(told(0, KeptWords::DeletedRole).toBool());
    words.bringBack(0);
    wait(changed, 4);
    words.bringBack(1);
    wait(changed, 5);
    EXPECT_FALSE(isHeeded("machine")) << "it was off";
    show();
    EXPECT_EQ(words.rowCount(), 2);
}

TEST_F(Words, ThatAreDeletedStayWhileSomethingElseIsTaught) {
    const QSignalSpy changed(&words, &KeptWords::changed);
    words.remove(0);
    wait(changed, 1);
    const QSignalSpy loaded(&words, &KeptWords::loaded);
    words.lookAgain();
    ASSERT_TRUE(until([&] { return !loaded.isEmpty(); }));
    ASSERT_EQ(words.rowCount(), 2);
    EXPECT_TRUE(told(0, KeptWords::DeletedRole).toBool());
    EXPECT_EQ(told(1, KeptWords::WordRole), "zorg");
}

TEST_F(Words, AreCorrected) {
    const QSignalSpy changed(&words, &KeptWords::changed);
    words.correct(0, " android ");
    wait(changed, 1);
    EXPECT_TRUE(isHeeded("android"));
    EXPECT_FALSE(isHeeded("machine"));
    words.correct(1, "sign");
    wait(changed, 2);
    EXPECT_TRUE(isHeeded("sign")) << "a learned one becomes a given one";
    show();
    ASSERT_EQ(words.rowCount(), 2);
    EXPECT_EQ(told(1, KeptWords::WordRole), "sign");
    EXPECT_EQ(told(1, KeptWords::QuestionRole), "");
}

}  // namespace

}  // namespace tripletalk::app
