// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemaeditor.h"
#include "app/world.h"
#include "base/file.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gmock/gmock.h>

namespace tripletalk::app {

namespace {

struct EditingSchema : testing::Test {
    EditingSchema() {
        EXPECT_TRUE(world.openRobots());
        editor.open();
        EXPECT_TRUE(test::until([&] { return editor.state() == SchemaEditor::Ready; }));
        robot = editor.indexOfTable("robot");
        EXPECT_GE(robot, 0);
    }
    bool settled() {
        return test::until([&] { return !editor.checking() && !editor.writing(); });
    }
    int column(const QString& name) {
        editor.goTo("robot", name);
        return editor.column();
    }
    /// The base on disk, as a question asked now sees it.
    const induction::Table& table() {
        opened = *world.session().bases()->current()->current();
        return opened->schema().tables[static_cast<std::size_t>(robot)];
    }

    test::World world;
    SchemaEditor& editor = *world.session().schemaEditor();
    QAbstractItemModelTester tree{editor.tree()};
    QAbstractItemModelTester changes{editor.changes()};
    std::optional<knowledge::KnowledgeBase> opened;
    int robot = -1;
};

}  // namespace

TEST_F(EditingSchema, IsReadWhateverTheReportOfTheImportHolds) {
    const auto report =
        std::filesystem::path(utf8(world.session().bases()->folder())) / "report.json";
    for (const char* content :
         {"[1]", "7", R"({"cleaning": [1, {"table": "robot", "rule": 7, "samples": [1]}],
                          "suggestions": [[], {"tables": [1]}]})",
          R"({"cleaning": {"a": 1}, "suggestions": "all"})"}) {
        ASSERT_TRUE(writeFileAtomically(report, content).ok());
        const auto read = readSchemaState(*world.session().bases()->current());
        EXPECT_TRUE(read.ok()) << content;
    }
}

TEST_F(EditingSchema, RenamesAColumnAtOnceAndTakesItBack) {
    const int mass = column("mass");
    ASSERT_GE(mass, 0);
    EXPECT_EQ(editor.details()["name"], "mass");
    EXPECT_TRUE(editor.details()["ddl"].toString().contains("mass"));
    editor.set(robot, mass, "name", "weight");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.details()["name"], "weight");
    EXPECT_TRUE(editor.details()["ddl"].toString().contains("weight"));
    EXPECT_NE(table().column("weight"), nullptr);
    ASSERT_EQ(editor.changes()->rowCount(), 1);
    EXPECT_EQ(editor.changes()->index(0).data(SchemaChanges::BeforeRole), "mass");

    editor.undo();
    ASSERT_TRUE(settled());
    EXPECT_NE(table().column("mass"), nullptr);
    EXPECT_EQ(editor.changes()->rowCount(), 0);
    EXPECT_EQ(editor.undoText(), "");
    editor.redo();
    ASSERT_TRUE(settled());
    EXPECT_NE(table().column("weight"), nullptr);
    editor.takeBack(0);
    ASSERT_TRUE(settled());
    EXPECT_NE(table().column("mass"), nullptr);
}

TEST_F(EditingSchema, ForgetsWhatWasUndoneOnceSomethingElseIsEdited) {
    editor.set(robot, column("mass"), "name", "weight");
    ASSERT_TRUE(settled());
    editor.undo();
    ASSERT_TRUE(settled());
    EXPECT_NE(editor.redoText(), "");
    editor.set(robot, column("colour"), "name", "paint");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.redoText(), "");
    editor.redo();
    ASSERT_TRUE(settled());
    EXPECT_NE(table().column("paint"), nullptr);
    EXPECT_NE(table().column("mass"), nullptr);
}

TEST_F(EditingSchema, SaysBesideTheFieldWhyANameCannotBe) {
    const int mass = column("mass");
    editor.set(robot, mass, "name", "colour");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.errorField(), "name");
    EXPECT_NE(editor.error(), "");
    EXPECT_EQ(editor.details()["name"], "mass");
    EXPECT_EQ(editor.undoText(), "");
    editor.set(robot, mass, "name", "weight");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.error(), "");
}

TEST_F(EditingSchema, ChangesNoColumnOfAFixedTable) {
    const int entities = editor.indexOfTable("entity");
    ASSERT_GE(entities, 0);
    editor.select(entities, 0);
    EXPECT_FALSE(editor.details()["editable"].toBool());
    editor.set(entities, 0, "comment", "As delivered.");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.changes()->rowCount(), 0);
    EXPECT_TRUE(knowledge::KnowledgeBase::open(utf8(world.session().bases()->folder())).ok());
}

TEST_F(EditingSchema, AppliesEditsInTheOrderInWhichTheyAreMade) {
    const int mass = column("mass");
    editor.set(robot, mass, "name", "weight");
    editor.set(robot, mass, "comment", "As delivered.");
    editor.set(robot, mass, "synonyms", "heaviness, load; load");
    editor.set(robot, -1, "name", "machine");
    ASSERT_TRUE(settled());
    EXPECT_EQ(table().name, "machine");
    const induction::Column* weight = table().column("weight");
    ASSERT_NE(weight, nullptr);
    EXPECT_EQ(weight->comment, "As delivered; also called heaviness, load");
    EXPECT_EQ(editor.details()["comment"], "As delivered.");
    EXPECT_EQ(editor.details()["synonyms"], "heaviness, load");
    EXPECT_EQ(editor.changes()->rowCount(), 4);
}

