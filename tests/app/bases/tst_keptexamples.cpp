// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/keptexamples.h"
#include "app/world.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

using test::until;

namespace {

struct Kept : testing::Test {
    test::World world;
    KeptExamples& kept = *world.session().keptExamples();

    void SetUp() override {
        ASSERT_TRUE(world.openGraph("factory", world.write("factory.ttl", test::manyRobots(5))));
        ASSERT_TRUE(world.keepExamples(2));
        show();
    }
    void show() {
        const QSignalSpy loaded(&kept, &KeptExamples::loaded);
        kept.show(world.session().bases()->folder());
        ASSERT_TRUE(until([&] { return !loaded.isEmpty(); }));
    }
    QString told(int row, int role) { return kept.data(kept.index(row), role).toString(); }
    std::size_t stored() {
        return knowledge::Examples(*world.session().bases()->current()).list()->size();
    }
};

TEST_F(Kept, AreToldNewestFirst) {
    ASSERT_EQ(kept.count(), 4);
    EXPECT_EQ(told(0, KeptExamples::QuestionRole), "Which sign does Robot 2 bear?");
    EXPECT_EQ(told(0, KeptExamples::LanguageRole), "sparql");
    EXPECT_TRUE(told(0, KeptExamples::QueryRole).contains("http://x/number"));
    EXPECT_TRUE(kept.data(kept.index(0), KeptExamples::CreatedRole).toDateTime().isValid());
}

TEST_F(Kept, AreForgottenAndBroughtBack) {
    const QSignalSpy changed(&kept, &KeptExamples::changed);
    kept.remove(1);
    ASSERT_TRUE(until([&] { return changed.size() == 1; }));
    EXPECT_EQ(stored(), 3U);
    EXPECT_TRUE(kept.data(kept.index(1), KeptExamples::DeletedRole).toBool());
    kept.bringBack(1);
    ASSERT_TRUE(until([&] { return changed.size() == 2; }));
    EXPECT_EQ(stored(), 4U);
    EXPECT_FALSE(kept.data(kept.index(1), KeptExamples::DeletedRole).toBool());
    kept.remove(1);
    ASSERT_TRUE(until([&] { return changed.size() == 3; }));
    EXPECT_EQ(stored(), 3U) << "by the id that it has now";
}

TEST_F(Kept, AreSwitchedOffAndOn) {
    const QSignalSpy changed(&kept, &KeptExamples::changed);
    kept.switchOff(0, true);
    ASSERT_TRUE(until([&] { return changed.size() == 1; }));
    EXPECT_TRUE(kept.data(kept.index(0), KeptExamples::OffRole).toBool());
    EXPECT_EQ(stored(), 3U) << "nothing heeds it";
    show();
    ASSERT_EQ(kept.count(), 4) << "it is kept";
    EXPECT_TRUE(kept.data(kept.index(0), KeptExamples::OffRole).toBool());
    kept.remove(0);
    ASSERT_TRUE(until([&] { return changed.size() == 2; }));
    kept.bringBack(0);
    ASSERT_TRUE(until([&] { return changed.size() == 3; }));
    EXPECT_EQ(stored(), 3U) << "as it was";
    kept.switchOff(0, false);
    ASSERT_TRUE(until([&] { return changed.size() == 4; }));
    EXPECT_EQ(stored(), 4U);
}

TEST_F(Kept, AreCorrectedOrSayWhyNot) {
    const QSignalSpy changed(&kept, &KeptExamples::changed);
    const QString question = told(0, KeptExamples::QuestionRole);
    kept.correct(0, question, "SELECT nothing");
    ASSERT_TRUE(until([&] { return changed.size() == 1; }));
    EXPECT_NE(told(0, KeptExamples::ProblemRole), "");
    EXPECT_TRUE(told(0, KeptExamples::QueryRole).contains("http://x/number"));
    kept.correct(0, question, "SELECT ?o { <http://x/r1> <http://x/madeIn> ?o }");
    ASSERT_TRUE(until([&] { return changed.size() == 2; }));
    EXPECT_EQ(told(0, KeptExamples::ProblemRole), "");
    EXPECT_TRUE(told(0, KeptExamples::QueryRole).contains("madeIn"));
    EXPECT_EQ(stored(), 4U);
    kept.remove(0);
    ASSERT_TRUE(until([&] { return changed.size() == 3; }));
    EXPECT_EQ(stored(), 3U) << "by the id that it has now";
}

TEST_F(Kept, GetAnotherQuestionThatNoOtherAnswers) {
    const QSignalSpy changed(&kept, &KeptExamples::changed);
    const QString query = told(0, KeptExamples::QueryRole);
    kept.correct(0, "Where was Robot 1 built?", query);
    ASSERT_TRUE(until([&] { return changed.size() == 1; }));
    EXPECT_NE(told(0, KeptExamples::ProblemRole), "");
    EXPECT_EQ(stored(), 4U) << "another one answers that";
    kept.correct(0, "Which number has Robot 2?", query);
    ASSERT_TRUE(until([&] { return changed.size() == 2; }));
    EXPECT_EQ(told(0, KeptExamples::QuestionRole), "Which number has Robot 2?");
    EXPECT_EQ(told(0, KeptExamples::QueryRole), query);
    show();
    EXPECT_EQ(kept.count(), 4) << "in place of the earlier one";
    EXPECT_EQ(told(0, KeptExamples::QuestionRole), "Which number has Robot 2?");
}

TEST_F(Kept, AreNoneWhereThereIsNoBase) {
    const QSignalSpy failed(&kept, &KeptExamples::failed);
    kept.show(QString::fromStdString((world.folder() / "none.kb").string()));
    ASSERT_TRUE(until([&] { return failed.size() == 1; }));
    ASSERT_TRUE(until([&] { return kept.count() == 0; }));
}

}  // namespace

}  // namespace tripletalk::app
