// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The main ways through the window, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function lastTurn(name: string): Item {
        const list = part("turnList");
        tryVerify(() => list.count > 0 && list.itemAtIndex(list.count - 1));
        return findChild(list.itemAtIndex(list.count - 1), name);
    }
    function write(question: string) {
        const input = part("questionInput");
        input.forceActiveFocus();
        for (const letter of question)
            keyClick(letter);
    }
    function askAndWait(question: string) {
        write(question);
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() > 0 && !suite.chat.running);
    }

    name: "Window"
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

    Component {
        id: anyWindow

        Main {
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

    function test_enterAsksAndShiftEnterBreaks() {
        write("one");
        keyClick(Qt.Key_Return, Qt.ShiftModifier);
        compare(chat.turns.rowCount(), 0);
        compare(part("questionInput").text, "one\n");
        keyClick("2");
        keyClick(Qt.Key_Return);
        compare(part("questionInput").text, "");
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        tryVerify(() => lastTurn("answerText")?.text.includes("robots"));
        compare(lastTurn("understoodText").text, "Understood as: one\n2 (turn 1)");
    }
    function test_aCitationOpensItsSource() {
        askAndWait("how many");
        keyClick(Qt.Key_2, Qt.ControlModifier);
        compare(window.derivationTab, "steps");
        const answer = lastTurn("answerText");
        waitForRendering(answer);
        // The chip stands where its link is.
        let found = null;
        for (let y = 2; y < answer.height && !found; y += 4)
            for (let x = 2; x < answer.width && !found; x += 3)
                if (answer.linkAt(x, y) === "cite:1")
                    found = Qt.point(x + 3, y);
        verify(found);
        mouseClick(answer, found.x, found.y);
        compare(window.derivationTab, "sources");
        compare(part("sourcesView").highlighted, 1);
        verify(part("source1"));
    }
    function test_aSourceChipOpensItsSourceByKey() {
        askAndWait("how many");
        keyClick(Qt.Key_3, Qt.ControlModifier);
        tryVerify(() => lastTurn("sourceChip1"));
        lastTurn("sourceChip1").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(window.derivationTab, "sources");
        compare(part("sourcesView").highlighted, 1);
    }
    function test_stopKeepsWhatHasCome() {
        write("slow");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.running);
        tryVerify(() => lastTurn("answerText")?.html.includes("Half"));
        compare(lastTurn("statusText").visible, true);
        mouseClick(part("stopButton"));
        tryVerify(() => !suite.chat.running);
        verify(lastTurn("answerText").html.includes("Half"));
        verify(part("sendButton"));
    }
    function test_escapeStops() {
        write("slow");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.running);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.chat.running);
    }
    function test_outerPanelsCollapse() {
        const conversations = part("conversationsPanel");
        const configuration = part("configurationPanel");
        const open = conversations.width;
        mouseClick(part("collapseConversations"));
        tryCompare(conversations, "width", Theme.railWidth);
        mouseClick(part("expandConversations"));
        tryCompare(conversations, "width", open);
        keyClick(Qt.Key_J, Qt.ControlModifier);
        tryCompare(configuration, "width", Theme.railWidth);
        keyClick(Qt.Key_J, Qt.ControlModifier);
        tryVerify(() => configuration.width > Theme.railWidth);
    }
    function test_aPanelThatGaveWayComesBackWithTheRoom() {
        const conversations = part("conversationsPanel");
        const configuration = part("configurationPanel");
        const open = configuration.width;
        window.width = Theme.allPanelsWidth - 1;
        tryCompare(configuration, "width", Theme.railWidth);
        verify(!conversations.collapsed);
        window.width = Theme.windowWidth;
        tryCompare(configuration, "width", open);
        // One that the person folded stays as it is.
        mouseClick(part("collapseConversations"));
        window.width = Theme.threePanelsWidth - 1;
        tryCompare(configuration, "collapsed", true);
        window.width = Theme.windowWidth;
        tryCompare(configuration, "collapsed", false);
        verify(conversations.collapsed);
    }
    // Until what is above it has its size, and it stays where it is.
    function settle(item: Item) {
        let place = null;
        tryVerify(() => {
                const before = place;
                place = item.mapToItem(suite.window.contentItem, 0, 0);
                return before !== null && before.y === place.y;
            });
    }
    function test_tableIsSortedByAClickOnATitle() {
        askAndWait("how many");
        const table = lastTurn("answerTable");
        verify(table.visible);
        settle(table);
        mouseClick(findChild(table, "columnTitle1"));
        compare(table.table.sortColumn, 1);
        compare(table.table.data(table.table.index(0, 0), Qt.DisplayRole), "Bo");
        mouseClick(findChild(table, "columnTitle1"));
        compare(table.table.data(table.table.index(0, 0), Qt.DisplayRole), "Cy");
    }
    function test_aTipIsMadeWhenThePointerRests() {
        const button = part("collapseConversations");
        button.hoverEnabled = true;  // a platform without a screen leaves it out
        const tip = () => findChild(window.contentItem.parent, "toolTip");
        mouseMove(window.contentItem, window.width / 2, window.height / 2);
        tryVerify(() => !tip());
        mouseMove(button);
        tryVerify(() => tip()?.visible);
        compare(tip().text, button.name);
        mouseMove(window.contentItem, window.width / 2, window.height / 2);
        tryVerify(() => !tip());
    }
    function test_exampleQuestionsAreAskedWithAClick() {
        tryVerify(() => part("example0"));
        const question = part("example0").question;
        mouseClick(part("example0"));
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        compare(chat.title, question);
    }
    function test_conversationsTellTheirBaseWhereThereAreSeveral() {
        askAndWait("one");
        const row = () => part("conversation-one");
        tryVerify(() => row());
        verify(!findChild(row(), "conversationBase"));
        verify(world.copyBase());
        world.session.refresh();
        tryVerify(() => world.session.bases.count === 2);
        tryVerify(() => findChild(row(), "conversationBase"));
        compare(findChild(row(), "conversationBase").name, world.session.bases.name);
    }
    function test_aConversationIsRenamedDeletedAndBroughtBack() {
        askAndWait("how many");
        tryVerify(() => part("conversation-how many"));
        part("conversation-how many").forceActiveFocus();
        keyClick(Qt.Key_F2);
        tryVerify(() => part("renameField"));
        keyClick("n");
        keyClick(Qt.Key_Return);
        compare(chat.title, "n");
        tryVerify(() => part("conversation-n"));
        part("conversation-n").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryCompare(part("conversationList"), "count", 0);
        verify(part("toast").visible);
        waitForRendering(part("toast"));
        mouseClick(part("toastAction"));
        tryCompare(part("conversationList"), "count", 1);
    }
    function test_theConfigurationIsChangedAndSaved() {
        const configurations = world.session.configurations;
        configurations.strategy = "sql";
        tryVerify(() => part("modelField").visible);
        verify(!part("sendButton").enabled);
        part("modelField").forceActiveFocus();
        for (const letter of "ollama:tiny")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(configurations.model, "ollama:tiny");
        part("configurationName").selectAll();
        part("configurationName").forceActiveFocus();
        keyClick("t");
        keyClick(Qt.Key_Return);
        compare(configurations.name, "t");
        tryVerify(() => part("configuration-t"));
    }
    function test_everyControlThatCanHaveTheFocusHasAName() {
        askAndWait("how many");
        const nameless = [];
        const waiting = [window.contentItem];
        while (waiting.length > 0) {
            const item = waiting.pop();
            if (item.activeFocusOnTab && item.visible && item.width > 0 && !item.Accessible.name)
                nameless.push(item + " " + item.objectName);
            for (let at = 0; at < item.children.length; ++at)
                waiting.push(item.children[at]);
        }
        compare(nameless, []);
    }
    function test_noWindowIsLargerThanItsScreenHasRoomFor_data() {
        return [{
                "tag": "a large screen",
                "room": Qt.size(2560, 1400),
                "kept": {},
                "size": Qt.size(1440, 900)
            }, {
                "tag": "a small screen",
                "room": Qt.size(1280, 740),
                "kept": {},
                "size": Qt.size(1280, 740)
            }, {
                "tag": "a tiny screen",
                "room": Qt.size(800, 500),
                "kept": {},
                "size": Qt.size(800, 500)
            }, {
                "tag": "a window that was larger on another screen",
                "room": Qt.size(1366, 700),
                "kept": {
                    "width": 2000,
                    "height": 600
                },
                "size": Qt.size(1366, 600)
            }];
    }
    function test_noWindowIsLargerThanItsScreenHasRoomFor(data: var) {
        world.session.settings.window = data.kept;
        const another = anyWindow.createObject(null, {
                "session": world.session,
                "room": data.room
            });
        compare(Qt.size(another.width, another.height), data.size);
        another.close();
        another.destroy();
        wait(0);
    }
    function test_themeChangesAtOnce() {
        world.session.settings.theme = "dark";
        compare(Theme.dark, true);
        world.session.settings.theme = "light";
        compare(Theme.dark, false);
    }
}
