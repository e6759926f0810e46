// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "support/testlanguage.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;
using test::World;

namespace {

TEST(Console, RunsAQueryAndTellsWhereAnErrorIs) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Console& console = *world.session().console("sql");
    console.load();
    console.run("SELECT label, mass FROM robot ORDER BY mass");
    ASSERT_TRUE(until([&] { return console.state() == Console::Done; }));
    ASSERT_NE(console.table(), nullptr);
    EXPECT_EQ(console.table()->rows(), 3);
    EXPECT_FALSE(console.table()->cellIri(0, 0).isEmpty());
    console.run("SELECT label, weigt FROM robot");
    ASSERT_TRUE(until([&] { return console.state() == Console::Failed; }));
    EXPECT_EQ(console.query().mid(console.errorBegin(), console.errorEnd() - console.errorBegin()),
              "weigt");
    EXPECT_EQ(console.table(), nullptr);
    EXPECT_TRUE(until([&] { return console.history().size() == 2; }));
}

TEST(Console, KeepsWhatRanAndWhatIsSaved) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Console& console = *world.session().console("sql");
    QSignalSpy saved(&console, &Console::savedAs);
    console.run("SELECT 1");
    console.save("One", "SELECT 1");
    ASSERT_TRUE(until([&] { return saved.size() == 1 && console.saved().size() == 1; }));
    QSignalSpy failed(&console, &Console::failed);
    console.save("Broken", "SELECT nothing");
    ASSERT_TRUE(until([&] { return failed.size() == 1; }));
    world.restart();
    ASSERT_TRUE(world.openRobots());
    Console& again = *world.session().console("sql");
    again.load();
    ASSERT_TRUE(until([&] { return again.history().size() == 1 && again.saved().size() == 1; }));
    EXPECT_EQ(again.saved()[0].toMap()["name"].toString(), "One");
    again.removeSaved("One");
    ASSERT_TRUE(until([&] { return again.saved().isEmpty(); }));
}

TEST(Console, ForgetsWhatAnEarlierQueryBrought) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Console& console = *world.session().console("sql");
    console.run("SELECT weigt FROM robot");
    ASSERT_TRUE(until([&] { return console.state() == Console::Failed; }));
    console.turnTo("SELECT weigt FROM robot");
    EXPECT_EQ(console.state(), Console::Failed);
    console.turnTo("SELECT label FROM robot");
    EXPECT_EQ(console.state(), Console::Idle);
    EXPECT_TRUE(console.error().isEmpty());
    console.run("SELECT label FROM robot");
    console.turnTo("SELECT 1");
    EXPECT_EQ(console.state(), Console::Idle);
    console.run("SELECT 1");
    ASSERT_TRUE(until([&] { return console.state() == Console::Done; }));
    EXPECT_EQ(console.table()->rows(), 1);
}

TEST(Console, StopsALongQuery) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Console& console = *world.session().console("sql");
    console.run(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n");
    console.stop();
    ASSERT_TRUE(until([&] { return console.state() != Console::Running; }));
    EXPECT_EQ(console.state(), Console::Idle);
}

TEST(Console, CompletesNamesAtTheCursor) {
    World world;
    ASSERT_TRUE(world.openRobots());
    const QVariantMap found =
        world.session().console("sql")->complete(QStringLiteral("SELECT 'ä', ma FROM robot"), 14);
    EXPECT_EQ(found["begin"].toInt(), 12);
    const QVariantList list = found["list"].toList();
    ASSERT_FALSE(list.isEmpty());
    EXPECT_EQ(list[0].toMap()["text"].toString(), "mass");
}

TEST(Console, IsThereForALanguageThatWasAdded) {
    const tests::ListingLanguage listing;
    const knowledge::AddedQueryLanguage added(listing);
    World world;
    ASSERT_TRUE(world.openRobots());
    ASSERT_NE(world.session().console("listing"), nullptr);
    Console& console = *world.session().console("listing");
    EXPECT_EQ(console.language().title, "Listing");
    EXPECT_EQ(QueryLanguages().of("listing").asked, "Listed");
    EXPECT_TRUE(QueryLanguages().of("passage").name.isEmpty());
    console.run("all robot");
    ASSERT_TRUE(until([&] { return console.state() == Console::Done; }));
    EXPECT_EQ(console.table()->rows(), 3);
    console.run("all nothings");
    ASSERT_TRUE(until([&] { return console.state() == Console::Failed; }));
    EXPECT_EQ(console.query().mid(console.errorBegin()), "nothings");
    EXPECT_EQ(console.complete("a", 1)["list"].toList().size(), 1);
    console.save("Robots", "all robot");
    ASSERT_TRUE(until([&] { return console.saved().size() == 1; }));
    EXPECT_EQ(world.session().console("nothing"), nullptr);
}

struct GraphConsole : testing::Test {
    World world;
    Console* console = nullptr;

    void SetUp() override {
        ASSERT_TRUE(world.openRobots());
        console = world.session().console("sparql");
    }
    Console::State run(const QString& query) const {
        console->run(query);
        until([&] { return console->state() != Console::Running; });
        return console->state();
    }
    QString errorWords() const {
        return console->query().mid(console->errorBegin(),
                                    console->errorEnd() - console->errorBegin());
    }
    /// What may be written where the query has a "|".
    QStringList completed(QString query) const {
        const auto cursor = query.indexOf(u'|');
        query.remove(cursor, 1);
        QStringList texts;
        const QVariantMap found = console->complete(query, static_cast<int>(cursor));
        for (const QVariant& one : found["list"].toList()) texts << one.toMap()["text"].toString();
        return texts;
    }
};

