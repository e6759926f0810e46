// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "evaluation/keptquestions.h"
#include "knowledge/baselock.h"
#include "knowledge/examples.h"

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
    EXPECT_EQ(m_world.session().derivation()->prompts()->calls(), 1);
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
    ASSERT_TRUE(until([&] { return chat().turns()->rowCount() == 1 && !chat().loading(); }));
    EXPECT_EQ(chat().conversation(), conversation);
    EXPECT_EQ(shown(TurnModel::AnswerTextRole).toString(), "There are **3** robots [1].");
    EXPECT_EQ(shown(TurnModel::RunCountRole).toInt(), 2);
    EXPECT_EQ(m_world.session().derivation()->prompts()->calls(), 1);
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

TEST_F(ChatTest, AnEditedQuestionBranchesTheConversation) {
    const QAbstractItemModelTester tester(chat().turns());
    for (const char* question : {"first", "second"}) {
        chat().ask(question);
        ASSERT_TRUE(ended());
    }
    chat().edit(0, "other");
    ASSERT_TRUE(ended());
    ASSERT_EQ(chat().turns()->rowCount(), 1);
    EXPECT_EQ(shown(TurnModel::QuestionRole).toString(), "other");
    EXPECT_EQ(shown(TurnModel::BranchIndexRole).toInt(), 1);
    EXPECT_EQ(shown(TurnModel::BranchCountRole).toInt(), 2);
    chat().showBranch(0, -1);
    ASSERT_EQ(chat().turns()->rowCount(), 2);
    EXPECT_EQ(shown(TurnModel::QuestionRole, 1).toString(), "second");
    m_world.restart();
    m_world.session().start({}, {});
    ASSERT_TRUE(until([&] { return chat().turns()->rowCount() == 2; }));
    EXPECT_EQ(shown(TurnModel::QuestionRole).toString(), "first");
    EXPECT_TRUE(until([&] { return m_world.session().bases()->state() == Bases::Ready; }));
}

TEST_F(ChatTest, NothingOfATemporaryChatIsWritten) {
    chat().setTemporary(true);
    chat().ask("How many robots?");
    chat().setDraft("And");
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::StatusRole).toString(), "answered");
    EXPECT_EQ(conversations().count(), 0);
    chat().ask("And the heaviest?");
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::UnderstoodRole, 1).toString(), "And the heaviest? (turn 2)");
    EXPECT_EQ(m_world.session().settings()->values().conversation, "");
    m_world.restart();
    auto raw =
        sqlite::Database::open(m_world.folder() / "conversations.db", sqlite::OpenMode::ReadOnly);
    ASSERT_TRUE(raw);
    for (const char* table : {"conversation", "turn", "run", "event", "message"})
        EXPECT_EQ(*raw->integer(std::string("SELECT count(*) FROM ") + table), 0) << table;
}

TEST_F(ChatTest, ACorrectedUnderstandingIsAnotherAnswerOfTheSameTurn) {
    chat().ask("first");
    ASSERT_TRUE(ended());
    chat().askAs(0, "How many red robots?");
    ASSERT_TRUE(ended());
    EXPECT_EQ(shown(TurnModel::UnderstoodRole).toString(), "How many red robots? (turn 1)");
    EXPECT_EQ(shown(TurnModel::QuestionRole).toString(), "first");
    EXPECT_EQ(shown(TurnModel::RunCountRole).toInt(), 2);
}

TEST_F(ChatTest, KeepsWhatIsNotSentYetWithItsConversation) {
    chat().ask("first");
    ASSERT_TRUE(ended());
    const QString first = chat().conversation();
    chat().setDraft("half a ques");
    chat().newConversation();
    EXPECT_EQ(chat().draft(), "");
    m_world.restart();
    chat().open(first);
    ASSERT_TRUE(until([&] { return !chat().loading(); }));
    EXPECT_EQ(chat().draft(), "half a ques");
}

TEST_F(ChatTest, AConversationThatCannotBeReadIsNotWaitedFor) {
    QSignalSpy noticed(&m_world.session(), &Session::notice);
    chat().open("gone");
    EXPECT_TRUE(chat().loading());
    ASSERT_TRUE(until([&] { return !chat().loading(); }));
    EXPECT_EQ(noticed.count(), 1);
    EXPECT_EQ(chat().conversation(), "");
}

