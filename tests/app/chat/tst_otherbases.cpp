// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "knowledge/manifest.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;

namespace {

/// The robots in use and a factory beside them, under a strategy that asks several.
class OtherBasesTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(
            m_world.openGraph("factory", m_world.write("factory.ttl", test::manyRobots(3))));
        m_factory = m_world.session().bases()->currentId();
        ASSERT_TRUE(m_world.openRobots());
        m_robots = m_world.session().bases()->currentId();
        ASSERT_TRUE(until([&] { return others().offered().size() == 1; }));
        strategy("grasp");
    }

    Chat& chat() { return *m_world.session().chat(); }
    OtherBases& others() { return *chat().others(); }
    Bases& bases() { return *m_world.session().bases(); }
    Configurations& configurations() { return *m_world.session().configurations(); }
    void strategy(const char* name) {
        configurations().setModel("ollama:scripted");
        configurations().setStrategy(name);
    }
    OtherBases::State state() {
        return others().data(others().index(0), OtherBases::StateRole).value<OtherBases::State>();
    }
    bool add() {
        others().add(m_factory);
        return until([&] { return state() == OtherBases::Ready; });
    }
    bool ask(const char* question) {
        chat().ask(question);
        return until([&] { return !chat().running(); });
    }
    bool remove(const char* name) {
        m_world.session().baseKeeper()->remove(folderOf(name));
        return until([&] { return !bases().entryOf(folderOf(name)); });
    }
    QString folderOf(const std::string& name) const {
        return qs((m_world.folder() / "bases" / (name + ".kb")).string());
    }
    QVariant source(int row, int role) {
        const SourceModel& sources = *m_world.session().derivation()->sources();
        return sources.data(sources.index(row), role);
    }
    void rule(const QString& rule) {
        m_world.session().baseKeeper()->setPrivacy(folderOf("factory"), rule);
        ASSERT_TRUE(until([&] {
            return toString(bases().entryOfId(m_factory)->manifest.privacy) == utf8(rule);
        }));
    }
    void elsewhere() { m_world.session().settings()->setOllamaHost("http://models.example:11434"); }

    test::World m_world;
    QString m_factory;
    QString m_robots;
};

TEST_F(OtherBasesTest, AreOfferedOnceAndNotTheOneInUse) {
    const QAbstractItemModelTester tester(&others());
    EXPECT_EQ(others().offered().front().toMap()["id"], m_factory);
    ASSERT_TRUE(add());
    EXPECT_TRUE(others().offered().isEmpty());
    others().add(m_factory);
    others().add(m_robots);
    others().add("nobody");
    EXPECT_EQ(others().rowCount(), 1);
    others().remove(m_factory);
    EXPECT_EQ(others().offered().size(), 1);
}

TEST_F(OtherBasesTest, AreAskedTogetherAndEachSourceSaysWhoseItIs) {
    ASSERT_TRUE(add());
    ASSERT_TRUE(ask("Which robots?"));
    EXPECT_EQ(source(0, SourceModel::BaseNameRole), "robots");
    EXPECT_EQ(source(1, SourceModel::BaseNameRole), "factory");
    EXPECT_EQ(source(1, SourceModel::BasesRole).toStringList(), (QStringList{m_factory, m_robots}));
    EXPECT_EQ(chat().turns()->source(0, 2)["base"], "factory");
    const StepModel& steps = *m_world.session().derivation()->steps();
    EXPECT_EQ(steps.data(steps.index(1), StepModel::BaseRole), "factory");
    EXPECT_EQ(steps.data(steps.index(1), StepModel::DetailRole), "SELECT ?thing { }");
}

TEST_F(OtherBasesTest, OneBaseAloneIsNotNamedAtItsSources) {
    ASSERT_TRUE(ask("Which robots?"));
    EXPECT_EQ(source(0, SourceModel::BaseNameRole), "");
    EXPECT_TRUE(source(0, SourceModel::BasesRole).toStringList().isEmpty());
}

TEST_F(OtherBasesTest, AStrategyThatAsksOneLeavesThemOut) {
    ASSERT_TRUE(add());
    strategy("sparql");
    EXPECT_FALSE(configurations().asksSeveral());
    EXPECT_EQ(configurations().askingSeveral().front().toMap()["name"], "grasp");
    ASSERT_TRUE(ask("Which robots?"));
    EXPECT_EQ(m_world.session().derivation()->sources()->rowCount(), 1);
    EXPECT_EQ(others().rowCount(), 1);
}