TEST_F(EditingSchema, FillsTheTablesAnewForAnotherType) {
    const int mass = column("mass");
    editor.set(robot, mass, "type", "TEXT");
    ASSERT_TRUE(settled());
    ASSERT_TRUE(test::until([&] { return editor.details()["inducedType"] == "TEXT"; }));
    EXPECT_EQ(table().column("mass")->type, "TEXT");
    editor.undo();
    ASSERT_TRUE(settled());
    EXPECT_EQ(table().column("mass")->type, "REAL");
}

TEST_F(EditingSchema, HidesAColumnFromQueries) {
    const int mass = column("mass");
    editor.set(robot, mass, "hidden", true);
    ASSERT_TRUE(settled());
    auto sandbox = opened.emplace(*world.session().bases()->current()->current()).openSandbox();
    ASSERT_TRUE(sandbox);
    EXPECT_FALSE(sandbox->query("SELECT mass FROM robot", CancelToken()));
}

TEST_F(EditingSchema, ComputesAColumnIfTheSandboxTakesIt) {
    editor.addComputed(robot, "grams", "mass * 1000", "REAL");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.error(), "");
    ASSERT_NE(table().column("grams"), nullptr);
    const int grams = column("grams");
    EXPECT_TRUE(editor.details()["computed"].toBool());
    EXPECT_EQ(editor.details()["expression"], "mass * 1000");
    editor.set(robot, grams, "expression", "no_such * 2");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.errorField(), "expression");
    editor.removeComputed(robot, grams);
    ASSERT_TRUE(settled());
    EXPECT_EQ(table().column("grams"), nullptr);
    editor.addComputed(robot, "bad", "sum(mass)", "REAL");
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.errorField(), "computed");
}

TEST_F(EditingSchema, FindsWhatAQueryIsAbout) {
    editor.goToQuery("SELECT r.name FROM Robot r WHERE r.colour = 'red'");
    EXPECT_EQ(editor.table(), robot);
    EXPECT_EQ(editor.details()["name"], "colour");
    editor.goToQuery("SELECT 1");
    EXPECT_EQ(editor.details()["name"], "colour");
    editor.goToQuery("SELECT count(*) FROM robot");
    EXPECT_EQ(editor.column(), -1);
}

TEST_F(EditingSchema, CountsTheValuesOfASelectedColumn) {
    ASSERT_GE(column("colour"), 0);
    ASSERT_TRUE(test::until([&] { return !editor.values().isEmpty(); }));
    const QVariantList values = editor.values()["values"].toList();
    ASSERT_EQ(values.size(), 2);
    EXPECT_EQ(values[0].toMap()["value"], "red");
    EXPECT_EQ(values[0].toMap()["count"], 2);
    EXPECT_EQ(editor.values()["minimum"], "blue");
}

TEST_F(EditingSchema, FiltersAndOpensTables) {
    SchemaTree& rows = *editor.tree();
    const int row = rows.reveal(robot, -1);
    const int before = rows.rowCount();
    rows.setExpanded(row, true);
    EXPECT_GT(rows.rowCount(), before);
    EXPECT_EQ(rows.tableOf(row + 1), robot);
    EXPECT_EQ(rows.columnOf(row + 1), 0);
    rows.setExpanded(row, false);
    EXPECT_EQ(rows.rowCount(), before);
    rows.setFilter("COLOUR");
    ASSERT_EQ(rows.rowCount(), 2);
    EXPECT_EQ(rows.index(1).data(SchemaTree::NameRole), "colour");
    EXPECT_EQ(rows.index(1).data(SchemaTree::FillRole), 1.0);
    rows.setFilter("zzz");
    EXPECT_EQ(rows.rowCount(), 0);
}

TEST_F(EditingSchema, KeepsGlossaryAndRulesAndMovesThemAsAFile) {
    editor.setGlossary("A heavy robot has a mass over 50.");
    editor.setHouseRules("Count each once.");
    editor.set(robot, -1, "comment", "A machine.");
    ASSERT_TRUE(settled());
    const QUrl file = QUrl::fromLocalFile(qs((world.folder() / "curation.json").string()));
    QSignalSpy notice(&editor, &SchemaEditor::notice);
    editor.exportTo(file);
    ASSERT_TRUE(test::until([&] { return notice.count() == 1; }));
    editor.undo();
    editor.undo();
    editor.undo();
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.glossary(), "");
    editor.importFrom(file);
    ASSERT_TRUE(test::until([&] { return editor.changes()->rowCount() == 3; }));
    ASSERT_TRUE(settled());
    EXPECT_EQ(editor.houseRules(), "Count each once.");
    EXPECT_EQ(opened.emplace(*world.session().bases()->current()->current()).curation().glossary,
              "A heavy robot has a mass over 50.");
}

}  // namespace tripletalk::app
