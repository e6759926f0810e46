// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/questionset.h"
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {

TEST(QuestionSet, KeepsAnAnswerAsksItAgainAndForgetsIt) {
    test::World world;
    ASSERT_TRUE(world.openRobots());
    Session& session = world.session();
    QuestionSet& questions = *session.questions();
    const QAbstractItemModelTester tester(&questions);
    session.chat()->ask("How many robots are there?");
    ASSERT_TRUE(test::until([&] { return !session.chat()->running(); }));
    session.feedback()->keep(0, true);
    ASSERT_TRUE(test::until([&] {
        questions.load();
        return questions.rowCount() == 1;
    }));
    const auto said = [&](int role) { return questions.index(0).data(role).toString(); };
    EXPECT_TRUE(said(QuestionSet::ExpectedRole).contains("Ada"));
    EXPECT_EQ(said(QuestionSet::ChangeRole), "");

    questions.schemaChanged();
    EXPECT_TRUE(questions.stale());
    questions.run();
    EXPECT_TRUE(questions.running());
    ASSERT_TRUE(test::until([&] { return !questions.running(); }));
    EXPECT_EQ(questions.problem(), "");
    EXPECT_EQ(questions.counts()["new"], 1);
    EXPECT_EQ(questions.asked(), 1);
    EXPECT_FALSE(questions.stale());
    EXPECT_EQ(said(QuestionSet::AnswerRole), "There are 3 robots [1].");
    questions.run();
    ASSERT_TRUE(test::until([&] { return !questions.running(); }));
    EXPECT_EQ(questions.counts()["same"], 1);

    questions.remove(0);
    ASSERT_TRUE(test::until([&] { return questions.rowCount() == 0; }));
}

TEST(QuestionSet, StopsARun) {
    test::World world;
    ASSERT_TRUE(world.openRobots());
    const auto file = world.session().bases()->current()->folder() / "questions.jsonl";
    std::ofstream(file) << R"({"id": 1, "conversation": "1", "turn": 1, "type": "lookup", )"
                        << R"("question": "a slow one", "expect": "none"})"
                        << "\n";
    QuestionSet& questions = *world.session().questions();
    ASSERT_TRUE(test::until([&] {
        questions.load();
        return questions.rowCount() == 1;
    }));
    questions.run();
    EXPECT_TRUE(questions.running());
    questions.cancel();
    ASSERT_TRUE(test::until([&] { return !questions.running(); }));
    EXPECT_EQ(questions.problem(), "");
    EXPECT_TRUE(questions.counts().isEmpty());
}

}  // namespace tripletalk::app