TEST_F(OtherBasesTest, AreKeptWithTheConversation) {
    ASSERT_TRUE(add());
    ASSERT_TRUE(ask("Which robots?"));
    const QString first = chat().conversation();
    chat().newConversation();
    EXPECT_EQ(others().rowCount(), 0);
    ASSERT_TRUE(ask("And alone?"));
    const QString alone = chat().conversation();
    others().add(m_factory);
    others().remove(m_factory);
    m_world.restart();
    ASSERT_TRUE(m_world.openRobots());
    chat().open(first);
    ASSERT_TRUE(until([&] { return others().rowCount() == 1; }));
    EXPECT_TRUE(until([&] { return state() == OtherBases::Ready; }));
    EXPECT_EQ(m_world.session().conversations()->countOf(m_factory), 1);
    chat().open(alone);
    ASSERT_TRUE(until([&] { return chat().turns()->rowCount() == 1 && !chat().loading(); }));
    EXPECT_EQ(others().rowCount(), 0);
}

TEST_F(OtherBasesTest, ADeletedOneIsSaidAndComesBackWithUndo) {
    ASSERT_TRUE(add());
    ASSERT_TRUE(ask("Which robots?"));
    ASSERT_TRUE(remove("factory"));
    EXPECT_EQ(state(), OtherBases::Gone);
    EXPECT_EQ(others().trouble(), "“factory” is gone: questions are asked without it.");
    EXPECT_EQ(others().gone(), QStringList{m_factory});
    ASSERT_TRUE(ask("And now?"));
    EXPECT_EQ(m_world.session().derivation()->sources()->rowCount(), 1);
    chat().select(0);
    EXPECT_EQ(source(1, SourceModel::BaseNameRole), "factory");
    m_world.session().baseKeeper()->undoRemove();
    ASSERT_TRUE(until([&] { return state() == OtherBases::Ready; }));
    EXPECT_EQ(others().trouble(), "");
    ASSERT_TRUE(remove("factory"));
    others().removeGone();
    EXPECT_EQ(others().rowCount(), 0);
}

TEST_F(OtherBasesTest, TheBaseThatAnEmptyChatChangesToIsNotAddedToItself) {
    ASSERT_TRUE(add());
    bases().open(folderOf("factory"));
    ASSERT_TRUE(until([&] { return bases().state() == Bases::Ready; }));
    EXPECT_EQ(others().rowCount(), 0);
}

TEST_F(OtherBasesTest, ConsentIsAskedForEachBaseAndHost) {
    elsewhere();
    Consent& consent = *m_world.session().consent();
    chat().ask("one");
    ASSERT_TRUE(consent.asking());
    EXPECT_EQ(consent.bases(), "“robots”");
    consent.send(true);
    ASSERT_TRUE(until([&] { return !chat().running(); }));
    ASSERT_TRUE(add());
    chat().ask("two");
    ASSERT_TRUE(consent.asking());
    EXPECT_EQ(consent.bases(), "“factory”");
    EXPECT_EQ(consent.departures().size(), 1);
    consent.send(true);
    ASSERT_TRUE(until([&] { return !chat().running(); }));
    ASSERT_EQ(consent.rowCount(), 2);
    EXPECT_EQ(consent.data(consent.index(1), Consent::BaseRole), "factory");
    chat().askAgain(1);
    EXPECT_FALSE(consent.asking());
    consent.revoke(0);
    ASSERT_TRUE(until([&] { return !chat().running(); }));
    chat().askAgain(1);
    EXPECT_EQ(consent.bases(), "“robots”");
    consent.refuse();
}

TEST_F(OtherBasesTest, WhatIsAskedOfTheBaseInUseAloneNeedsNoConsentForOthers) {
    elsewhere();
    ASSERT_TRUE(add());
    EXPECT_EQ(configurations().leaving().size(), 2u);
    EXPECT_EQ(configurations().leavingAlone().size(), 1u);
    // What goes there of both in the same words is told once.
    EXPECT_EQ(configurations().departures().size(), 1);
    strategy("sparql");
    EXPECT_EQ(configurations().leaving().size(), 1u);
}

TEST_F(OtherBasesTest, ARuleThatForbidsSaysWhoseItIs) {
    elsewhere();
    ASSERT_TRUE(add());
    EXPECT_EQ(configurations().problem(), "");
    rule("local");
    EXPECT_TRUE(configurations().problem().startsWith("“factory”: The privacy rule"));
    const QVariantList told = configurations().departures();
    ASSERT_EQ(told.size(), 2);
    EXPECT_TRUE(told[0].toMap()["words"].toString().startsWith("“robots”: Goes to models.example"));
    EXPECT_TRUE(told[1].toMap()["words"].toString().startsWith("“factory”: May not go to"));
    rule("schema");
    EXPECT_EQ(configurations().problem(),
              "“factory”: The privacy rule of this knowledge base lets no value reach a model.");
    strategy("sparql");
    EXPECT_EQ(configurations().problem(), "");
    strategy("grasp");
    others().remove(m_factory);
    EXPECT_EQ(configurations().problem(), "");
}

