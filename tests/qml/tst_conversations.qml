// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Panel 1, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function row(title: string): Item {
        return part("conversation-" + title);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    function askAndWait(question: string) {
        part("questionInput").forceActiveFocus();
        type(question);
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() > 0 && !suite.chat.running);
    }
    function newChat() {
        mouseClick(part("newChat"));
        compare(chat.turns.rowCount(), 0);
    }
    // Menus stand in the window's overlay.
    function clickMenuItem(label: string) {
        let found = null;
        tryVerify(() => {
                const waiting = [suite.window.contentItem.parent];
                while (waiting.length > 0 && !found) {
                    const item = waiting.pop();
                    if (item.label === label && item.visible && item.Accessible.role !== Accessible.Button)
                        found = item;
                    for (let at = 0; at < item.children.length; ++at)
                        waiting.push(item.children[at]);
                }
                return found;
            });
        mouseClick(found);
    }

    name: "Conversations"
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
    SignalSpy {
        id: found

        signalName: "turnFound"
    }
    SignalSpy {
        id: saved

        signalName: "saved"
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

    function test_howMuchABaseHoldsIsWhollySeenInANarrowPanel() {
        const words = part("baseState");
        compare(words.text, BaseWords.amount(world.session.bases.entities, world.session.bases.triples));
        const one = words.height;
        words.text = BaseWords.amount(10000000, 100000000);
        tryVerify(() => words.height > one);
        compare(words.lineCount, 2);
        compare(words.truncated, false);
        verify(words.contentWidth <= words.width);
    }
    function test_aSearchMarksTheWordsAndOpensTheChatAtTheTurn() {
        askAndWait("heavy things");
        askAndWait("light things");
        askAndWait("quick things now");
        newChat();
        askAndWait("colours");
        part("conversationSearch").forceActiveFocus();
        type("light");
        tryCompare(part("conversationList"), "count", 1);
        tryVerify(() => suite.row("heavy things").snippet.includes("<b>light</b>"));
        found.target = chat;
        found.clear();
        mouseClick(row("heavy things"));
        tryVerify(() => suite.chat.turns.rowCount() === 3 && !suite.chat.loading);
        tryCompare(found, "count", 1);
        compare(found.signalArguments[0][0], 1);
        tryVerify(() => part("turnList").contentY <= part("turnList").itemAtIndex(1).y);
        keyClick(Qt.Key_Escape);
    }
    function test_aChatIsPinnedAndDuplicatedFromItsMenu() {
        askAndWait("alpha");
        newChat();
        askAndWait("beta");
        tryVerify(() => suite.row("alpha"));
        mouseClick(row("alpha"), 20, 10, Qt.RightButton);
        clickMenuItem("Pin");
        tryVerify(() => suite.row("alpha").pinned);
        row("alpha").forceActiveFocus();
        keyClick(Qt.Key_Menu);
        clickMenuItem("Duplicate");
        tryCompare(part("conversationList"), "count", 3);
        tryVerify(() => suite.row("alpha (copy)"));
        mouseClick(row("alpha (copy)"));
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.loading);
        compare(chat.title, "alpha (copy)");
    }
    function test_nothingOfAnotherChatComesBackByUndo() {
        const chat = world.session.chat;
        const input = part("questionInput");
        askAndWait("one");
        const first = chat.conversation;
        newChat();
        askAndWait("two");
        const second = chat.conversation;
        input.forceActiveFocus();
        type("of the second");
        chat.open(first);
        tryCompare(input, "text", "");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(input.text, "");
        // Nor what was written and deleted.
        input.forceActiveFocus();
        type("x");
        keyClick(Qt.Key_Backspace);
        newChat();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(input.text, "");
        chat.open(second);
        tryCompare(input, "text", "of the second");
        input.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(input.text, "of the second");
    }
    function test_arrowKeysGoThroughTheList() {
        askAndWait("alpha");
        newChat();
        askAndWait("beta");
        part("conversationSearch").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(row("beta").activeFocus, true);
        keyClick(Qt.Key_Down);
        compare(row("alpha").activeFocus, true);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_F2);
        tryVerify(() => suite.part("renameField"));
        type("gamma");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.row("gamma"));
    }
    function test_chatsAreExportedInEveryFormat() {
        askAndWait("alpha");
        saved.target = world.session.exporter;
        for (const format of ["md", "html", "pdf", "odt", "json"]) {
            saved.clear();
            world.session.exporter.save(chat.conversation, world.file("chat." + format));
            saved.wait();
            compare(saved.signalArguments[0][0], "chat." + format);
            verify(part("toast").message.includes("chat." + format));
        }
        verify(world.contentOf("chat.md").includes("There are **3** robots [1]."));
        verify(world.contentOf("chat.md").includes("SELECT label, mass FROM robot"));
        verify(world.contentOf("chat.html").includes("<strong>3</strong>"));
        verify(world.contentOf("chat.pdf").startsWith("%PDF"));
        compare(JSON.parse(world.contentOf("chat.json")).conversations[0].turns[0].question, "alpha");
    }
    function test_aChartThatIsShownIsExported() {
        askAndWait("alpha");
        const file = (name, format) => {
            saved.target = world.session.exporter;
            saved.clear();
            world.session.exporter.save(chat.conversation, world.file(name + "." + format));
            saved.wait();
            return world.contentOf(name + "." + format);
        };
        verify(!file("table", "html").includes("<svg"));
        mouseClick(findChild(part("answerTable"), "chartTable"));
        tryVerify(() => findChild(part("answerTable"), "resultChart")?.kind === "bar");
        const page = file("chart", "html");
        verify(page.includes("<svg"));
        verify(page.indexOf("<table>") < page.indexOf("<svg"), "the table is there, too");
        verify(file("chart", "pdf").includes("/Subtype /Image"));
        verify(file("chart", "odt").includes("Pictures/"));
        mouseClick(findChild(part("answerTable"), "chartTable"));
        verify(!file("again", "html").includes("<svg"));
    }
    function test_theFileDialogOffersTheChatsTitle() {
        askAndWait("alpha? <b>");
        tryVerify(() => suite.row("alpha? <b>"));
        mouseClick(row("alpha? <b>"), 20, 10, Qt.RightButton);
        clickMenuItem("Export …");
        const dialog = exportPart("Files");
        verify(dialog.visible);
        verify(decodeURIComponent(dialog.selectedFile.toString()).endsWith("/alpha b.md"));
        dialog.close();
        mouseClick(row("alpha? <b>"), 20, 10, Qt.RightButton);
        clickMenuItem("Export as PDF …");
        verify(decodeURIComponent(dialog.selectedFile.toString()).endsWith("/alpha b.pdf"));
        dialog.close();
    }
    function exportPart(name: string): QtObject {
        return findChild(part("conversationsPanel"), "exportDialog" + name);
    }
    // Chooses a file in the dialog of the export, as a kind of file.
    function chooseExport(file: string, kind: int) {
        mouseClick(row("alpha"), 20, 10, Qt.RightButton);
        clickMenuItem("Export …");
        const dialog = exportPart("Files");
        dialog.selectedNameFilter.index = kind;
        dialog.selectedFile = world.file(file);
        dialog.accepted();
        dialog.close();
    }
    function test_aFileGetsTheEndingOfTheKindThatWasChosen() {
        askAndWait("alpha");
        tryVerify(() => suite.row("alpha"));
        chooseExport("report.md", 2);
        tryVerify(() => world.contentOf("report.pdf").startsWith("%PDF"));
        compare(world.contentOf("report.md"), "");
    }
    function test_aFolderAloneMeansTheSuggestedName() {
        askAndWait("alpha");
        tryVerify(() => suite.row("alpha"));
        chooseExport("", 0);
        tryVerify(() => world.contentOf("alpha.md").includes("alpha"));
        compare(world.contentOf(".md"), "");
    }
    function test_aFileIsReplacedOnlyIfThePersonSaysSo() {
        askAndWait("alpha");
        tryVerify(() => suite.row("alpha"));
        world.write("kept.md", "mine");
        chooseExport("kept.md", 0);
        const asking = exportPart("Replaces");
        tryVerify(() => asking.opened);
        asking.close();
        compare(world.contentOf("kept.md"), "mine");
        chooseExport("kept.md", 0);
        tryVerify(() => asking.opened);
        mouseClick(findChild(asking, "replaceFile"));
        tryVerify(() => world.contentOf("kept.md").includes("alpha"));
    }
    function test_anExportThatFailsSaysWhy() {
        askAndWait("alpha");
        world.session.exporter.save(chat.conversation, world.file("missing/folder/chat.md"));
        tryVerify(() => part("toast").visible);
        verify(part("toast").message.length > 10);
    }
    function test_aTemporaryChatIsInNoListAndGoneAfterwards() {
        mouseClick(part("temporaryChat"));
        compare(chat.temporary, true);
        compare(part("temporaryTag").visible, true);
        askAndWait("secret");
        compare(part("conversationList").count, 0);
        compare(world.session.conversations.count, 0);
        newChat();
        compare(chat.temporary, false);
        compare(part("temporaryTag").visible, false);
        part("conversationSearch").forceActiveFocus();
        type("secret");
        compare(part("conversationList").count, 0);
    }
    function test_theListShowsWhatAnotherWindowWrote() {
        askAndWait("alpha");
        verify(world.writeElsewhere("from another window"));
        window.session.refresh();
        tryVerify(() => suite.row("from another window"));
        compare(part("conversationList").count, 2);
    }
}