TEST_F(ChatTest, OpensALongConversationWithItsNewestTurns) {
    constexpr int turns = 120;
    {
        const auto store =
            conversations::ConversationStore::open(m_world.folder() / "conversations.db");
        ASSERT_TRUE(store);
        ASSERT_TRUE(store->create({"long", "Long", "", false, 1, 1}));
        for (int n = 0; n < turns; ++n) {
            const std::string id = std::to_string(n);
            const std::string parent = n == 0 ? "" : std::to_string(n - 1);
            ASSERT_TRUE(store->addTurn({id, "long", parent, "Question " + id, n}));
            ASSERT_TRUE(store->addRun({"run" + id, id, nlohmann::json::object(), "", 1, n}));
            ASSERT_TRUE(store->addEvents("run" + id, {{{"seq", 1},
                                                       {"kind", "answer_finished"},
                                                       {"status", "answered"},
                                                       {"answer", "Answer " + id}}}));
        }
    }
    const QAbstractItemModelTester tester(chat().turns());
    QSignalSpy changed(chat().turns(), &QAbstractItemModel::dataChanged);
    chat().open("long");
    ASSERT_TRUE(until([&] { return !chat().loading(); }));
    ASSERT_EQ(chat().turns()->rowCount(), turns);
    EXPECT_EQ(shown(TurnModel::AnswerTextRole, turns - 1).toString(), "Answer 119");
    EXPECT_EQ(shown(TurnModel::StatusRole, 0).toString(), "loading");
    EXPECT_EQ(chat().turns()->current(), turns - 1);
    ASSERT_TRUE(until([&] { return shown(TurnModel::StatusRole, 0) == "answered"; }));
    EXPECT_EQ(shown(TurnModel::AnswerTextRole, 0).toString(), "Answer 0");
    // A new answer tells of its own row alone, however long the conversation is.
    changed.clear();
    chat().ask("How many robots?");
    ASSERT_TRUE(ended());
    for (const auto& signal : changed) {
        const auto row = signal.at(0).toModelIndex().row();
        EXPECT_GE(row, turns - 1);
        EXPECT_EQ(signal.at(1).toModelIndex().row(), row);
    }
    EXPECT_FALSE(changed.isEmpty());
}

TEST_F(ChatTest, ARightAnswerIsKeptAsAnExampleUntilItIsTakenBack) {
    const auto& base = *m_world.session().bases()->current();
    Feedback& feedback = *m_world.session().feedback();
    const auto opinion = [&] { return shown(TurnModel::OpinionRole).toInt(); };
    chat().ask("How heavy are the robots?");
    ASSERT_TRUE(ended());
    feedback.say(0, 1);
    ASSERT_TRUE(until([&] { return opinion() == 1; }));
    const auto examples = knowledge::Examples(base).list();
    ASSERT_EQ(examples->size(), 1U);
    EXPECT_EQ(examples->front().question, "How heavy are the robots? (turn 1)");
    feedback.keep(0, true);
    ASSERT_TRUE(until([&] { return shown(TurnModel::KeptRole).toBool(); }));
    EXPECT_EQ(evaluation::KeptQuestions(base).list()->size(), 1U);
    feedback.say(0, -1);
    ASSERT_TRUE(until([&] { return opinion() == -1; }));
    EXPECT_TRUE(knowledge::Examples(base).list()->empty());
    EXPECT_TRUE(evaluation::KeptQuestions(base).list()->empty());
    m_world.restart();
    m_world.session().start({}, {});
    EXPECT_TRUE(until([&] { return chat().turns()->rowCount() == 1 && opinion() == -1; }));
    EXPECT_TRUE(until([&] { return m_world.session().bases()->state() == Bases::Ready; }));
}

TEST_F(ChatTest, AWrongAnswerTakesWhatWasTaughtForItsQuestionBack) {
    const auto& base = *m_world.session().bases()->current();
    Feedback& feedback = *m_world.session().feedback();
    const auto opinion = [&] { return shown(TurnModel::OpinionRole).toInt(); };
    chat().ask("How heavy are the robots?");
    ASSERT_TRUE(ended());
    const knowledge::Examples examples(base);
    const std::string query =
        chat().turns()->turns()[0]->run().record->answer().sources.at(0).query;
    ASSERT_TRUE(examples.add("how heavy are the robots? (turn 1)", query).ok());
    ASSERT_TRUE(examples.add("How many robots are there?", query).ok());
    feedback.say(0, -1);
    ASSERT_TRUE(until([&] { return opinion() == -1; }));
    const auto left = examples.list();
    ASSERT_EQ(left->size(), 1U);
    EXPECT_EQ(left->front().question, "How many robots are there?");
}

