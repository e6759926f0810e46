// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The configuration strip, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Configurations configurations: world ? world.session.configurations : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function press(item: Item) {
        verify(item);
        item.forceActiveFocus();
        waitForRendering(window.contentItem);
        mouseClick(item);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }

    name: "Configurations"
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
            height: 1200
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

    function test_onlyTheNumbersThatTheStrategyKnowsAreShown() {
        verify(!part("roundsBox").visible);
        press(part("unfoldNumbers"));
        tryVerify(() => part("topKBox").visible);
        verify(!part("roundsBox").visible);
        verify(!part("temperatureSlider").visible);
        configurations.strategy = "sql+passages";
        for (const name of ["roundsBox", "topKBox", "requiredBox", "candidatesBox", "rerankBox", "contextBox", "temperatureSlider", "embedderBox"])
            tryVerify(() => part(name).visible, 5000, name);
        configurations.strategy = "sql";
        for (const name of ["topKBox", "requiredBox", "rerankBox", "embedderBox"])
            tryVerify(() => !part(name).visible, 5000, name);
        configurations.strategy = "grasp";
        for (const name of ["stepsBox", "toolsBox", "feedbackBox", "contextBox", "embedderBox"])
            tryVerify(() => part(name).visible, 5000, name);
        tryVerify(() => !part("roundsBox").visible);
        press(part("feedbackBox"));
        compare(configurations.feedback, true);
        configurations.strategy = "control";
        tryVerify(() => !part("feedbackBox").visible);
        tryVerify(() => !part("roundsBox").visible && part("temperatureSlider").visible);
    }
    function test_numbersAreSetWithTheKeys() {
        configurations.model = "ollama:tiny";
        press(part("unfoldNumbers"));
        part("roundsBox").forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(configurations.rounds, 4);
        part("temperatureSlider").forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        fuzzyCompare(configurations.temperature, 0.2, 0.001);
        press(part("rerankBox"));
        compare(configurations.rerank, true);
        verify(configurations.modified);
        const summary = findChild(part("configuration-Offline"), "configurationSummary");
        compare(summary.text, "changed, not saved");
        press(part("resetConfiguration"));
        compare(configurations.strategy, "offline");
        verify(!configurations.modified);
        compare(summary.text, "no model");
    }
    function test_aConfigurationIsDuplicatedRenamedRemovedAndBroughtBack() {
        configurations.duplicate("Offline");
        compare(configurations.name, "Offline 2");
        tryVerify(() => part("configuration-Offline 2"));
        part("configuration-Offline 2").forceActiveFocus();
        keyClick(Qt.Key_F2);
        tryVerify(() => part("renameConfiguration"));
        type("mine");
        keyClick(Qt.Key_Return);
        compare(configurations.name, "mine");
        part("configuration-mine").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        compare(configurations.count, 1);
        compare(configurations.name, "Offline");
        verify(part("toast").visible);
        press(part("toastAction"));
        compare(configurations.count, 2);
        tryVerify(() => part("configuration-mine"));
    }
    function test_theLastOneStays() {
        part("configuration-Offline").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        compare(configurations.count, 1);
    }
    function test_aModelIsChosenFromThoseFound() {
        world.serve(["one", "two"]);
        world.session.ollama.look();
        tryCompare(configurations, "models", ["ollama:one", "ollama:two"]);
        configurations.strategy = "sql";
        compare(configurations.model, "ollama:one");
        tryVerify(() => part("modelBox").visible && !part("modelField").visible);
        part("modelBox").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(configurations.model, "ollama:two");
    }
    function test_aFoundModelIsUsedWithOneClick() {
        verify(!part("useFoundModel").visible);
        world.serve(["one"]);
        world.session.ollama.look();
        tryVerify(() => part("useFoundModel").visible);
        press(part("useFoundModel"));
        compare(configurations.model, "ollama:one");
        verify(!part("useFoundModel").visible);
    }
    function test_theStripFitsAtItsNarrowestAndAtTwiceTheTextSize() {
        configurations.model = "openai:a-model-with-quite-a-long-name";
        for (const scale of [1, 2]) {
            world.session.settings.textScale = scale;
            const panel = part("configurationPanel");
            panel.collapsed = false;
            panel.openWidth = Theme.sidePanelMinimum;
            tryCompare(panel, "width", Theme.sidePanelMinimum);
            if (!part("temperatureSlider").visible)
                part("unfoldNumbers").clicked();
            waitForRendering(window.contentItem);
            const waiting = [panel];
            while (waiting.length > 0) {
                const item = waiting.pop();
                if (!item.visible)
                    continue;
                const right = item.mapToItem(panel, item.width, 0).x;
                verify(right <= panel.width + 1, item + " " + item.objectName + " ends at " + right + " of " + panel.width);
                if (item.contentWidth !== undefined && item.elide === Text.ElideNone && item.wrapMode !== undefined)
                    verify(item.contentWidth <= item.width + 1, item + ": " + item.text);
                for (let at = 0; at < item.children.length; ++at)
                    waiting.push(item.children[at]);
            }
        }
    }
    function test_theBadgeSaysWhereTheQuestionGoes() {
        verify(part("destinationBadge").words.includes("this computer"));
        world.session.settings.ollamaHost = "http://models.example:11434";
        configurations.useModel("ollama:large");
        verify(part("destinationBadge").words.includes("models.example"));
        verify(part("destinationBadge").words.includes("passages"));
        configurations.strategy = "sql";
        verify(!part("destinationBadge").words.includes("passages"));
        press(part("destinationBadge"));
        tryVerify(() => part("settingsView"));
        compare(part("settingsView").page, "privacy");
    }
}