TEST_F(OtherBasesTest, AnAnswerOfSeveralTeachesNoneOfThem) {
    ASSERT_TRUE(add());
    ASSERT_TRUE(ask("Which robots?"));
    QStringList failures;
    Feedback& feedback = *m_world.session().feedback();
    QObject::connect(&feedback, &Feedback::failed, [&](const QString& why) { failures << why; });
    const auto shown = [&](int role) {
        return chat().turns()->data(chat().turns()->index(0), role).toInt();
    };
    feedback.say(0, 1);
    ASSERT_TRUE(until([&] { return shown(TurnModel::OpinionRole) == 1; }));
    EXPECT_EQ(shown(TurnModel::ExampleRole), 0);
    feedback.keep(0, true);
    ASSERT_EQ(failures.size(), 1);
    EXPECT_TRUE(failures[0].startsWith("This answer is of several knowledge bases."));
    // The result is of the factory, and is corrected in no console of the robots.
    EXPECT_EQ(chat().turns()->data(chat().turns()->index(0), TurnModel::QueryRole), "");
}

TEST_F(OtherBasesTest, AThingOpensInTheBaseThatKnowsIt) {
    Explorer& explorer = *m_world.session().explorer();
    const auto opened = [&] {
        return until([&] {
            return explorer.card()->state() != EntityCard::Loading &&
                   explorer.card()->state() != EntityCard::Empty;
        });
    };
    explorer.openEntityIn({m_factory, m_robots}, "http://x/factory");
    ASSERT_TRUE(opened());
    EXPECT_EQ(explorer.card()->title(), "Factory");
    EXPECT_EQ(explorer.otherName(), "factory");
    // What is opened from there is looked for there first, and the factory does not know Ada.
    explorer.openEntity("http://x/r1");
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Robot 1"; }));
    EXPECT_EQ(explorer.otherName(), "factory");
    explorer.openEntity("http://x/ada");
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Ada"; }));
    EXPECT_EQ(explorer.otherName(), "");
    explorer.back();
    explorer.back();
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Factory"; }));
    EXPECT_EQ(explorer.otherName(), "factory");
    explorer.leaveOther();
    EXPECT_EQ(explorer.otherName(), "");
    EXPECT_EQ(explorer.view(), "home");
    explorer.openEntityIn({}, "http://x/bo");
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Bo"; }));
    explorer.openEntityIn({m_factory, m_robots}, "http://x/nobody");
    ASSERT_TRUE(until([&] { return explorer.card()->state() == EntityCard::Failed; }));
    EXPECT_FALSE(explorer.card()->error().isEmpty());
}

TEST_F(OtherBasesTest, AThingOpensWhereSomethingIsSaidOfItRatherThanWhereItIsLedTo) {
    const std::string led = "<http://x/test> <http://x/of> <http://x/ada>, <http://x/only> .";
    ASSERT_TRUE(m_world.openGraph("tests", m_world.write("tests.ttl", led)));
    const QString tests = bases().currentId();
    ASSERT_TRUE(m_world.openRobots());
    Explorer& explorer = *m_world.session().explorer();
    explorer.openEntityIn({tests, m_factory, m_robots}, "http://x/ada");
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Ada"; }));
    EXPECT_EQ(explorer.otherName(), "");
    explorer.openEntityIn({tests, m_factory, m_robots}, "http://x/only");
    ASSERT_TRUE(until([&] {
        return explorer.card()->state() == EntityCard::Ready &&
               explorer.card()->name() == "http://x/only";
    }));
    EXPECT_EQ(explorer.otherName(), "tests");
}

TEST_F(OtherBasesTest, AThingOfADeletedBaseIsNotThere) {
    Explorer& explorer = *m_world.session().explorer();
    ASSERT_TRUE(remove("factory"));
    explorer.openEntityIn({m_factory}, "http://x/factory");
    ASSERT_TRUE(until([&] { return explorer.card()->state() == EntityCard::Failed; }));
    EXPECT_EQ(explorer.card()->error(), "This knowledge base is not there any more.");
}

}  // namespace
