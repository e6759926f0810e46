// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// What was taught a knowledge base, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property BaseKeeper keeper: world ? world.session.baseKeeper : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function openView() {
        keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => part("baseList"));
        tryVerify(() => part("baseList").count > 0 && suite.keeper.details.checked);
    }
    // Scrolls to it first.
    function press(name: string, within: Item) {
        const item = within ? findChild(within, name) : part(name);
        verify(item, name);
        const view = part("baseDetails");
        view.contentY = Math.max(0, Math.min(item.mapToItem(view.contentItem, 0, 0).y - 50, view.contentHeight - view.height));
        mouseClick(item);
    }

    name: "Taught"
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

    function test_whatWasTaughtIsListedForgottenAndBroughtBack() {
        verify(world.openFactory(10));
        verify(world.keepExamples(5));
        openView();
        tryVerify(() => suite.keeper.details.examples === 10);
        tryVerify(() => part("taught0"));
        compare(part("taught0").question, "Which sign does Robot 5 bear?");
        verify(!part("taught8"), "eight at once");
        press("moreTaught");
        tryVerify(() => part("taught9")?.y > part("taught8").y, 5000, "each has its place");
        press("deleteTaught", part("taught0"));
        tryVerify(() => suite.keeper.details.examples === 9);
        tryVerify(() => part("taught0").deleted);
        press("undoTaught", part("taught0"));
        tryVerify(() => suite.keeper.details.examples === 10);
        tryVerify(() => !part("taught0").deleted);
        press("switchTaught", part("taught0"));
        tryVerify(() => part("taught0").off);
        verify(findChild(part("taught0"), "taughtQuery").text.startsWith("Switched off"));
        press("switchTaught", part("taught0"));
        tryVerify(() => !part("taught0").off);
        press("correctTaught", part("taught0"));
        const question = findChild(part("taught0"), "taughtQuestionField");
        tryVerify(() => question.activeFocus);
        question.text = "Which number has Robot 5?";
        keyClick(Qt.Key_Return);
        tryCompare(part("taught0"), "question", "Which number has Robot 5?");
        press("correctTaught", part("taught0"));
        const query = findChild(part("taught0"), "taughtQueryField");
        keyClick(Qt.Key_Tab);
        tryVerify(() => query.activeFocus);
        query.text = "SELECT nothing";
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(part("taught0"), "taughtProblem").visible);
        verify(part("taught0").query.includes("http://x/number"), "it stays what it was");
        press("openTaught", part("taught0"));
        tryVerify(() => suite.part("sparqlEditor")?.text.includes("http://x/number"));
    }
    function test_whatWasLearnedAndGivenAreWordsOfTheSameList() {
        verify(world.openFactory(3));
        verify(world.teachWords());
        openView();
        tryVerify(() => part("taughtWord1"));
        const given = () => part("taughtWord0");
        const learned = () => part("taughtWord1");
        compare(given().word, "machine");
        compare(findChild(given(), "taughtQuery").text, "Synonym of robot");
        verify(findChild(learned(), "taughtQuery").text.startsWith("Stands for robot.number, learned from"));
        tryVerify(() => findChild(part("taught0"), "taughtWords").visible);
        press("switchTaught", learned());
        tryVerify(() => learned().off);
        tryVerify(() => !findChild(part("taught0"), "taughtWords").visible, 5000, "it is learned no more");
        press("switchTaught", given());
        tryVerify(() => given().off);
        const words = findChild(given(), "taughtQuery");
        verify(words.text.startsWith("Switched off"));
        // Faint colours of the theme can be read; fainter ones could not.
        compare(words.color, Theme.colors.textMuted);
        compare(words.parent.opacity, 1);
        press("correctTaught", given());
        const word = findChild(given(), "inPlaceField");
        tryVerify(() => word.activeFocus);
        word.text = "android";
        keyClick(Qt.Key_Return);
        tryVerify(() => given().word === "android");
        press("deleteTaught", given());
        tryVerify(() => given().deleted);
        press("undoTaught", given());
        tryVerify(() => !given().deleted && given().off, 5000, "as it was");
    }
}
