// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The settings' page of models where no server answers.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function open(page: string) {
        world.session.show("settings", {
                "page": page
            });
        tryVerify(() => part("settingsView") && part("settingsLoader").item);
        waitForRendering(window.contentItem);
    }

    name: "ModelsPage"
    when: windowShown

    Component {
        id: worldComponent

        TestWorld {
        }
    }
    Component {
        id: windowComponent

        Main {
            width: 1100
            height: 700
        }
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

    // The first row of a column that is less high than what it holds; empty if there is none.
    function crushedIn(item: var): string {
        for (const child of Array.from(item.children)) {
            if (!child.visible || child.height === undefined)
                continue;
            const isCrushed = child.parent instanceof ColumnLayout && child.height < child.implicitHeight - 1;
            const found = isCrushed ? child + " " + child.objectName : crushedIn(child);
            if (found)
                return found;
        }
        return "";
    }
    function verifyWhole() {
        tryVerify(() => world.session.ollama.state === ModelCatalog.Failed && part("ollamaTrouble")?.visible);
        waitForRendering(window.contentItem);
        tryVerify(() => crushedIn(part("settingsLoader").item) === "", 5000, crushedIn(part("settingsLoader").item));
    }
    function test_itIsWholeWhenItIsComeBackTo() {
        world.session.settings.ollamaHost = "http://127.0.0.1:9";
        open("network");
        open("models");
        verifyWhole();
        open("network");
        open("models");
        verifyWhole();
    }
}
