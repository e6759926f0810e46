// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Looking around in the graph, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }

    name: "Explore"
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

    function test_thePanelHasModesByMouseAndKeys() {
        const panel = part("derivationPanel");
        compare(panel.mode, "derivation");
        mouseClick(part("mode-explore"));
        compare(panel.mode, "explore");
        part("mode-explore").forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(panel.mode, "console");
        keyClick(Qt.Key_4, Qt.ControlModifier);
        compare(panel.mode, "explore");
        keyClick(Qt.Key_5, Qt.ControlModifier);
        compare(panel.mode, "console");
        keyClick(Qt.Key_2, Qt.ControlModifier);
        compare(panel.mode, "derivation");
        compare(window.derivationTab, "steps");
    }
    function test_thePanelTakesTheWholeWindowAndGivesItBack() {
        const panel = part("derivationPanel");
        const before = panel.width;
        mouseClick(part("expandDerivation"));
        tryVerify(() => panel.width === window.width);
        verify(!part("chatPanel").visible);
        keyClick(Qt.Key_Escape);
        tryVerify(() => panel.width === before);
        verify(part("chatPanel").visible);
        mouseClick(part("expandDerivation"));
        keyClick(Qt.Key_L, Qt.ControlModifier);
        verify(part("questionInput").activeFocus);
    }
}