TEST_F(GraphConsole, ShowsThingsUnderTheirNames) {
    ASSERT_EQ(run("SELECT ?robot ?mass { ?robot x:mass ?mass } ORDER BY ?mass"), Console::Done);
    ASSERT_EQ(console->table()->rows(), 3);
    EXPECT_EQ(console->table()->cellText(0, 0), "Bo");
    EXPECT_EQ(console->table()->cellIri(0, 0), "http://x/bo");
    EXPECT_TRUE(console->table()->numeric(1));
    EXPECT_FALSE(console->truth().isValid());
}

TEST_F(GraphConsole, ShowsTriplesAsATable) {
    ASSERT_EQ(run("DESCRIBE <http://x/ada>"), Console::Done);
    EXPECT_EQ(console->table()->columns(), 3);
    EXPECT_EQ(console->table()->rows(), 4);
    ASSERT_EQ(run("CONSTRUCT { ?r x:weighs ?m } WHERE { ?r x:mass ?m }"), Console::Done);
    EXPECT_EQ(console->table()->rows(), 3);
}

TEST_F(GraphConsole, TellsATruth) {
    ASSERT_EQ(run("ASK { ?r x:mass 100 }"), Console::Done);
    EXPECT_EQ(console->truth(), QVariant(true));
    ASSERT_EQ(run("ASK { ?r x:mass 101 }"), Console::Done);
    EXPECT_EQ(console->truth(), QVariant(false));
}

TEST_F(GraphConsole, TellsWhereAnErrorIs) {
    ASSERT_EQ(run(QStringLiteral("SELECT ?r {\n  ?r x:mass \"ä\" ] }")), Console::Failed);
    EXPECT_EQ(errorWords(), "]");
    // What is missing at the end.
    ASSERT_EQ(run("SELECT ?r { ?r x:mass 1 \n"), Console::Failed);
    EXPECT_EQ(errorWords(), "1");
    ASSERT_EQ(run("INSERT DATA { x:a x:b x:c }"), Console::Failed);
    EXPECT_FALSE(console->error().isEmpty());
}

TEST_F(GraphConsole, IsStopped) {
    console->run(
        "SELECT (count(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . "
        "?p ?q ?r . ?s ?t ?u . ?v ?w ?x . FILTER(?c != ?f) }");
    console->stop();
    ASSERT_TRUE(until([&] { return console->state() != Console::Running; }));
    EXPECT_EQ(console->state(), Console::Idle);
}

TEST_F(GraphConsole, CompletesNamesOfTheGraphOnceTheyAreRead) {
    EXPECT_TRUE(completed("SELECT ?robot { ?rob|").contains("?robot"));
    EXPECT_FALSE(completed("SELECT * { ?r a Rob|").contains("x:Robot"));
    console->load();
    ASSERT_TRUE(until([&] { return console->knowsWords(); }));
    EXPECT_EQ(completed("SELECT * { ?r a Rob|").value(0), "x:Robot");
    EXPECT_EQ(completed("SELECT * { ?r colo|").value(0), "x:colour");
    EXPECT_EQ(completed("SELECT * { ?r x:ma|").value(0), "x:mass");
}

TEST_F(GraphConsole, KeepsItsQueriesApartFromThoseOfSql) {
    Console& tables = *world.session().console("sql");
    const QString query = "SELECT * { ?r x:mass ?m }";
    QSignalSpy failed(console, &Console::failed);
    console->save("Masses", "SELECT * { ?r x:mass }");
    ASSERT_TRUE(until([&] { return failed.size() == 1; }));
    console->save("Masses", query);
    ASSERT_TRUE(until([&] { return console->saved().size() == 1; }));
    ASSERT_EQ(run(query), Console::Done);
    tables.run("SELECT 1");
    ASSERT_TRUE(until([&] { return tables.state() == Console::Done; }));
    world.restart();
    ASSERT_TRUE(world.openRobots());
    Console& graph = *world.session().console("sparql");
    Console& again = *world.session().console("sql");
    graph.load();
    again.load();
    ASSERT_TRUE(until([&] { return graph.saved().size() == 1 && again.history().size() == 1; }));
    EXPECT_TRUE(again.saved().isEmpty());
    EXPECT_EQ(graph.history(), QStringList{query});
    EXPECT_EQ(again.history(), QStringList{"SELECT 1"});
}

TEST_F(GraphConsole, TellsHowAQueryIsRun) {
    EXPECT_TRUE(console->language().explains);
    EXPECT_FALSE(world.session().console("sql")->language().explains);
    console->explain("SELECT * { ?r x:mass ?m }");
    ASSERT_TRUE(until([&] { return !console->explanation().isEmpty(); }));
    const QVariantList parts = console->explanation()["parts"].toList();
    ASSERT_EQ(parts.size(), 3);
    EXPECT_EQ(parts[1].toMap()["language"].toString(), "sql");
    EXPECT_TRUE(parts[1].toMap()["code"].toString().contains("SELECT"));
    for (const QVariant& part : parts) EXPECT_FALSE(part.toMap()["code"].toString().isEmpty());
    console->explain("SELECT * { ?r");
    ASSERT_TRUE(until([&] { return console->explanation().contains("error"); }));
    EXPECT_FALSE(console->explanation().contains("parts"));
}

}  // namespace
