// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Queries of one's own, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Console queries: world ? world.session.console("sql") : null
    readonly property Console graph: world ? world.session.console("sparql") : null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function write(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    // Of the page where SPARQL is written.
    function graphPart(name: string): Item {
        return findChild(part("sparqlPage"), name);
    }
    function openGraph() {
        openConsole();
        mouseClick(part("tab-sparql"));
        tryVerify(() => graphPart("sparqlEditor") && graphPart("sparqlEditor").visible);
        mouseClick(graphPart("sparqlEditor"));
        tryVerify(() => graphPart("sparqlEditor").activeFocus);
    }
    function openConsole() {
        keyClick(Qt.Key_5, Qt.ControlModifier);
        tryVerify(() => part("sqlEditor") && part("sqlEditor").activeFocus);
    }

    name: "Console"
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

    function test_aQueryRunsByKeys() {
        openConsole();
        write("SELECT label FROM robot ");
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => suite.queries.state === Console.Done);
        compare(suite.queries.table.rows, 3);
        verify(part("queryResult").visible);
        verify(/^[\d.,]+ s$/.test(part("querySummary").text), part("querySummary").text);
        verify(findChild(part("queryResult"), "rowCount").text.startsWith("3 row"));
    }
    function test_theToolsStandOnOneLine() {
        openGraph();
        const panel = part("derivationPanel");
        for (const wide of [Theme.derivationMinimum, 300, 340, 400]) {
            panel.SplitView.preferredWidth = wide;
            waitForRendering(window.contentItem);
            const tools = ["runQuery", "saveQuery", "savedQueries", "queryHistory", "showPlan"].map(name => suite.graphPart(name));
            const tops = tools.map(tool => tool.mapToItem(panel, 0, 0).y);
            verify(tools.every(tool => tool.visible) && tops.every(top => top === tops[0]), wide + ": " + tops);
            const last = tools[tools.length - 1];
            verify(last.mapToItem(panel, last.width, 0).x <= panel.width, wide + "");
        }
    }
    function test_namesAreWrittenFromTheTreeBesideIt() {
        openConsole();
        const page = part("sqlPage").page;
        verify(!findChild(page, "nameTree").visible, "there is no room in the panel");
        mouseClick(part("expandDerivation"));
        const tree = findChild(page, "nameTree");
        tryVerify(() => tree.visible && tree.itemAtIndex(0) && tree.itemAtIndex(0).height > 0);
        waitForRendering(window.contentItem);
        const row = tree.itemAtIndex(0);
        compare(row.words, "robot");
        mouseClick(part("sqlEditor"));
        write("SELECT * FROM ");
        mouseClick(row, row.width / 2, row.height / 2);
        compare(part("sqlEditor").text, "SELECT * FROM robot");
        verify(part("sqlEditor").activeFocus);
        const before = tree.count;
        mouseClick(findChild(row, "foldName"));
        tryVerify(() => tree.count > before);
        tree.forceActiveFocus();
        tree.currentIndex = 0;
        keyClick(Qt.Key_Left);
        tryCompare(tree, "count", before);
        mouseClick(findChild(page, "nameFilter"));
        write("mass");
        tryVerify(() => tree.count > 1 && Array.from({
                        "length": tree.count
                    }, (_, at) => tree.itemAtIndex(at)?.words).includes("mass"));
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(part("sqlEditor").text, "SELECT * FROM robot mass");
    }
    function test_namesCompleteWhileOneTypes() {
        openConsole();
        write("SELECT label FROM rob");
        const list = findChild(part("sqlPage").page, "completionList");
        tryVerify(() => list.visible && list.count > 0);
        keyClick(Qt.Key_Tab);
        compare(part("sqlEditor").text, "SELECT label FROM robot");
        verify(!list.visible);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Space, Qt.ControlModifier);
        tryVerify(() => list.visible);
        keyClick(Qt.Key_Escape);
        verify(!list.visible);
    }
    function test_runningAQueryClosesTheNames() {
        openConsole();
        write("SELECT 1 FRM robo");
        const list = findChild(part("sqlPage").page, "completionList");
        tryVerify(() => list.visible);
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => suite.queries.state === Console.Failed);
        verify(!list.visible);
    }
    function test_anErrorIsMarkedAndToldBesideTheQuery() {
        openConsole();
        part("sqlEditor").text = "SELECT weigt FROM robot";
        mouseClick(part("runQuery"));
        tryVerify(() => suite.queries.state === Console.Failed);
        verify(part("queryError").visible);
        verify(part("queryError").message.includes("weigt"));
        tryVerify(() => part("errorMark"));
        part("sqlEditor").text = "SELECT 1";
        tryVerify(() => !part("errorMark"));
    }
    function test_aQueryIsSavedAndTakenUpAgain() {
        openConsole();
        part("sqlEditor").text = "SELECT mass FROM robot";
        mouseClick(part("saveQuery"));
        const name = findChild(part("sqlPage").page, "queryName");
        tryVerify(() => name && name.activeFocus);
        write("Heavy");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.queries.saved.length === 1);
        part("sqlEditor").text = "";
        mouseClick(part("savedQueries"));
        tryVerify(() => part("query0"));
        waitForRendering(part("query0"));
        mouseClick(part("query0"));
        compare(part("sqlEditor").text, "SELECT mass FROM robot");
    }
    function test_aQueryThatRanIsFoundAgain() {
        openConsole();
        part("sqlEditor").text = "SELECT 41 + 1";
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => suite.queries.state === Console.Done);
        part("sqlEditor").text = "";
        mouseClick(part("queryHistory"));
        tryVerify(() => part("query0"));
        waitForRendering(part("query0"));
        mouseClick(part("query0"));
        compare(part("sqlEditor").text, "SELECT 41 + 1");
    }
    function test_anAnswersQueryIsCorrected() {
        part("questionInput").forceActiveFocus();
        write("how many");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        const run = chat.currentRun();
        world.session.show("console", {
                "sql": "SELECT name, mass FROM robot"
            });
        tryVerify(() => part("sqlEditor") && part("sqlEditor").activeFocus);
        compare(part("sqlEditor").text, "SELECT name, mass FROM robot");
        verify(!part("correctAnswer").visible);
        part("sqlEditor").text = "SELECT count(*) FROM robot";
        tryVerify(() => part("correctAnswer").visible);
        waitForRendering(part("correctAnswer"));
        mouseClick(part("correctAnswer"));
        tryVerify(() => suite.chat.currentRun() !== run);
        tryVerify(() => !suite.chat.running && part("turnList").itemAtIndex(0).runCount === 2);
        const answer = part("turnList").itemAtIndex(0);
        compare(answer.runIndex, 1);
        verify(suite.chat.plainAnswer(0).startsWith("3"));
    }
    function test_sparqlIsWrittenWithTheNamesOfTheGraph() {
        openGraph();
        tryVerify(() => suite.graph.knowsWords);
        write("SELECT * { ?r a rob");
        keyClick(Qt.Key_Tab);
        compare(graphPart("sparqlEditor").text, "SELECT * { ?r a x:Robot");
        write(" ; mas");
        keyClick(Qt.Key_Tab);
        write(" ?kg }");
        compare(graphPart("sparqlEditor").text, "SELECT * { ?r a x:Robot ; x:mass ?kg }");
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => suite.graph.state === Console.Done);
        compare(graph.table.rows, 3);
        verify(graphPart("queryResult").visible);
        verify(!graphPart("queryTruth").visible);
    }
    function test_eachLanguageKeepsItsQueryAndItsResult() {
        openConsole();
        part("sqlEditor").text = "SELECT label FROM robot";
        mouseClick(part("tab-sparql"));
        tryVerify(() => graphPart("sparqlEditor") && graphPart("sparqlEditor").visible);
        compare(graphPart("sparqlEditor").text, "");
        graphPart("sparqlEditor").text = "ASK { ?r x:mass 40 }";
        mouseClick(graphPart("runQuery"));
        tryVerify(() => graphPart("queryTruth").visible);
        compare(graphPart("queryTruth").text, "Yes, that is so.");
        mouseClick(part("tab-sql"));
        compare(part("sqlEditor").text, "SELECT label FROM robot");
        verify(part("sqlEditor").visible);
        verify(!graphPart("sparqlEditor").visible);
        compare(queries.state, Console.Idle);
    }
    function test_anErrorInSparqlIsMarkedAtItsPlace() {
        openGraph();
        graphPart("sparqlEditor").text = "SELECT ?r {\n  ?r x:mass ] }";
        mouseClick(graphPart("runQuery"));
        tryVerify(() => suite.graph.state === Console.Failed);
        verify(graphPart("queryError").visible);
        tryVerify(() => graphPart("errorMark"));
        compare(graph.query.slice(graph.errorBegin, graph.errorEnd), "]");
    }
    function test_sparqlIsSavedApartFromSql() {
        openGraph();
        graphPart("sparqlEditor").text = "SELECT * { ?r x:mass ?m }";
        mouseClick(graphPart("saveQuery"));
        const name = () => window.activeFocusItem;
        tryVerify(() => name() && name().objectName === "queryName");
        write("Heavy");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.graph.saved.length === 1);
        compare(queries.saved.length, 0);
        graphPart("sparqlEditor").text = "";
        mouseClick(graphPart("savedQueries"));
        tryVerify(() => graphPart("query0"));
        waitForRendering(graphPart("query0"));
        mouseClick(graphPart("query0"));
        compare(graphPart("sparqlEditor").text, "SELECT * { ?r x:mass ?m }");
    }
    function test_howAQueryIsRunIsShown() {
        openGraph();
        verify(!part("showPlan").visible);
        graphPart("sparqlEditor").text = "SELECT * { ?r x:mass ?m }";
        mouseClick(graphPart("showPlan"));
        tryVerify(() => graphPart("plan2"));
        verify(graphPart("plan1").code.includes("SELECT"));
        graphPart("sparqlEditor").text = "SELECT * {";
        tryVerify(() => graphPart("planError").visible);
        verify(!graphPart("plan2"));
        mouseClick(graphPart("showPlan"));
        verify(!graphPart("queryPlan").visible);
    }
    function test_anAnswersQueryIsCorrectedInSparql() {
        part("questionInput").forceActiveFocus();
        write("how many");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        world.session.show("console", {
                "sparql": "SELECT ?r { ?r a x:Robot }"
            });
        tryVerify(() => graphPart("sparqlEditor") && graphPart("sparqlEditor").activeFocus);
        graphPart("sparqlEditor").text = "SELECT (count(?r) AS ?n) { ?r a x:Robot }";
        tryVerify(() => graphPart("correctAnswer").visible);
        waitForRendering(graphPart("correctAnswer"));
        mouseClick(graphPart("correctAnswer"));
        tryVerify(() => !suite.chat.running && part("turnList").itemAtIndex(0).runCount === 2);
        verify(suite.chat.plainAnswer(0).startsWith("3"));
        // Its source opens where it was written.
        world.session.show("sources", {
                "n": 1
            });
        tryVerify(() => part("source1"));
        tryVerify(() => findChild(part("source1"), "openInConsole"));
        graphPart("sparqlEditor").text = "";
        findChild(part("source1"), "openInConsole").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(graphPart("sparqlEditor"), "text", "SELECT (count(?r) AS ?n) { ?r a x:Robot }");
    }
    function test_theLanguageIsRememberedForABase() {
        openGraph();
        const robots = world.session.bases.folder;
        verify(world.openFactory());
        tryVerify(() => part("sqlEditor").visible);
        world.session.bases.open(robots);
        tryVerify(() => graphPart("sparqlEditor").visible);
    }
}
