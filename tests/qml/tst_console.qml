// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Queries of one's own, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Console queries: world ? world.session.console : null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function write(text: string) {
        for (const letter of text)
            keyClick(letter);
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
        verify(part("querySummary").text.startsWith("3 row"));
    }
    function test_namesCompleteWhileOneTypes() {
        openConsole();
        write("SELECT label FROM rob");
        const list = findChild(window, "completionList");
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
        const name = findChild(window, "queryName");
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
}
