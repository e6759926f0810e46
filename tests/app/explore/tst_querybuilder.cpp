// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"

#include <algorithm>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;
using test::World;

namespace {

constexpr const char* fleet = R"(
@prefix x: <http://x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
x:kiel a x:Port ; rdfs:label "Kiel" ; x:berths 12 .
x:bergen a x:Port ; rdfs:label "Bergen" ; x:berths 3 .
x:a a x:Boat ; rdfs:label "Adler" ; x:length 9 ; x:liesIn x:kiel .
x:b a x:Boat ; rdfs:label "Bussard" ; x:length 14 ; x:liesIn x:kiel .
x:c a x:Boat ; rdfs:label "Condor" ; x:length 20 ; x:liesIn x:bergen .
)";

class QueryBuilderTest : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(world.openGraph("fleet", world.write("fleet.ttl", fleet)));
        world.session().explorer()->buildQuery("boat");
        ASSERT_TRUE(isShown());
    }
    QueryBuilder& builder() { return *world.session().explorer()->builder(); }
    bool isShown() {
        return until([&] { return !builder().busy(); }) && builder().error().isEmpty();
    }
    bool edit(const QVariantMap& edit) {
        builder().edit(edit);
        return isShown();
    }
    /// A row of the result, its cells behind each other.
    QString row(int row) {
        QStringList cells;
        for (int column = 0; column < builder().table()->columns(); ++column)
            cells << builder().table()->cellText(row, column);
        return cells.join(" ");
    }
    int rows() { return builder().table()->rows(); }
    QString partOf(const QString& kind) {
        for (const QVariant& part : builder().parts())
            if (part.toMap()["kind"] == kind) return part.toMap()["place"].toString();
        return {};
    }

    World world;
};

const QVariantMap longerThan10{
    {"what", "condition"},
    {"table", "boat"},
    {"column", "length"},
    {"operator", ">"},
    {"values", QVariantList{QVariantMap{{"value", "10"}, {"shown", "10"}, {"number", 10}}}}};

TEST_F(QueryBuilderTest, BeginsWithTheThingsOfATableAndWhatMostOfThemHave) {
    EXPECT_EQ(world.session().explorer()->view(), "query");
    EXPECT_EQ(builder().about(), "boat");
    EXPECT_EQ(rows(), 3);
    EXPECT_TRUE(row(0).contains("Adler") && row(0).contains("9") && row(0).contains("Kiel"))
        << row(0).toStdString();
}

TEST_F(QueryBuilderTest, FiltersByAColumnOfALinkedTable) {
    ASSERT_TRUE(edit(
        {{"what", "condition"},
         {"table", "port"},
         {"column", "berths"},
         {"operator", "<"},
         {"values", QVariantList{QVariantMap{{"value", "5"}, {"shown", "5"}, {"number", 5}}}}}));
    ASSERT_EQ(rows(), 1);
    EXPECT_TRUE(row(0).contains("Condor"));
}

TEST_F(QueryBuilderTest, GroupsSumsAndSorts) {
    ASSERT_TRUE(edit({{"what", "group"}, {"table", "boat"}, {"column", "lies_in"}}));
    ASSERT_EQ(rows(), 2);
    ASSERT_TRUE(edit({{"what", "replace"},
                      {"place", partOf("asked")},
                      {"table", "boat"},
                      {"column", "length"}}));
    ASSERT_TRUE(edit({{"what", "function"}, {"place", partOf("asked")}, {"function", "sum"}}));
    QStringList all{row(0), row(1)};
    all.sort();
    EXPECT_EQ(all, QStringList({"Bergen 20", "Kiel 23"}));
}

TEST_F(QueryBuilderTest, GoesBackAndForwardAndForgetsWhatWasTakenBackByAnotherChange) {
    EXPECT_FALSE(builder().canUndo());
    ASSERT_TRUE(edit(longerThan10));
    EXPECT_EQ(rows(), 2);
    builder().undo();
    ASSERT_TRUE(isShown());
    EXPECT_EQ(rows(), 3);
    ASSERT_TRUE(builder().canRedo());
    builder().redo();
    ASSERT_TRUE(isShown());
    EXPECT_EQ(rows(), 2);
    builder().undo();
    ASSERT_TRUE(isShown());
    ASSERT_TRUE(edit({{"what", "order"}, {"table", "boat"}, {"column", "length"}}));
    EXPECT_FALSE(builder().canRedo());
    EXPECT_TRUE(row(0).contains("Condor"));
}

TEST_F(QueryBuilderTest, TellsItsQueryInEachLanguage) {
    ASSERT_TRUE(edit(longerThan10));
    const QVariantMap queries = builder().queries();
    EXPECT_TRUE(queries["sql"].toString().contains("t0.\"length\" > 10"));
    EXPECT_TRUE(queries["sparql"].toString().contains("FILTER(?length > 10)"));
    EXPECT_TRUE(queries["cypher"].toString().contains("boat.length > 10"));
}

TEST_F(QueryBuilderTest, KeepsWhatIsShownWhereAChangeCannotBeAsked) {
    builder().edit({{"what", "column"}, {"table", "nothing"}, {"column", "at_all"}});
    ASSERT_TRUE(until([&] { return !builder().busy(); }));
    EXPECT_FALSE(builder().error().isEmpty());
    EXPECT_EQ(rows(), 3);
    EXPECT_FALSE(builder().canUndo());
    ASSERT_TRUE(edit(longerThan10));
    EXPECT_EQ(rows(), 2);
}

TEST_F(QueryBuilderTest, IsHandedToTheChatAndComesBackFromThere) {
    World genuine([](const auto&, const auto&,
                     const auto&) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
        return std::unique_ptr<answering::AnswerStrategy>(
            std::make_unique<answering::OfflineStrategy>(nullptr));
    });
    ASSERT_TRUE(genuine.openGraph("fleet", genuine.write("fleet.ttl", fleet)));
    Explorer& explorer = *genuine.session().explorer();
    QueryBuilder& built = *explorer.builder();
    const auto isReady = [&] { return until([&] { return !built.busy(); }); };
    explorer.buildQuery("boat");
    ASSERT_TRUE(isReady());
    built.edit(longerThan10);
    ASSERT_TRUE(isReady());
    built.ask();
    Chat& chat = *genuine.session().chat();
    ASSERT_TRUE(until([&] { return chat.turns()->rowCount() == 1 && !chat.running(); }));
    EXPECT_TRUE(chat.plainAnswer(0).contains("Condor")) << chat.plainAnswer(0).toStdString();
    EXPECT_FALSE(chat.plainAnswer(0).contains("Adler"));

    explorer.home();
    genuine.session().build(chat.currentRun());
    ASSERT_TRUE(isReady());
    EXPECT_EQ(explorer.view(), "query");
    EXPECT_EQ(built.table()->rows(), 2);
}

}  // namespace
