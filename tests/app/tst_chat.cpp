// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "world.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;

namespace {

class ChatTest : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(m_world.openRobots()); }

    Chat& chat() { return *m_world.session().chat(); }
    ConversationModel& conversations() { return *m_world.session().conversations(); }
    QVariant shown(int role, int row = 0) {
        return chat().turns()->data(chat().turns()->index(row), role);
    }
    bool ended() {
        return until([&] { return !chat().running(); });
    }

    test::World m_world;
};

TEST_F(ChatTest, AnswersAQuestionAndShowsHow) {
    const QAbstractItemModelTester tester(chat().turns());
    chat().ask("  How many robots? ");
    EXPECT_TRUE(chat().running());
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::QuestionRole).toString(), "How many robots?");
    EXPECT_EQ(shown(TurnModel::AnswerTextRole).toString(), "There are **3** robots [1].");
    EXPECT_EQ(m_world.session().derivation()->sources()->rowCount(), 1);
    EXPECT_EQ(m_world.session().derivation()->prompts()->rowCount(), 1);
    EXPECT_EQ(conversations().count(), 1);
    EXPECT_EQ(chat().title(), "How many robots?");
}

TEST_F(ChatTest, GivesAFollowUpQuestionItsHistory) {
    chat().ask("How many robots?");
    ASSERT_TRUE(ended());
    chat().ask("And the heaviest?");
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::UnderstoodRole, 1).toString(), "And the heaviest? (turn 2)");
}

TEST_F(ChatTest, StopKeepsWhatHasCome) {
    chat().ask("slow");
    ASSERT_TRUE(until([&] { return !shown(TurnModel::AnswerTextRole).toString().isEmpty(); }));
    chat().stop();
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::StatusRole).toString(), "cancelled");
    EXPECT_EQ(shown(TurnModel::AnswerTextRole).toString(), "Half a sentence");
}

TEST_F(ChatTest, SaysWhyARunFailed) {
    chat().ask("fail");
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::StatusRole).toString(), "failed");
    EXPECT_EQ(shown(TurnModel::ErrorRole).toString(), "The model server cannot be reached.");
}

TEST_F(ChatTest, IsTheSameAfterARestart) {
    chat().ask("How many robots?");
    ASSERT_TRUE(ended());
    chat().askAgain(0);
    ASSERT_TRUE(ended());
    const QString conversation = chat().conversation();
    m_world.restart();
    m_world.session().start({}, {});
    ASSERT_TRUE(until([&] { return chat().turns()->rowCount() == 1; }));
    EXPECT_EQ(chat().conversation(), conversation);
    EXPECT_EQ(shown(TurnModel::AnswerTextRole).toString(), "There are **3** robots [1].");
    EXPECT_EQ(shown(TurnModel::RunCountRole).toInt(), 2);
    EXPECT_EQ(m_world.session().derivation()->prompts()->rowCount(), 1);
    EXPECT_TRUE(until([&] { return m_world.session().bases()->state() == Bases::Ready; }));
}

TEST_F(ChatTest, ARunGoesOnWhileAnotherConversationIsShown) {
    chat().ask("slow");
    const QString slow = chat().conversation();
    chat().newConversation();
    EXPECT_FALSE(chat().running());
    chat().ask("How many robots?");
    ASSERT_TRUE(ended());
    chat().open(slow);
    ASSERT_TRUE(until([&] { return chat().turns()->rowCount() == 1; }));
    EXPECT_TRUE(chat().running());
    chat().stop();
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::StatusRole).toString(), "cancelled");
}

TEST_F(ChatTest, AConversationDeletedByMistakeComesBack) {
    const QAbstractItemModelTester tester(&conversations());
    chat().ask("How many robots?");
    ASSERT_TRUE(ended());
    const QString id = chat().conversation();
    conversations().remove(id);
    EXPECT_EQ(conversations().count(), 0);
    EXPECT_EQ(chat().turns()->rowCount(), 0);
    conversations().undoRemove();
    ASSERT_EQ(conversations().count(), 1);
    chat().open(id);
    EXPECT_TRUE(until([&] { return chat().turns()->rowCount() == 1; }));
}

TEST_F(ChatTest, FindsConversationsByTheirMessages) {
    const QAbstractItemModelTester tester(&conversations());
    for (const char* question : {"How many robots?", "Which colours exist?"}) {
        chat().newConversation();
        chat().ask(question);
        ASSERT_TRUE(ended());
    }
    conversations().setSearch("colour");
    ASSERT_TRUE(until([&] { return conversations().count() == 1; }));
    EXPECT_TRUE(conversations()
                    .data(conversations().index(0), ConversationModel::SnippetRole)
                    .toString()
                    .contains("colours"));
    conversations().setSearch("");
    EXPECT_EQ(conversations().count(), 2);
}

TEST_F(ChatTest, PinnedConversationsComeFirst) {
    const QAbstractItemModelTester tester(&conversations());
    QStringList ids;
    for (const char* question : {"first", "second"}) {
        chat().newConversation();
        chat().ask(question);
        ASSERT_TRUE(ended());
        ids << chat().conversation();
    }
    conversations().setPinned(ids[0], true);
    const auto idAt = [&](int row) {
        return conversations().data(conversations().index(row), ConversationModel::IdRole);
    };
    EXPECT_EQ(idAt(0), ids[0]);
    EXPECT_EQ(conversations().neighbour(ids[0], 1), ids[1]);
    conversations().rename(ids[1], " New  name ");
    EXPECT_EQ(chat().title(), "New name");
}

TEST_F(ChatTest, MakesExampleQuestionsOfTheSchema) {
    const QStringList examples = m_world.session().bases()->examples();
    ASSERT_GE(examples.size(), 3);
    EXPECT_TRUE(examples.contains("How many robots are there?"));
    EXPECT_TRUE(examples.join(u' ').contains("mass"));
}

}  // namespace
