// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The settings' page of models: where no server answers, and with several of them.
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
        failOnWarning(/TypeError|Unable to assign/);
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
    // The server "Lab" with its models listed.
    function lab(): Item {
        world.serve(["clever:7b"]);
        compare(world.session.openAiServers.add("Lab", world.openAiUrl(), ""), "");
        open("models");
        tryVerify(() => part("server-lab"));
        findChild(part("server-lab"), "lookOpenAi").clicked();
        tryVerify(() => part("model-openai@lab:clever:7b"));
        return part("server-lab");
    }
    function test_itIsWholeWithTheModelsOfTwoServers() {
        lab();
        findChild(part("server-"), "lookOpenAi").clicked();
        tryVerify(() => part("model-openai:clever:7b"));
        waitForRendering(window.contentItem);
        compare(crushedIn(part("settingsLoader").item), "");
        findChild(part("server-"), "openAiModel").text = "cle";
        waitForRendering(window.contentItem);
        compare(crushedIn(part("settingsLoader").item), "");
        verify(part("server-lab").y >= part("server-").y + part("server-").implicitHeight);
    }
    function test_aServerIsKeptOrRemovedWithItsModels() {
        const server = lab();
        const remove = findChild(server, "removeServer"), confirm = findChild(server, "confirmRemoval");
        remove.clicked();
        tryVerify(() => confirm.visible);
        findChild(server, "keepServer").clicked();
        tryVerify(() => !confirm.visible);
        compare(world.session.openAiServers.count, 2);
        remove.clicked();
        confirm.actionRequested();
        tryVerify(() => !part("server-lab"));
        waitForRendering(window.contentItem);
        compare(world.session.openAiServers.count, 1);
    }
    function test_itIsWholeOnceAServerIsAdded() {
        world.serve(["clever:7b"]);
        open("models");
        part("addServer").clicked();
        tryVerify(() => part("newServer").visible);
        part("newServerName").text = "Lab";
        part("newServerAddress").text = world.openAiUrl();
        part("keepNewServer").clicked();
        tryVerify(() => part("server-lab"));
        waitForRendering(window.contentItem);
        compare(crushedIn(part("settingsLoader").item), "");
        const models = findChild(part("server-lab"), "lookOpenAi");
        const below = models.mapToItem(window.contentItem, 0, models.height).y;
        verify(part("addServer").mapToItem(window.contentItem, 0, 0).y >= below);
        verify(findChild(part("server-lab"), "openAiModel").width > 100);
    }
}
