// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test
import "views"

// What can be done with a question and its answer, with mouse and keys.
SteadyCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function turnPart(row: int, name: string): Item {
        const list = part("turnList");
        tryVerify(() => list.count > row && list.itemAtIndex(row));
        return findChild(list.itemAtIndex(row), name);
    }
    function lastPart(name: string): Item {
        return turnPart(part("turnList").count - 1, name);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    function ask(question: string) {
        const before = chat.turns.rowCount();
        part("questionInput").forceActiveFocus();
        type(question);
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() > before && !suite.chat.running);
        waitForRendering(part("turnList"));
    }

    name: "Chat"
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
        id: views

        signalName: "viewRequested"
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
        views.target = world.session;
        views.clear();
        window.requestActivate();
        tryVerify(() => window.active);
    }
    function cleanup() {
        views.target = null;
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    function test_anEmptyChatTellsWhatTheBaseHolds() {
        const robots = part("content-robot");
        verify(robots.label.endsWith(" · 3"), robots.label);
        views.clear();
        mouseClick(robots);
        compare(views.count, 1);
        compare(views.signalArguments[0][0], "explore");
        tryCompare(world.session.explorer, "view", "table");
        mouseClick(part("openYourGraph"));
        compare(views.signalArguments[1][0], "import");
    }
    function test_anEditedQuestionBranchesAndThePagerGoesBack() {
        ask("one");
        ask("two");
        mouseClick(turnPart(0, "editQuestion"));
        tryVerify(() => turnPart(0, "inPlaceField").activeFocus);
        keyClick("x");
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        compare(turnPart(0, "questionText").text, "onex");
        const pager = turnPart(0, "branchPager");
        tryVerify(() => pager.visible);
        compare(pager.index, 1);
        waitForRendering(part("turnList"));
        mouseClick(findChild(pager, "pagerBack"));
        tryCompare(part("turnList"), "count", 2);
        tryVerify(() => turnPart(0, "questionText").text === "one");
    }
    function test_aLongQuestionShowsItsBeginningUntilAllIsWanted() {
        const question = "heavy robots ".repeat(300).trim();
        part("questionInput").forceActiveFocus();
        part("questionInput").text = question;
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        const words = lastPart("questionText");
        const fold = lastPart("foldQuestion");
        tryVerify(() => fold.visible && words.height < words.implicitHeight / 2);
        compare(words.Accessible.name, "Question: " + question);
        tryCompare(lastPart("understoodText"), "lineCount", 4);
        click(lastPart("copyQuestion"));
        compare(world.clipboard(), question);
        fold.forceActiveFocus();
        compare(fold.Accessible.name, "Show all of the question");
        keyClick(Qt.Key_Return);
        tryVerify(() => words.height === words.implicitHeight);
        const list = part("turnList");
        const top = () => words.mapToItem(list, 0, 0).y;
        tryVerify(() => top() > 0 && top() < Theme.spaceXxl);
        list.contentY += words.height / 2;
        compare(fold.label, "Show less");
        keyClick(Qt.Key_Space);
        tryVerify(() => words.height < words.implicitHeight / 2 && top() > 0);
        ask("one");
        compare(lastPart("foldQuestion"), null);
    }
    function test_escapeLeavesAQuestionAsItWas() {
        ask("one");
        click(lastPart("editQuestion"));
        tryVerify(() => lastPart("inPlaceField").activeFocus);
        keyClick("x");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !lastPart("inPlaceField"));
        compare(lastPart("questionText").text, "one");
        compare(chat.turns.rowCount(), 1);
    }
    function test_whatWasUnderstoodIsCorrectedInPlace() {
        ask("one");
        click(lastPart("understoodButton"));
        tryVerify(() => lastPart("inPlaceField").activeFocus);
        compare(lastPart("inPlaceField").text, "one (turn 1)");
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("two");
        keyClick(Qt.Key_Return);
        tryVerify(() => lastPart("runPager")?.visible && !suite.chat.running);
        compare(lastPart("runPager").count, 2);
        compare(lastPart("understoodText").text, "Understood as: two (turn 1)");
        compare(lastPart("questionText").text, "one");
    }
    function test_theKeysStayInThePagerOfAnswers() {
        ask("one");
        for (const count of [2, 3]) {
            tryVerify(() => lastPart("askAgain")?.enabled && lastPart("askAgain").visible);
            lastPart("askAgain").forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(part("questionInput").activeFocus);
            tryVerify(() => lastPart("runPager")?.count === count && !suite.chat.running);
        }
        const shown = index => {
            tryVerify(() => lastPart("runPager")?.index === index && lastPart("runPager").visible);
            waitForRendering(part("turnList"));
        };
        shown(2);
        findChild(lastPart("runPager"), "pagerBack").forceActiveFocus();
        keyClick(Qt.Key_Return);
        shown(1);
        keyClick(Qt.Key_Return);
        shown(0);
        // There is no earlier one: the other button has the keys.
        keyClick(Qt.Key_Return);
        shown(1);
    }
    function test_aSecondDraftTakesThePlaceOfTheFirst() {
        chat.ask("redraft");
        tryVerify(() => part("turnList").itemAtIndex(0));
        const written = () => part("turnList").itemAtIndex(0).answerText;
        tryVerify(() => written().includes("Draft 8"));
        verify(!written().includes("Draft 7"), written());
        chat.stop();
        tryVerify(() => !suite.chat.running);
    }
    function test_theToolsOpenWhatTheyName() {
        ask("one");
        for (const [tool, view] of [["showSteps", "steps"], ["showPrompts", "prompts"], ["showMattered", "mattered"]]) {
            views.clear();
            click(lastPart(tool));
            compare(views.count, 1);
            compare(views.signalArguments[0][0], view);
        }
    }
    function test_aThumbKeepsAnExampleAndCanBeTakenBack() {
        ask("one");
        click(lastPart("thumbUp"));
        tryVerify(() => lastPart("feedbackText"));
        verify(lastPart("feedbackText").text.includes("example"));
        compare(lastPart("thumbUp").checked, true);
        lastPart("keepAnswer").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => lastPart("feedbackText").text.startsWith("Kept"));
        lastPart("undoFeedback").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => !lastPart("feedbackText"));
        compare(lastPart("thumbUp").checked, false);
    }
    function test_oneAnswerIsExportedAlone() {
        ask("one");
        ask("two");
        ask("three");
        mouseClick(turnPart(1, "copyAnswer"));
        const overlay = window.contentItem.parent;
        tryVerify(() => findChild(overlay, "exportAnswer")?.visible);
        mouseClick(findChild(overlay, "exportAnswer"));
        tryVerify(() => findChild(part("chatPanel"), "answerExportFiles")?.visible);
        const dialog = findChild(part("chatPanel"), "answerExportFiles");
        verify(dialog.selectedFile.toString().endsWith("/two.md"), dialog.selectedFile);
        dialog.selectedFile = world.file("answer.md");
        dialog.accepted();
        dialog.close();
        tryVerify(() => world.contentOf("answer.md").includes("# two"));
        verify(!/# (one|three)/.test(world.contentOf("answer.md")), world.contentOf("answer.md"));
        mouseClick(turnPart(1, "copyAnswer"));
        tryVerify(() => findChild(overlay, "exportAnswerAsPdf")?.visible);
        mouseClick(findChild(overlay, "exportAnswerAsPdf"));
        tryVerify(() => dialog.visible);
        verify(dialog.selectedFile.toString().endsWith("/two.pdf"), dialog.selectedFile);
        dialog.close();
    }
    function test_whatAThumbOpensIsInView() {
        window.height = 620;
        for (const question of ["one", "two", "three"])
            ask(question);
        const list = part("turnList");
        list.positionViewAtEnd();
        wait(50);
        mouseClick(lastPart("thumbDown"));
        tryVerify(() => lastPart("feedbackText"));
        wait(300);
        const card = lastPart("feedbackText").parent.parent;
        const foot = card.mapToItem(list, 0, card.height).y;
        verify(foot <= list.height, foot + " of " + list.height);
    }
    function test_aWrongAnswerOffersItsQueryToTheConsole() {
        ask("one");
        lastPart("thumbDown").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => lastPart("correctQuery"));
        waitForRendering(part("turnList"));
        views.clear();
        lastPart("correctQuery").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(views.signalArguments[0][0], "console");
        compare(views.signalArguments[0][1].sql, "SELECT label, mass FROM robot");
        verify(views.signalArguments[0][1].run.length > 0);
    }
    function test_anAnswerIsCopiedWithAndWithoutMarkdown() {
        ask("one");
        click(lastPart("copyAnswer"));
        const overlay = window.contentItem.parent;
        tryVerify(() => findChild(overlay, "copyPlain"));
        const markdown = findChild(overlay, "copyMarkdown");
        findChild(overlay, "copyPlain").clicked();
        compare(world.clipboard(), "There are 3 robots [1].");
        markdown.clicked();
        compare(world.clipboard(), "There are **3** robots [1].");
    }
    function test_codeInAnAnswerHasABoxOfItsOwn() {
        ask("code");
        const box = lastPart("answerCode");
        compare(box.code, "SELECT 1");
        compare(box.language, "sql");
        verify(lastPart("answerText").html.includes("Like this"));
    }
    function test_namesCompleteWhileTheyAreTyped() {
        const input = part("questionInput");
        input.forceActiveFocus();
        type("how many rob");
        // Those for fewer letters may come first.
        tryVerify(() => world.session.completer.hints[0]?.text === "Robot", 10000);
        keyClick(Qt.Key_Tab);
        compare(input.text, "how many Robot ");
        compare(world.session.completer.hints.length, 0);
        verify(input.activeFocus);
    }
    function test_enterSendsWhileNamesAreOffered() {
        const input = part("questionInput");
        input.forceActiveFocus();
        type("rob");
        tryVerify(() => world.session.completer.hints.length > 0, 10000);
        keyClick(Qt.Key_Return);
        compare(input.text, "");
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        compare(lastPart("questionText").text, "rob");
    }
    function test_escapeClosesTheNamesAndArrowsChoose() {
        const input = part("questionInput");
        input.forceActiveFocus();
        type("rob");
        tryVerify(() => world.session.completer.hints.length > 0, 10000);
        keyClick(Qt.Key_Escape);
        compare(world.session.completer.hints.length, 0);
        compare(input.text, "rob");
        type("o");
        tryVerify(() => world.session.completer.hints.length > 0, 10000);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(input.text, "Robot ");
        compare(chat.turns.rowCount(), 0);
    }
    function test_upBringsTheLastQuestionBack() {
        ask("one");
        const input = part("questionInput");
        input.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(input.text, "one");
    }
    function test_afterAnOfferedQuestionOneCanWriteAtOnce() {
        tryVerify(() => !!suite.part("example0"));
        waitForRendering(part("example0"));
        mouseClick(part("example0"));
        tryVerify(() => suite.chat.turns.rowCount() === 1 && !suite.chat.running);
        type("and");
        compare(part("questionInput").text, "and");
    }
    function test_whatIsNotSentStaysWithItsConversation() {
        ask("one");
        const first = chat.conversation;
        part("questionInput").forceActiveFocus();
        type("tw");
        chat.newConversation();
        compare(part("questionInput").text, "");
        type("x");
        chat.open(first);
        tryCompare(part("questionInput"), "text", "tw");
        chat.newConversation();
        compare(part("questionInput").text, "x");
    }
    function test_longConversationsScrollByKeyAndByButton() {
        for (const question of ["one", "two", "three", "four"])
            ask(question);
        const list = part("turnList");
        tryVerify(() => list.atYEnd);
        part("questionInput").forceActiveFocus();
        keyClick(Qt.Key_PageUp);
        verify(!list.atYEnd);
        const button = part("scrollToEnd");
        tryVerify(() => button.visible);
        // It takes its own room, below what is read.
        verify(list.mapToItem(null, 0, list.height).y <= button.mapToItem(null, 0, 0).y);
        mouseClick(button);
        tryVerify(() => list.atYEnd);
        tryVerify(() => !button.visible);
    }
    function test_temporaryChatsCannotBeJudged() {
        chat.temporary = true;
        ask("one");
        compare(lastPart("thumbUp").visible, false);
        compare(world.session.conversations.count, 0);
        chat.newConversation();
        compare(chat.temporary, false);
    }
    function test_whereTheModelFailsTheAnswerComesWithoutOne() {
        ask("fail");
        const button = lastPart("answerWithoutModel");
        verify(button.visible);
        mouseClick(button);
        tryVerify(() => lastPart("runPager")?.count === 2 && !suite.chat.running);
    }
}
