// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemaadvice.h"
#include "app/schema/tableshaping.h"
#include "app/world.h"

#include <gmock/gmock.h>

namespace tripletalk::app {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

namespace {

/// Robots and drones are alike; papers have authors that are nodes, some twice the same, and a
/// price that is one.
constexpr const char* fleet = R"(
@prefix x: <http://x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
x:ada a x:Robot ; rdfs:label "Ada" ; x:mass 40 ; x:colour "red" .
x:bo a x:Robot ; rdfs:label "Bo" ; x:mass 9 ; x:colour "blue" .
x:cy a x:Drone ; rdfs:label "Cy" ; x:mass 2 ; x:colour "red" ; x:range 7 .
x:p1 a x:Paper ; x:about x:ada ; x:author [ x:name "Eve" ] , [ x:name "Ian" ] ; x:price [ x:amount 3 ; x:currency "EUR" ] .
x:p2 a x:Paper ; x:about x:bo ; x:author [ x:name "Eve" ] ; x:price [ x:amount 4 ; x:currency "EUR" ] .
)";

struct ShapingTables : testing::Test {
    ShapingTables() {
        EXPECT_TRUE(world.openGraph("fleet", world.write("fleet.ttl", fleet)));
        editor.open();
        EXPECT_TRUE(test::until([&] { return editor.state() == SchemaEditor::Ready; }));
    }
    bool tried() {
        return test::until([&] { return !shaping.trying(); });
    }
    bool accepted() {
        shaping.accept();
        return test::until([&] { return !editor.checking() && !editor.writing(); });
    }
    /// "name rows -> name rows +columns -columns".
    [[nodiscard]] std::vector<std::string> told() const {
        std::vector<std::string> lines;
        for (const QVariant& entry : shaping.tables()) {
            const QVariantMap table = entry.toMap();
            const auto text = [&](const char* key) { return utf8(table[key].toString()); };
            const auto list = [&](const char* key) {
                return utf8(table[key].toStringList().join(u','));
            };
            lines.push_back(text("before") + " " + text("rowsBefore") + " -> " + text("after") +
                            " " + text("rowsAfter") + " +" + list("gained") + " -" + list("lost"));
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> partLabels(const QString& name) const {
        std::vector<std::string> labels;
        for (const QVariant& part : shaping.partsOf(table(name)))
            labels.push_back(utf8(part.toMap()["label"].toString()));
        return labels;
    }
    [[nodiscard]] int table(const QString& name) const { return editor.indexOfTable(name); }
    [[nodiscard]] int adviceOf(const QString& after) const {
        for (int row = 0; row < advice.rowCount(); ++row)
            if (advice.data(advice.index(row), SchemaAdvice::AfterRole) == after) return row;
        return -1;
    }

    test::World world;
    SchemaEditor& editor = *world.session().schemaEditor();
    TableShaping& shaping = *world.session().tableShaping();
    SchemaAdvice& advice = *world.session().schemaAdvice();
};

}  // namespace

TEST_F(ShapingTables, OffersTheMostAlikeTableFirst) {
    EXPECT_EQ(shaping.partnersOf(table("robot")).first(), "drone");
    EXPECT_TRUE(shaping.partnersOf(-1).isEmpty());
    EXPECT_TRUE(shaping.partsOf(table("robot")).isEmpty());
}

TEST_F(ShapingTables, ShowsWhatAMergeMakesBeforeItIsMade) {
    shaping.merge({"robot", "drone"});
    EXPECT_TRUE(shaping.trying());
    ASSERT_TRUE(tried());
    EXPECT_EQ(shaping.problem(), "");
    EXPECT_THAT(told(), ElementsAre("drone 1 ->  0 + -", "robot 2 ->  0 + -",
                                    " 0 -> robot_or_drone 3 "
                                    "+robot_or_drone_id,label,type,colour,mass,range_ -"));
    EXPECT_GE(table("robot"), 0);
    ASSERT_TRUE(accepted());
    EXPECT_EQ(shaping.title(), "");
    EXPECT_LT(table("robot"), 0);
    EXPECT_GE(table("robot_or_drone"), 0);
    EXPECT_EQ(editor.changes()->rowCount(), 1);
    editor.undo();
    ASSERT_TRUE(test::until([&] { return !editor.checking() && !editor.writing(); }));
    EXPECT_GE(table("robot"), 0);
}

TEST_F(ShapingTables, PartsWhatWasMergedByTheKindsOfItsRows) {
    shaping.merge({"robot", "drone"});
    ASSERT_TRUE(accepted());
    EXPECT_THAT(partLabels("robot_or_drone"), UnorderedElementsAre("each kind", "Robot", "Drone"));
    const QVariantList parts = shaping.partsOf(table("robot_or_drone"));
    shaping.part(table("robot_or_drone"), parts[0].toMap()["classes"].toStringList());
    ASSERT_TRUE(tried());
    EXPECT_EQ(told().size(), 3);
    ASSERT_TRUE(accepted());
    EXPECT_GE(table("robot"), 0);
}

TEST_F(ShapingTables, GivesInlinedNodesTheirTableAndEqualOnesARowEach) {
    EXPECT_THAT(partLabels("paper"), ElementsAre("price"));
    const QVariantList parts = shaping.partsOf(table("paper"));
    shaping.part(table("paper"), parts[0].toMap()["classes"].toStringList());
    ASSERT_TRUE(accepted());
    EXPECT_GE(table("price"), 0);

    const int nodes = adviceOf("a row for each node");
    ASSERT_GE(nodes, 0);
    advice.accept(nodes);
    ASSERT_TRUE(tried());
    EXPECT_THAT(told(), ElementsAre("author 2 -> author 3 + -"));
    ASSERT_TRUE(accepted());
    EXPECT_LT(adviceOf("a row for each node"), 0);
}

TEST_F(ShapingTables, MakesAColumnAListAndBack) {
    editor.goTo("robot", "colour");
    EXPECT_EQ(editor.details()["listable"], true);
    EXPECT_EQ(editor.details()["list"].toString(), "");
    shaping.setList(editor.table(), editor.column(), "yes");
    ASSERT_TRUE(tried());
    EXPECT_THAT(told(), ElementsAre(" 0 -> robot_colour 2 +robot_id,colour -",
                                    "robot 2 -> robot 2 + -colour"));
    ASSERT_TRUE(accepted());
    editor.goTo("robot_colour", "colour");
    EXPECT_EQ(editor.details()["list"].toString(), "yes");
    shaping.setList(editor.table(), editor.column(), "");
    ASSERT_TRUE(accepted());
    EXPECT_LT(table("robot_colour"), 0);
    EXPECT_EQ(editor.changes()->rowCount(), 0);
}

TEST_F(ShapingTables, ForgetsWhatIsRefusedWhileItIsTried) {
    shaping.merge({"robot", "drone"});
    shaping.refuse();
    EXPECT_EQ(shaping.title(), "");
    shaping.merge({"robot", "paper"});
    ASSERT_TRUE(tried());
    EXPECT_THAT(told(), Contains(HasSubstr("-> paper_or_robot 4")));
    shaping.refuse();
    EXPECT_TRUE(shaping.tables().isEmpty());
    EXPECT_EQ(editor.changes()->rowCount(), 0);
}

TEST_F(ShapingTables, KeepsTheSelectionOnItsTableWhenOthersCome) {
    editor.goTo("robot", "");
    shaping.part(table("paper"),
                 shaping.partsOf(table("paper"))[0].toMap()["classes"].toStringList());
    ASSERT_TRUE(accepted());
    EXPECT_EQ(editor.tableName(editor.table()), "robot");
}

}  // namespace tripletalk::app
