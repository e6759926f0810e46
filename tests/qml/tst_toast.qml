// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// A message covers nothing that can be used, and moves nothing.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    // What of it is seen, in the window: a list cuts off what it has scrolled away.
    function seen(item: Item): rect {
        let shown = item.mapToItem(window.contentItem, 0, 0, item.width, item.height);
        for (let around = item.parent; around; around = around.parent) {
            if (!around.clip)
                continue;
            const cut = around.mapToItem(window.contentItem, 0, 0, around.width, around.height);
            const left = Math.max(shown.x, cut.x);
            const top = Math.max(shown.y, cut.y);
            shown = Qt.rect(left, top, Math.min(shown.x + shown.width, cut.x + cut.width) - left, Math.min(shown.y + shown.height, cut.y + cut.height) - top);
        }
        return shown;
    }
    // Buttons and fields that can be used, outside of the message itself.
    function controlsOf(item: Item, found: var): var {
        if (!item.visible || item === part("toast"))
            return found;
        if (item.activeFocusOnTab && item.enabled && item.width > 0 && item.height > 0)
            found.push(item);
        for (let at = 0; at < item.children.length; ++at)
            controlsOf(item.children[at], found);
        return found;
    }
    // What is counted comes later into the page of bases, and moves what stands below it.
    function waitForDetails() {
        tryVerify(() => suite.world.session.baseKeeper.details.examples >= 0);
    }
    function verifyNothingIsCovered(where: string) {
        waitForRendering(window.contentItem);
        const before = controlsOf(window.contentItem, []).map(control => seen(control).toString());
        world.session.notice("A message that is long enough to be as wide as messages are, and that says what was done with which file.");
        tryVerify(() => part("toast").visible);
        waitForRendering(window.contentItem);
        const toast = part("toast").mapToItem(window.contentItem, 0, 0, part("toast").width, part("toast").height);
        const controls = controlsOf(window.contentItem, []);
        verify(controls.length > 3, where);
        compare(controls.map(control => seen(control).toString()), before, where);
        verify(toast.width > 0 && toast.x >= 0 && toast.x + toast.width <= window.width && toast.y >= 0, where + ": " + toast);
        for (const control of controls) {
            const box = seen(control);
            const beside = box.width <= 0 || box.height <= 0 || box.x >= toast.x + toast.width || box.x + box.width <= toast.x || box.y >= toast.y + toast.height || box.y + box.height <= toast.y;
            verify(beside, where + ": " + (control.objectName || control) + " " + box + " under " + toast);
        }
        part("toast").hide();
    }

    name: "Toast"
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

    function test_itCoversNoControlOfTheChat() {
        verifyNothingIsCovered("an empty chat");
        world.session.chat.ask("one");
        tryVerify(() => !suite.world.session.chat.running);
        tryVerify(() => suite.part("answerTable")?.visible);
        verifyNothingIsCovered("an answer");
        part("questionInput").forceActiveFocus();
        for (const letter of "two")
            keyClick(letter);
        verifyNothingIsCovered("a question that is being written");
    }
    function test_itCoversNoControlOfAStage_data() {
        return ["settings", "bases", "import", "schema", "console", "explore"].map(view => ({
                        "tag": view
                    }));
    }
    function test_itCoversNoControlOfAStage(data) {
        // What servers have comes later into the page of models.
        world.session.show(data.tag, {
                "page": "appearance"
            });
        if (data.tag === "bases")
            waitForDetails();
        waitForRendering(window.contentItem);
        verifyNothingIsCovered(data.tag);
    }
    function test_itCoversNothingOfAPanelThatHasTheWindow() {
        world.session.show("console");
        mouseClick(part("expandDerivation"));
        waitForRendering(window.contentItem);
        const tops = ["derivationModes", "expandDerivation"].map(name => suite.part(name)).map(item => item.mapToItem(suite.window.contentItem, 0, item.height / 2).y);
        fuzzyCompare(tops[0], tops[1], 1);
        verifyNothingIsCovered("a console that has the window");
        // It goes with the place that it was shown at.
        world.session.show("bases");
        waitForDetails();
        verifyNothingIsCovered("bases");
        world.session.show("chat");
        verifyNothingIsCovered("the chat again");
    }
    function test_itCoversNothingInASmallWindow() {
        window.width = window.minimumWidth;
        window.height = window.minimumHeight;
        verifyNothingIsCovered("a small window");
        world.session.show("settings", {
                "page": "appearance"
            });
        verifyNothingIsCovered("settings in a small window");
    }
}