TEST_F(ChatTest, AnAnswerOfABaseThatWentIsNoExampleOfAnother) {
    Feedback& feedback = *m_world.session().feedback();
    const QSignalSpy failed(&feedback, &Feedback::failed);
    chat().ask("How heavy are the robots?");
    ASSERT_TRUE(ended());
    const QString about = chat().conversation();
    const QString robots = m_world.session().bases()->folder();
    ASSERT_TRUE(m_world.openGraph("many", m_world.write("many.ttl", test::manyRobots(3))));
    m_world.session().baseKeeper()->remove(robots);
    ASSERT_TRUE(until([&] { return m_world.session().bases()->rowCount() == 1; }));
    chat().open(about);
    ASSERT_TRUE(until([&] {
        return chat().turns()->rowCount() == 1 &&
               shown(TurnModel::StatusRole).toString() == "answered";
    }));
    const auto& open = m_world.session().bases()->current();
    ASSERT_TRUE(open && open->manifest().name == "many");
    feedback.say(0, 1);
    EXPECT_EQ(failed.count(), 1);
    m_world.restart();
    EXPECT_TRUE(
        knowledge::Examples(*knowledge::KnowledgeBase::open(m_world.folder() / "bases" / "many.kb"))
            .list()
            ->empty());
}

TEST_F(ChatTest, AnOpinionStandsWhereItsExampleCannotBeKept) {
    const auto& base = *m_world.session().bases()->current();
    Feedback& feedback = *m_world.session().feedback();
    const QSignalSpy failed(&feedback, &Feedback::failed);
    const auto opinion = [&] { return shown(TurnModel::OpinionRole).toInt(); };
    chat().ask("How heavy are the robots?");
    ASSERT_TRUE(ended());
    {
        const auto held = knowledge::BaseLock::take(base.folder());
        ASSERT_TRUE(held);
        feedback.say(0, 1);
        ASSERT_TRUE(until([&] { return opinion() == 1; }));
        EXPECT_EQ(failed.count(), 1);
        EXPECT_TRUE(knowledge::Examples(base).list()->empty());
    }
    feedback.say(0, 1);
    ASSERT_TRUE(until([&] { return shown(TurnModel::ExampleRole).toBool(); }));
    const auto held = knowledge::BaseLock::take(base.folder());
    feedback.say(0, -1);
    ASSERT_TRUE(until([&] { return opinion() == -1; }));
    EXPECT_EQ(failed.count(), 2);
    EXPECT_TRUE(shown(TurnModel::ExampleRole).toBool());
}

TEST_F(ChatTest, ACorrectedQueryIsKeptAsAnExampleInItsLanguage) {
    const auto& base = *m_world.session().bases()->current();
    const auto learned = [&] { return knowledge::Examples(base).list(); };
    chat().ask("How heavy are the robots?");
    ASSERT_TRUE(ended());
    const auto correct = [&](const QString& query, const QString& language) {
        return chat().correct(shown(TurnModel::RunIdRole).toString(), query, language) && ended();
    };
    const QString query = "SELECT ?r ?mass { ?r <http://x/mass> ?mass }";
    ASSERT_TRUE(correct(query, "sparql"));
    ASSERT_TRUE(until([&] { return shown(TurnModel::ExampleRole).toBool(); }));
    ASSERT_EQ(learned()->size(), 1U);
    EXPECT_EQ(learned()->front().language, "sparql");
    EXPECT_EQ(learned()->front().query, utf8(query));
    ASSERT_TRUE(correct("SELECT label, mass FROM robot", "sql"));
    ASSERT_TRUE(until([&] { return learned()->size() == 2; }));
    EXPECT_EQ(learned()->back().language, "sql");
    EXPECT_TRUE(until([&] { return shown(TurnModel::ExampleRole).toBool(); }));
}

TEST_F(ChatTest, MakesExampleQuestionsOfTheSchema) {
    const QStringList examples = m_world.session().bases()->examples();
    ASSERT_GE(examples.size(), 3);
    EXPECT_TRUE(examples.contains("How many robots are there?"));
    EXPECT_TRUE(examples.join(u' ').contains("mass"));
}

}  // namespace
