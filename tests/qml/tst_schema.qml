// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Changing the schema, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property SchemaEditor editor: world ? world.session.schemaEditor : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function settle() {
        wait(0);
        tryVerify(() => !suite.editor.checking && !suite.editor.writing, 20000);
    }
    function openSchema() {
        keyClick(Qt.Key_E, Qt.ControlModifier);
        tryVerify(() => suite.part("schemaStage") && suite.editor.state === SchemaEditor.Ready);
        tryVerify(() => suite.part("schemaTree").activeFocus);
    }
    // Goes to a column by keys alone.
    function goTo(name: string) {
        keyClick(Qt.Key_F, Qt.ControlModifier);
        for (const letter of name)
            keyClick(letter);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_End);
        compare(editor.details.name, name);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }

    name: "Schema"
    when: windowShown

    Component {
        id: worldComponent

        TestWorld {
        }
    }
    Component {
        id: windowComponent

        Main {
            width: 1440
            height: 900
        }
    }

    function initTestCase() {
        Theme.animationMs = 0;
    }
    function init() {
        world = worldComponent.createObject(suite);
        verify(world.openRobots());
        window = windowComponent.createObject(null, {
                "session": world.session
            });
        window.requestActivate();
        tryVerify(() => window.active);
    }
    function cleanup() {
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    function test_aTypedNameIsTakenByAClickOnAnotherRow() {
        openSchema();
        goTo("mass");
        keyClick(Qt.Key_F2);
        tryVerify(() => suite.part("renameField"));
        type("weight");
        const tree = part("schemaTree");
        const other = tree.itemAtIndex(0);
        mouseClick(other, other.width / 2, other.height / 2);
        settle();
        verify(!part("renameField"));
        tryVerify(() => suite.editor.undoText !== "");
        goTo("weight");
    }
    function test_aColumnIsRenamedByKeysAndUndone() {
        openSchema();
        goTo("mass");
        keyClick(Qt.Key_F2);
        tryVerify(() => suite.part("renameField"));
        type("weight");
        keyClick(Qt.Key_Return);
        settle();
        tryVerify(() => suite.editor.details.name === "weight");
        tryVerify(() => suite.part("schemaTree").activeFocus);
        verify(part("schemaDdl").code.includes("weight"));
        compare(part("schemaChanges").count, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        settle();
        tryVerify(() => suite.editor.details.name === "mass");
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        settle();
        tryVerify(() => suite.editor.details.name === "weight");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("schemaStage"));
    }
    function test_aNameThatIsTakenIsSaidBesideIt() {
        openSchema();
        goTo("mass");
        keyClick(Qt.Key_F2);
        tryVerify(() => suite.part("renameField"));
        type("colour");
        keyClick(Qt.Key_Return);
        settle();
        tryVerify(() => suite.editor.errorField === "name");
        verify(part("renameField"));
        compare(part("schemaError-name").visible, true);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("renameField"));
        compare(editor.details.name, "mass");
        verify(part("schemaStage"));
    }
    function test_aColumnIsDescribedAndHidden() {
        openSchema();
        goTo("mass");
        const comment = part("schemaField-comment");
        comment.forceActiveFocus();
        type("As delivered");
        keyClick(Qt.Key_Return);
        settle();
        tryVerify(() => part("schemaDdl").code.includes("As delivered"));
        mouseClick(part("schemaHidden"));
        settle();
        tryVerify(() => suite.editor.details.hidden === true);
        tryVerify(() => !part("schemaDdl").code.includes("mass"));
        compare(part("schemaChanges").count, 2);
        mouseClick(findChild(part("schemaTabs"), "tab-changes"));
        tryVerify(() => part("schemaChanges").itemAtIndex(0));
        mouseClick(findChild(part("schemaChanges").itemAtIndex(0), "takeBack0"));
        settle();
        tryVerify(() => part("schemaChanges").count === 1);
    }
    function test_aColumnBecomesAListAfterItWasShownWhatThatMakes() {
        openSchema();
        goTo("colour");
        const choice = part("listChoice");
        verify(choice.visible);
        choice.forceActiveFocus();
        keyClick(Qt.Key_Down);
        const dialog = findChild(window, "shapingDialog");
        tryVerify(() => dialog.opened);
        tryVerify(() => !suite.world.session.tableShaping.trying);
        const tables = findChild(window, "shapingTables");
        compare(tables.count, 2);
        mouseClick(findChild(window, "acceptShaping"));
        settle();
        tryVerify(() => !dialog.visible);
        tryVerify(() => suite.editor.indexOfTable("robot_colour") >= 0);
        compare(part("schemaChanges").count, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        settle();
        tryVerify(() => suite.editor.indexOfTable("robot_colour") < 0);
    }
    function test_aProposalIsRefusedWithEscape() {
        openSchema();
        goTo("colour");
        part("listChoice").forceActiveFocus();
        keyClick(Qt.Key_Down);
        const dialog = findChild(window, "shapingDialog");
        tryVerify(() => dialog.opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        compare(world.session.tableShaping.title, "");
        compare(part("schemaChanges").count, 0);
        verify(part("schemaStage"));
    }
    function test_aColumnIsComputed() {
        openSchema();
        goTo("mass");
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Up);
        tryVerify(() => suite.editor.column === -1);
        part("addComputed").clicked();
        tryVerify(() => part("computedName").activeFocus);
        type("grams");
        keyClick(Qt.Key_Return);
        type("mass * nothing");
        keyClick(Qt.Key_Return);
        settle();
        tryVerify(() => part("computedError").visible);
        for (let i = 0; i < 7; ++i)
            keyClick(Qt.Key_Backspace);
        type("1000");
        keyClick(Qt.Key_Return);
        settle();
        tryVerify(() => part("schemaDdl").code.includes("grams"));
    }
    function test_theKeysAreLookedUpAndTheSchemaIsThereAgain() {
        openSchema();
        const stage = part("schemaStage");
        const focused = window.activeFocusItem;
        keyClick(Qt.Key_F1);
        tryVerify(() => suite.part("settingsView")?.page === "keys");
        verify(!stage.visible && part("settingsView").activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("settingsView"));
        verify(part("schemaStage") === stage && stage.visible);
        compare(window.activeFocusItem, focused);
        // What is asked for from there takes the place of both.
        keyClick(Qt.Key_F1);
        tryVerify(() => suite.part("settingsView"));
        keyClick(Qt.Key_N, Qt.ControlModifier);
        tryVerify(() => !suite.part("settingsView") && !suite.part("schemaStage"));
        verify(part("questionInput").activeFocus);
    }
    function test_theListSaysHowManyTablesItHas() {
        openSchema();
        verify(part("schemaTree").count > 1);
        compare(editor.tables, part("schemaTree").count);
    }
    function test_aSelectedColumnIsInSightWithItsTable() {
        openSchema();
        goTo("mass");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("schemaStage"));
        openSchema();
        waitForRendering(part("schemaTree"));
        compare(part("schemaTree").contentY, part("schemaTree").originY);
    }
    function test_wordsAreKeptWhileTheyAreWrittenAndWhenTheEditorIsLeft() {
        openSchema();
        mouseClick(findChild(part("schemaTabs"), "tab-words"));
        tryVerify(() => suite.part("glossary"));
        part("glossary").forceActiveFocus();
        type("Heavy is ");
        tryVerify(() => suite.editor.glossary === "Heavy is");
        settle();
        compare(part("glossary").text, "Heavy is ");
        type("90");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("schemaStage"));
        tryCompare(editor, "glossary", "Heavy is 90");
    }
    function test_theFirstKeptQuestionStandsAtTheTop() {
        world.session.chat.ask("How many robots are there?");
        tryVerify(() => !suite.world.session.chat.running);
        openSchema();
        mouseClick(findChild(part("schemaTabs"), "tab-questions"));
        tryVerify(() => suite.part("questionList"));
        compare(part("questionList").count, 0);
        waitForRendering(part("questionList"));
        world.session.feedback.keep(0, true);
        tryVerify(() => {
                suite.world.session.questions.load();
                return suite.part("questionList").count === 1;
            });
        waitForRendering(part("questionList"));
        compare(part("questionList").contentY, part("questionList").originY);
    }
    function test_theDiagramZoomsAndSelects() {
        openSchema();
        mouseClick(findChild(part("schemaTabs"), "tab-diagram"));
        const canvas = part("diagramCanvas");
        tryVerify(() => suite.editor.diagram.tables > 0 && !canvas.rectOf("robot").isEmpty);
        waitForRendering(canvas);
        const rect = canvas.rectOf("robot");
        mouseClick(canvas, rect.x + rect.width / 2, rect.y + 10);
        tryVerify(() => suite.editor.table === suite.editor.indexOfTable("robot"));
        const zoom = canvas.zoom;
        keyClick(Qt.Key_Plus);
        verify(canvas.zoom > zoom);
        keyClick(Qt.Key_Minus);
        fuzzyCompare(canvas.zoom, zoom, 0.001);
        mouseWheel(canvas, 50, 50, 0, 240);
        verify(canvas.zoom > zoom);
        const before = canvas.rectOf("robot").x;
        mouseDrag(canvas, 20, 20, 60, 0);
        verify(canvas.rectOf("robot").x > before);
        keyClick(Qt.Key_0);
        fuzzyCompare(canvas.zoom, zoom, 0.001);
        canvas.save(world.file("tables.svg"));
        tryVerify(() => suite.part("toast").message.includes("tables.svg"));
        verify(world.contentOf("tables.svg").includes("<svg"));
    }
    function test_aLinkOpensTheColumnConcerned() {
        world.session.show("schema", {
                "table": "robot",
                "column": "colour"
            });
        tryVerify(() => suite.part("schemaStage") && suite.editor.details.name === "colour");
        tryVerify(() => suite.editor.values.values !== undefined);
        tryVerify(() => findChild(part("schemaTree"), "schemaRow" + suite.editor.tree.reveal(suite.editor.table, suite.editor.column)));
    }
    function test_withoutAModelAdviceSaysWhatToDo() {
        openSchema();
        mouseClick(findChild(part("schemaTabs"), "tab-advice"));
        tryVerify(() => part("adviceObstacle").text.includes("model"));
        compare(part("askForNames").enabled, false);
    }
}
