// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/learnedpaths.h"
#include "app/bases/basekeeper.h"
#include "app/world.h"
#include "knowledge/baselock.h"
#include "support/sparqlserver.h"

#include <QDateTime>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

using test::until;

namespace {

struct LearningTest : testing::Test {
    test::World world;
    Bases& bases = *world.session().bases();
    BaseKeeper& keeper = *world.session().baseKeeper();

    void SetUp() override {
        ASSERT_TRUE(world.openGraph("factory", world.write("factory.ttl", test::manyRobots(60))));
        ASSERT_TRUE(until([&] { return isListed(); }));
    }
    /// Lists are read in the background: a base may be open before its list tells of it.
    bool isListed() const { return bases.entryOf(bases.folder()) != nullptr; }
    /// What the window tells of the base in use.
    QVariantMap details() {
        EXPECT_TRUE(until([&] { return isListed(); }));
        keeper.look(bases.folder());
        EXPECT_TRUE(until([&] { return keeper.details().value("examples", -1).toInt() >= 0; }));
        return keeper.details();
    }
    void forgetNumbers() {
        const knowledge::Examples examples(*bases.current());
        const auto kept = examples.list();
        ASSERT_TRUE(kept);
        for (const auto& example : *kept) {
            const bool asksForNumber = example.query.find("/number") != std::string::npos;
            ASSERT_TRUE(!asksForNumber || examples.remove(example.id));
        }
    }
    bool learn() {
        const QSignalSpy works(&keeper, &BaseKeeper::workChanged);
        keeper.learnPaths(bases.folder());
        return until([&] { return works.size() == 2; });
    }
};

TEST_F(LearningTest, TellsWhatWasLearnedAndHowWell) {
    ASSERT_TRUE(world.keepExamples(40));
    EXPECT_EQ(details()["examples"], 80);
    EXPECT_TRUE(details()["learned"].toMap().isEmpty());
    const QSignalSpy told(&keeper, &BaseKeeper::done);
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(told.size(), 1);
    ASSERT_TRUE(until([&] { return keeper.details()["examples"] == 80; }))
        << "it is looked at again by itself";
    const QVariantMap learned = keeper.details()["learned"].toMap();
    EXPECT_EQ(learned["read"], 80);
    EXPECT_EQ(learned["learned"], 80);
    EXPECT_EQ(learned["paths"], 2);
    EXPECT_EQ(learned["relations"], 2);
    EXPECT_GT(learned["heldOut"].toInt(), 0);
    EXPECT_EQ(learned["heldRight"], learned["heldOut"]);
    EXPECT_EQ(learned["skipped"], 0);
    EXPECT_TRUE(learned["at"].toDateTime().isValid());
}

TEST_F(LearningTest, TellsWhyExamplesWereLeftOut) {
    ASSERT_TRUE(world.keepExamples(2));
    ASSERT_TRUE(knowledge::Examples(*bases.current())
                    .add("How many robots are there?", "SELECT COUNT(*) FROM robot"));
    ASSERT_TRUE(learn());
    const QVariantMap learned = details()["learned"].toMap();
    EXPECT_EQ(learned["learned"], 4);
    EXPECT_EQ(learned["heldOut"], 0) << "too few to hold some out";
    EXPECT_EQ(learned["skipped"], 1);
    EXPECT_EQ(learned["why"], "Its query asks for something else than one path.");
}

TEST_F(LearningTest, SaysWhyThereIsNothingToLearnAndKeepsWhatWasLearned) {
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "There are no examples to learn from.");
    EXPECT_EQ(keeper.errorWork(), BaseKeeper::Learning);
    EXPECT_EQ(keeper.errorFolder(), bases.folder());
    ASSERT_TRUE(world.keepExamples(2));
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "");
    forgetNumbers();
    ASSERT_TRUE(learn());
    EXPECT_TRUE(keeper.error().startsWith("All examples of use (2) ask for the same path"));
    EXPECT_EQ(details()["learned"].toMap()["learned"], 4);
}

TEST_F(LearningTest, IsCancelledWithoutAnError) {
    ASSERT_TRUE(world.keepExamples(30));
    QObject::connect(&keeper, &BaseKeeper::workChanged, &keeper, [&] { keeper.cancel(); });
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_TRUE(details()["learned"].toMap().isEmpty());
}

TEST_F(LearningTest, LearnsOfOneBaseAtATime) {
    ASSERT_TRUE(world.keepExamples(2));
    const QSignalSpy told(&keeper, &BaseKeeper::done);
    keeper.learnPaths(bases.folder());
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(told.size(), 1);
}

TEST_F(LearningTest, SaysThatAnotherWindowLearnsOfTheSameBase) {
    ASSERT_TRUE(world.keepExamples(2));
    const std::filesystem::path folder = utf8(bases.folder());
    const auto other = knowledge::BaseLock::take(folder / answering::LearnedPaths::folderName);
    ASSERT_TRUE(other);
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "This knowledge base is being changed by another.");
    EXPECT_EQ(keeper.errorWork(), BaseKeeper::Learning);
}

TEST_F(LearningTest, SaysBesideTheExamplesThatTheBaseCannotBeOpened) {
    keeper.learnPaths(bases.folder() + "/nowhere");
    ASSERT_TRUE(until([&] { return keeper.error() != ""; }));
    EXPECT_EQ(keeper.errorWork(), BaseKeeper::Learning);
}

TEST_F(LearningTest, BaseThatIsDeletedMeanwhileStaysDeleted) {
    ASSERT_TRUE(world.keepExamples(30));
    const QString folder = bases.folder();
    const auto remove = [&] {
        if (keeper.work() == BaseKeeper::Learning) keeper.remove(folder);
    };
    QObject::connect(&keeper, &BaseKeeper::workChanged, &keeper, remove);
    const QSignalSpy removed(&keeper, &BaseKeeper::removed);
    ASSERT_TRUE(learn());
    ASSERT_TRUE(until([&] { return removed.size() == 1; }));
    EXPECT_FALSE(std::filesystem::exists(utf8(folder)));
}

TEST_F(LearningTest, SaysThatWhatWasLearnedIsDamaged) {
    ASSERT_TRUE(world.keepExamples(2));
    ASSERT_TRUE(learn());
    const std::filesystem::path folder = utf8(bases.folder());
    std::ofstream(folder / answering::LearnedPaths::folderName / "first.bin") << "no model";
    EXPECT_NE(details()["learned"].toMap()["error"], "");
    EXPECT_FALSE(details()["learned"].toMap().contains("learned"));
    ASSERT_TRUE(learn());
    EXPECT_EQ(details()["learned"].toMap()["learned"], 4) << "it is learned anew";
}

TEST_F(LearningTest, LearnsOfAnEndpointsGraph) {
    const tests::SparqlServer server(utf8(bases.folder()), "Bearer geheim");
    keeper.connectEndpoint(qs(server.url()), "Far away", "Bearer geheim");
    ASSERT_TRUE(until(
        [&] { return bases.state() == Bases::Ready && bases.endpoint() == qs(server.url()); }));
    ASSERT_TRUE(until([&] { return keeper.work() == BaseKeeper::Nothing; }));
    ASSERT_TRUE(world.keepExamples(2));
    EXPECT_EQ(details()["examples"], 4);
    ASSERT_TRUE(learn());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(details()["learned"].toMap()["learned"], 4);
    keeper.setKey(bases.folder(), "Bearer falsch");
    ASSERT_TRUE(learn());
    EXPECT_NE(keeper.error(), "");
    EXPECT_EQ(details()["learned"].toMap()["learned"], 4);
}

}  // namespace

}  // namespace tripletalk::app
