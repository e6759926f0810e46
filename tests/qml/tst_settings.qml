// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The settings, with mouse and keys, against a model server in the test.
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
    function write(name: string, text: string) {
        fill(part(name), text);
    }
    function fill(field: Item, text: string) {
        field.forceActiveFocus();
        field.selectAll();
        for (const letter of text)
            keyClick(letter);
    }
    function press(item: Item) {
        verify(item);
        item.forceActiveFocus();
        waitForRendering(window.contentItem);
        mouseClick(item);
    }

    name: "Settings"
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

    function initTestCase() {
        Theme.animationMs = 0;
    }
    function init() {
        world = worldComponent.createObject(suite);
        verify(world.openRobots());
        world.serve(["clever:7b", "embed-it"]);
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

    function test_aFoundModelIsUsedWithOneClick() {
        open("models");
        tryVerify(() => part("model-ollama:clever:7b"));
        const row = part("model-ollama:clever:7b");
        press(findChild(row, "useModel"));
        compare(world.session.configurations.model, "ollama:clever:7b");
        compare(world.session.configurations.strategy, "sql+passages");
        compare(world.session.configurations.problem, "");
        tryVerify(() => findChild(row, "modelInUse").visible);
    }
    function test_aModelIsTestedInWords() {
        open("models");
        tryVerify(() => part("model-ollama:clever:7b"));
        const row = part("model-ollama:clever:7b");
        press(findChild(row, "testModel"));
        tryVerify(() => findChild(row, "testPassed").visible);
        tryVerify(() => findChild(row, "testRemark").text.includes("too few"));
        write("openAiModel", "other");
        tryVerify(() => part("model-openai:other"));
        world.servePage("/v1/models", 401, "{}");
        tryVerify(() => part("model-openai:other").visible);
        findChild(part("model-openai:other"), "testModel").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(part("model-openai:other"), "testTrouble").visible);
        verify(findChild(part("model-openai:other"), "testTrouble").message.includes("key"));
    }
    function test_aServerThatIsNotThereIsSaid() {
        open("models");
        write("ollamaField", "http://127.0.0.1:1");
        keyClick(Qt.Key_Tab);
        press(part("lookOllama"));
        tryVerify(() => part("ollamaTrouble").visible);
        verify(part("ollamaTrouble").message.includes("127.0.0.1:1"));
    }
    function test_aModelIsFetchedAndStopped() {
        world.servePage("/api/pull", 200, '{"status":"pulling x","total":100,"completed":40}\n', true);
        open("models");
        tryVerify(() => part("pullField").visible);
        write("pullField", "huge");
        keyClick(Qt.Key_Return);
        tryVerify(() => part("pullStatus").text === "huge: 40 %");
        press(part("pullCancel"));
        tryVerify(() => part("pullField").visible && !part("pullTrouble").visible);
        world.servePage("/api/pull", 200, '{"error":"file does not exist"}\n');
        part("pullButton").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => part("pullTrouble").visible);
    }
    function test_aModelIsGotInTwoClicks() {
        world.servePage("/api/tags", 200, '{"models":[]}');
        world.servePage("/api/pull", 200, '{"status":"pulling x","total":100,"completed":40}\n', true);
        world.session.ollama.look();
        tryVerify(() => world.session.ollama.state === ModelCatalog.Found && world.session.configurations.models.length === 0);
        tryVerify(() => part("emptyGetAModel").visible);
        press(part("emptyGetAModel"));
        tryVerify(() => part("settingsView") && part("settingsLoader").item);
        tryVerify(() => part("offer-qwen2.5:7b"));
        const offer = part("offer-qwen2.5:7b");
        const get = findChild(offer, "getModel");
        tryVerify(() => get.enabled);
        get.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(offer, "pullStatus").text === "qwen2.5:7b: 40 %");
        verify(!part("offer-gemma3:12b").visible);
        part("unfoldOffers").forceActiveFocus();
        keyClick(Qt.Key_Space);
        verify(part("offer-gemma3:12b").visible);
        verify(!findChild(part("offer-gemma3:12b"), "getModel").enabled, "one at a time");
        // Stopped half way it goes on from there.
        findChild(offer, "pullCancel").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => get.visible && get.enabled && get.label === "Go on");
        world.servePage("/api/pull", 200, '{"status":"success"}\n');
        world.servePage("/api/tags", 200, '{"models":[{"name":"qwen2.5:7b","size":4700000000,"details":{"parameter_size":"7.6B"}}]}');
        get.forceActiveFocus();
        keyClick(Qt.Key_Return);
        // Where none answered it is used at once, and the chat is there again.
        tryVerify(() => world.session.configurations.model === "ollama:qwen2.5:7b");
        tryVerify(() => !part("settingsView"));
    }
    function test_howOllamaIsInstalledIsOffered() {
        open("models");
        write("ollamaField", "http://127.0.0.1:1");
        keyClick(Qt.Key_Tab);
        press(part("lookOllama"));
        tryVerify(() => part("ollamaTrouble").visible);
        verify(!findChild(part("offer-qwen2.5:7b"), "getModel").enabled);
        part("ollamaTrouble").actionRequested();
        tryCompare(findChild(window, "linkDialog"), "opened", true);
        compare(findChild(window, "linkDialog").address, "https://ollama.com/download");
        findChild(window, "linkDialog").close();
    }
    function test_whatASmallModelCanHardlyDoIsToldBeforeTheFirstQuestion() {
        world.servePage("/api/tags", 200, '{"models":[{"name":"tiny:1b","details":{"parameter_size":"1.2B"}}]}');
        world.servePage("/api/show", 200, '{"model_info":{"general.architecture":"x","x.context_length":8192}}');
        world.session.ollama.look();
        const configurations = world.session.configurations;
        tryVerify(() => configurations.models.includes("ollama:tiny:1b"));
        configurations.useModel("ollama:tiny:1b");
        compare(configurations.strategy, "readings");
        compare(configurations.contextTokens, 8192);
        compare(configurations.remark, "");
        configurations.strategy = "sql+passages";
        const note = part("emptyRemark");
        tryVerify(() => note.visible);
        verify(note.message.includes("1.2 billion"), note.message);
        note.actionRequested();
        compare(configurations.strategy, "readings");
        tryVerify(() => !note.visible);
    }
    function test_theKeysWorkInAnotherLanguageToo() {
        open("appearance");
        world.retranslate();
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("settingsView"));
        keyClick(Qt.Key_F1);
        tryVerify(() => part("settingsView") && part("settingsView").page === "keys");
    }
    function test_aKeyIsKeptAndForgotten() {
        open("models");
        const key = part("openAiKey");
        findChild(key, "secret").forceActiveFocus();
        for (const letter of "sk-test")
            keyClick(letter);
        compare(findChild(key, "secret").text, "sk-test");
        verify(!/[a-z]/.test(findChild(key, "secret").displayText), "nobody reads it on the screen");
        keyClick(Qt.Key_Return);
        verify(world.session.settings.keyPlace !== AppSettings.NoKey);
        compare(findChild(key, "secret").text, "");
        verify(findChild(key, "secretPlace").visible);
        press(findChild(key, "forgetSecret"));
        compare(world.session.settings.keyPlace, AppSettings.NoKey);
    }
    function test_aServerIsAddedByKeysAndItsModelsUsed() {
        open("models");
        press(part("addServer"));
        tryVerify(() => part("newServer").visible && part("newServerName").activeFocus);
        for (const letter of "My lab")
            keyClick(letter);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        tryVerify(() => part("newServerProblem").visible);
        verify(part("newServerProblem").message.includes("Write the address"));
        part("newServerAddress").text = world.openAiUrl();
        write("newServerKey", "sk-test");
        verify(!/[a-z]/.test(part("newServerKey").displayText), "nobody reads it on the screen");
        keyClick(Qt.Key_Return);
        tryVerify(() => part("server-my-lab"));
        verify(!part("newServer").visible);
        compare(part("newServerKey").text, "");
        const server = part("server-my-lab");
        compare(server.name, "My lab");
        verify(server.keyPlace !== AppSettings.NoKey);
        findChild(server, "lookOpenAi").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => part("model-openai@my-lab:clever:7b"));
        findChild(part("model-openai@my-lab:clever:7b"), "useModel").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(world.session.configurations.model, "openai@my-lab:clever:7b");
        compare(world.session.configurations.name, "clever:7b");
        const titles = world.session.configurations.modelTitles;
        verify(titles.includes("clever:7b · My lab"), titles);
        server.servers.setKey("my-lab", "");
    }
    function test_aServerIsRenamedMovedAndRemoved() {
        compare(world.session.openAiServers.add("Lab", world.openAiUrl(), ""), "");
        open("models");
        tryVerify(() => part("server-lab"));
        const server = part("server-lab");
        const name = findChild(server, "serverName");
        fill(name, "ollama");
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(server, "serverProblem").visible);
        verify(findChild(server, "serverProblem").message.includes("another name"));
        fill(name, "Library");
        keyClick(Qt.Key_Return);
        tryCompare(server, "name", "Library");
        verify(!findChild(server, "serverProblem").visible);
        const address = findChild(server, "openAiField");
        fill(address, "http://127.0.0.1:1/v1");
        keyClick(Qt.Key_Return);
        tryCompare(server, "address", "http://127.0.0.1:1/v1");
        findChild(server, "lookOpenAi").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(server, "openAiTrouble").visible);
        verify(findChild(server, "openAiTrouble").message.includes("127.0.0.1:1"));
        findChild(server, "removeServer").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(server, "confirmRemoval").visible);
        findChild(server, "confirmRemoval").actionRequested();
        tryVerify(() => !part("server-lab"));
        compare(world.session.openAiServers.count, 1);
        verify(!findChild(part("server-"), "removeServer").visible, "the usual one stays");
    }
    function test_pagesAreChosenWithTheArrowKeys() {
        open("models");
        part("settingsPage-models").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(part("settingsView").page, "embedders");
        keyClick(Qt.Key_Up);
        compare(part("settingsView").page, "models");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("settingsView"));
    }
    function test_theProxyIsNamed() {
        open("network");
        verify(!part("proxyHost").visible);
        world.session.network.proxy = "http";
        tryVerify(() => part("proxyHost").visible);
        write("proxyHost", "proxy.example");
        write("proxyPort", "3128");
        keyClick(Qt.Key_Tab);
        compare(world.session.network.host, "proxy.example");
        compare(world.session.network.port, 3128);
        verify(!part("proxyPassword").visible);
        write("proxyUser", "me");
        keyClick(Qt.Key_Tab);
        tryVerify(() => part("proxyPassword").visible);
    }
    function test_textGrowsWithTheKeys() {
        open("appearance");
        part("textScale").forceActiveFocus();
        const before = Theme.fontBody;
        for (let step = 0; step < 20; ++step)
            keyClick(Qt.Key_Right);
        fuzzyCompare(world.session.settings.textScale, 2, 0.001);
        verify(Theme.fontBody >= 2 * before);
        compare(part("settingsView").page, "appearance");
    }
    function test_coloursAreChosenWithAClick() {
        open("appearance");
        mouseClick(findChild(part("themeStrip"), "tab-dark"));
        compare(world.session.settings.theme, "dark");
        compare(Theme.dark, true);
        mouseClick(findChild(part("themeStrip"), "tab-light"));
        compare(Theme.dark, false);
    }
    function test_motionIsReduced() {
        open("appearance");
        press(part("reducedMotion"));
        compare(Theme.reducedMotion, true);
        press(part("reducedMotion"));
        compare(Theme.reducedMotion, false);
    }
    function test_keysAreSearched() {
        keyClick(Qt.Key_F1);
        tryVerify(() => part("keySearch"));
        tryVerify(() => part("key-Ctrl+N"));
        write("keySearch", "prompts");
        tryVerify(() => part("key-Ctrl+3") && !part("key-Ctrl+N"));
        write("keySearch", "zzz");
        tryVerify(() => !part("key-Ctrl+3"));
    }
    function test_everyKeyOfTheListThatActsDoesSo() {
        const actions = KeyTable.keys.filter(key => key.action).map(key => key.sequence);
        compare(new Set(actions).size, actions.length);
        verify(actions.includes("Ctrl+,"));
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => part("settingsView"));
    }
    function test_theLanguageOfTheDataIsThatOfNewImports() {
        open("data");
        write("dataLanguageField", "sv");
        keyClick(Qt.Key_Tab);
        compare(world.session.settings.dataLanguage, "sv");
        compare(world.session.importer.language, "sv");
        tryCompare(part("dataLanguageBox"), "value", "sv");
    }
    function test_anIndexIsBuilt() {
        world.session.ollama.look();
        open("embedders");
        tryVerify(() => part("embedder-ollama:embed-it"));
        press(findChild(part("embedder-ollama:embed-it"), "buildIndex"));
        tryVerify(() => part("index-ollama:embed-it"));
    }
    function test_everyControlHasANameOnEveryPage() {
        for (const page of ["models", "embedders", "privacy", "network", "appearance", "data", "keys"]) {
            open(page);
            const nameless = [];
            const waiting = [part("settingsView")];
            while (waiting.length > 0) {
                const item = waiting.pop();
                if (item.activeFocusOnTab && item.visible && item.width > 0 && !item.Accessible.name)
                    nameless.push(page + ": " + item + " " + item.objectName);
                for (let at = 0; at < item.children.length; ++at)
                    waiting.push(item.children[at]);
            }
            compare(nameless, []);
        }
    }
    function test_nothingIsWiderThanThePageAtTwiceTheTextSize() {
        world.session.settings.textScale = 2;
        for (const page of ["models", "embedders", "privacy", "network", "appearance", "data", "keys"]) {
            open(page);
            const body = part("settingsLoader");
            const waiting = [body];
            while (waiting.length > 0) {
                const item = waiting.pop();
                if (!item.visible || item.clip && item !== body && !(item instanceof Flickable) && item.width < body.width / 2)
                    continue;
                const right = item.mapToItem(body, item.width, 0).x;
                verify(right <= body.width + 1, page + ": " + item + " " + item.objectName + " ends at " + right);
                for (let at = 0; at < item.children.length; ++at)
                    waiting.push(item.children[at]);
            }
        }
    }
    function test_aBaseIsSharedAndNoMore() {
        open("sharing");
        press(part("share"));
        tryVerify(() => world.session.sharing.active);
        tryVerify(() => part("assistantConfiguration").code.includes(world.session.sharing.address));
        press(part("share"));
        verify(!world.session.sharing.active);
        tryCompare(part("share"), "label", "Share on this computer");
    }
}
