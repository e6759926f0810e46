// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// One question under two configurations, side by side.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem.parent, name);
    }
    function press(item: Item) {
        verify(item);
        item.forceActiveFocus();
        waitForRendering(window.contentItem);
        mouseClick(item);
    }
    function ask(question: string) {
        const input = part("questionInput");
        input.forceActiveFocus();
        input.text = question;
        keyClick(Qt.Key_Return);
    }

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
        world.session.settings.textScale = 1;
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    name: "Compare"

    function askAndOpen(question: string) {
        world.session.configurations.useModel("ollama:clever");
        world.session.settings.ollamaHost = "http://127.0.0.1:1";
        world.session.configurations.use("Offline");
        ask(question);
        tryVerify(() => chat.turns.rowCount() === 1 && !chat.running);
        press(part("compareButton"));
        tryVerify(() => part("compareView"));
    }
    function column(index: int): Item {
        return part("side" + index);
    }

    function test_bothAnswerAtTheSameTimeAndAgree() {
        askAndOpen("how many");
        compare(part("comparedQuestion").text, "how many");
        compare(part("leftConfiguration").wanted, "Offline");
        compare(part("rightConfiguration").wanted, "clever");
        press(part("startComparison"));
        tryVerify(() => column(0) && column(1));
        tryCompare(world.session.comparison, "verdict", Comparison.Same);
        for (const index of [0, 1]) {
            verify(findChild(column(index), "sideTable").visible);
            verify(findChild(column(index), "sideAnswer").visible);
            tryVerify(() => findChild(column(index), "cost").text.includes("15"));
        }
        verify(part("compareVerdict").text.length > 0);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("compareView"));
        compare(chat.turns.rowCount(), 1);
        tryVerify(() => part("turnList").itemAtIndex(0).runCount === 3);
    }
    function test_anAnswerIsShownInTheChat() {
        askAndOpen("how many");
        press(part("startComparison"));
        tryCompare(world.session.comparison, "verdict", Comparison.Same);
        press(findChild(column(0), "showInChat"));
        tryVerify(() => !part("compareView"));
        compare(part("turnList").itemAtIndex(0).runIndex, 1);
        compare(window.derivationTab, "sources");
    }
    function test_theFooterOfAnAnswerLeadsHere() {
        ask("how many");
        tryVerify(() => chat.turns.rowCount() === 1 && !chat.running);
        press(findChild(part("turnList").itemAtIndex(0), "compareAnswers"));
        tryVerify(() => part("compareView"));
        compare(part("comparedQuestion").text, "how many");
    }
    function test_whatDiffersIsSaid() {
        askAndOpen("do they differ");
        press(part("startComparison"));
        tryCompare(world.session.comparison, "verdict", Comparison.Different);
        verify(world.session.comparison.difference.length > 0);
        verify(part("compareVerdict").text.includes(world.session.comparison.difference));
    }
    function test_bothAreStopped() {
        askAndOpen("how many");
        keyClick(Qt.Key_Escape);
        chat.newConversation();
        ask("slow");
        tryVerify(() => chat.running);
        chat.stop();
        tryVerify(() => !chat.running);
        world.session.show("compare", {
                "turn": 0
            });
        tryVerify(() => part("startComparison"));
        press(part("startComparison"));
        tryVerify(() => world.session.comparison.running && part("stopComparison").visible);
        tryVerify(() => findChild(column(0), "sideAnswer") && findChild(column(1), "sideAnswer").visible);
        press(part("stopComparison"));
        tryVerify(() => !world.session.comparison.running);
        tryCompare(part("startComparison"), "visible", true);
    }
    function test_aFailureIsSaidOnItsSide() {
        askAndOpen("fail");
        press(part("startComparison"));
        tryVerify(() => column(0) && findChild(column(0), "sideTrouble").visible);
        compare(world.session.comparison.verdict, Comparison.Unknown);
    }
    function test_withoutAQuestionNothingIsCompared() {
        world.session.show("compare");
        tryVerify(() => part("compareView"));
        verify(!part("startComparison").enabled);
    }
    function test_whatWouldLeaveIsAskedFirst() {
        askAndOpen("how many");
        world.session.settings.ollamaHost = "http://models.example:11434";
        press(part("startComparison"));
        tryVerify(() => world.session.consent.asking);
        verify(!world.session.consent.offlineHelps);
        compare(chat.running, false);
        world.session.consent.refuse();
        compare(chat.running, false);
        compare(part("turnList").itemAtIndex(0).runCount, 1);
    }
    function test_itFitsAtTwiceTheTextSize() {
        askAndOpen("how many");
        world.session.settings.textScale = 2;
        press(part("startComparison"));
        tryCompare(world.session.comparison, "verdict", Comparison.Same);
        const view = part("compareView");
        for (const name of ["leftConfiguration", "rightConfiguration", "side0", "side1"]) {
            const item = part(name);
            verify(item.mapToItem(view, item.width, 0).x <= view.width, name);
            verify(item.width > view.width / 3, name + " is " + item.width);
        }
    }
}
