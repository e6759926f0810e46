// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/strategytable.h"
#include "app/bases/basekeeper.h"
#include "app/world.h"
#include "support/sparqlserver.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

using test::until;

namespace {

struct RemoteBasesTest : testing::Test {
    test::World world;
    Bases& bases = *world.session().bases();
    BaseKeeper& keeper = *world.session().baseKeeper();
    Configurations& configurations = *world.session().configurations();

    void SetUp() override { ASSERT_TRUE(world.openRobots()); }
    [[nodiscard]] std::filesystem::path robots() const {
        return world.folder() / "bases" / "robots.kb";
    }
    bool connectTo(const tests::SparqlServer& server, const QString& key = {}) {
        keeper.connectEndpoint(qs(server.url()), "Far away", key);
        return until([&] { return keeper.work() == BaseKeeper::Nothing; }) &&
               until([&] { return bases.state() == Bases::Ready; });
    }
    /// The number that the console of SPARQL finds.
    QString count() {
        Console& console = *world.session().console("sparql");
        console.run("SELECT (COUNT(*) AS ?n) { ?s a ?class }");
        EXPECT_TRUE(until([&] { return console.state() != Console::Running; }));
        EXPECT_EQ(console.error(), "");
        return console.table() ? console.table()->cellText(0, 0) : QString();
    }
};

TEST_F(RemoteBasesTest, AreOpenedWhenTheirEndpointHasAnswered) {
    const tests::SparqlServer server(robots());
    const QString here = count();
    ASSERT_TRUE(connectTo(server));
    EXPECT_EQ(bases.name(), "Far away");
    EXPECT_EQ(bases.endpoint(), qs(server.url()));
    EXPECT_EQ(count(), here);
    EXPECT_GT(server.asked(), 1U);
    world.session().refresh();
    EXPECT_EQ(count(), here);
}

TEST_F(RemoteBasesTest, AreAskedWithTheirAuthorizationInThisSession) {
    const tests::SparqlServer server(robots(), "Bearer geheim");
    ASSERT_TRUE(connectTo(server, "Bearer falsch"));
    EXPECT_NE(keeper.error(), "");
    EXPECT_EQ(bases.endpoint(), "");
    const QString here = count();
    ASSERT_TRUE(connectTo(server, "Bearer geheim"));
    EXPECT_EQ(keeper.error(), "");
    EXPECT_EQ(count(), here);
    keeper.setKey(bases.folder(), "Bearer falsch");
    ASSERT_TRUE(until([&] { return bases.state() == Bases::Ready; }));
    Console& console = *world.session().console("sparql");
    console.run("ASK {}");
    ASSERT_TRUE(until([&] { return console.state() != Console::Running; }));
    EXPECT_NE(console.error(), "");
}

TEST_F(RemoteBasesTest, GetASearchIndexThatGoesOnWhereItBrokeOff) {
    tests::SparqlServer server(robots());
    ASSERT_TRUE(connectTo(server));
    const QString folder = bases.folder();
    const auto indexed = [&](bool is) {
        keeper.look(folder);
        return until([&] {
            const int entities = keeper.details()["indexed"].toInt();
            return is ? entities > 0 : entities == 0;
        });
    };
    const auto fetch = [&] {
        const QSignalSpy works(&keeper, &BaseKeeper::workChanged);
        keeper.fetchIndex(folder);
        return until([&] { return works.size() == 2; });
    };
    EXPECT_TRUE(indexed(false));
    server.dieAfter(3);
    ASSERT_TRUE(fetch());
    EXPECT_NE(keeper.error(), "");
    EXPECT_EQ(keeper.errorFolder(), folder);
    EXPECT_TRUE(indexed(false)) << "half of one is none";
    server.dieAfter(1'000'000);
    ASSERT_TRUE(fetch());
    EXPECT_EQ(keeper.error(), "");
    EXPECT_TRUE(indexed(true));
    const QSignalSpy told(&keeper, &BaseKeeper::done);
    ASSERT_TRUE(fetch());
    EXPECT_EQ(told.size(), 1) << "nothing is new";
}

TEST_F(RemoteBasesTest, AreAskedWithoutAModelOnceAnExcerptIsHere) {
    tests::SparqlServer server(robots());
    ASSERT_TRUE(connectTo(server));
    const QString folder = bases.folder();
    EXPECT_NE(configurations.problem(), "");
    const QSignalSpy works(&keeper, &BaseKeeper::workChanged);
    keeper.fetchExcerpt(folder);
    ASSERT_TRUE(until([&] { return works.size() == 2; }));
    EXPECT_EQ(keeper.error(), "");
    EXPECT_TRUE(until([&] { return configurations.problem().isEmpty(); }));
    keeper.look(folder);
    EXPECT_TRUE(until([&] { return keeper.details()["excerpt"].toMap()["here"].toInt() > 0; }));
    EXPECT_EQ(keeper.details()["excerpt"].toMap()["missing"].toString(), "");
}

TEST_F(RemoteBasesTest, AreAskedBySparqlAloneWithoutAnExcerpt) {
    const tests::SparqlServer server(robots());
    ASSERT_TRUE(connectTo(server));
    EXPECT_NE(configurations.problem(), "");
    for (const QVariant& one : configurations.strategies()) {
        const QVariantMap strategy = one.toMap();
        const auto* known = answering::findStrategy(strategy["name"].toString().toStdString());
        EXPECT_EQ(strategy["reason"].toString().isEmpty(),
                  known->answersFrom.contains(answering::Basis::Sparql));
    }
    configurations.useModel("ollama:m");
    EXPECT_EQ(configurations.strategy(), "sparql");
    EXPECT_EQ(configurations.problem(), "");
    EXPECT_TRUE(configurations.departures().isEmpty());
    world.session().console("sql")->run("SELECT 1");
    ASSERT_TRUE(until([&] { return world.session().console("sql")->state() != Console::Running; }));
    EXPECT_NE(world.session().console("sql")->error(), "");
}

}  // namespace

}  // namespace tripletalk::app
