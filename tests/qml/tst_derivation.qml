// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Panel 3 and the tables of results, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null
    // Of the answer asked for last. No binding: one over findChild() would be evaluated anew with every item that is made.
    property ResultTable table: null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function ask(question: string) {
        chat.ask(question);
        tryVerify(() => suite.chat.turns.rowCount() > 0 && !suite.chat.running);
        tryVerify(() => suite.part("answerTable")?.visible);
        table = part("answerTable").table;
        waitForRendering(window.contentItem);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    function inMenu(name: string): Item {
        return findChild(window.contentItem.parent, name);
    }
    function choose(name: string) {
        tryVerify(() => suite.inMenu(name)?.visible);
        waitForRendering(inMenu(name));
        mouseClick(inMenu(name));
    }
    // A part of the answer's table, which also stands in the derivation.
    function inAnswer(name: string): Item {
        return findChild(part("answerTable"), name);
    }

    name: "Derivation"
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
    SignalSpy {
        id: notices

        signalName: "notice"
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
        views.target = world.session;
        notices.target = world.session;
        views.clear();
        notices.clear();
    }
    function cleanup() {
        table = null;
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    function test_aNewAnswerBringsItsDerivation() {
        const derivation = world.session.derivation;
        ask("one");
        compare(derivation.question, "one");
        ask("two");
        compare(derivation.question, "two");
        // An earlier answer was looked at meanwhile.
        chat.select(0);
        compare(derivation.question, "one");
        ask("three");
        compare(derivation.question, "three");
        tryVerify(() => suite.part("source1")?.visible);
        chat.ask("slow");
        compare(derivation.question, "slow", "from its beginning");
        chat.stop();
        tryVerify(() => !suite.chat.running);
    }
    function test_aPinnedDerivationStaysWhenAnotherAnswerComes() {
        const derivation = world.session.derivation;
        verify(!part("pinDerivation").enabled);
        ask("one");
        mouseClick(part("pinDerivation"));
        verify(derivation.pinned);
        ask("two");
        compare(derivation.question, "one");
        chat.select(1);
        compare(derivation.question, "two", "what is chosen by hand is shown");
        mouseClick(part("pinDerivation"));
        ask("three");
        compare(derivation.question, "three");
        mouseClick(part("pinDerivation"));
        chat.newConversation();
        verify(!derivation.pinned);
    }
    function test_whatWasLookedAtInVainIsCalledSo() {
        chat.ask("Who is the chief designer of the genuine robot Ada?");
        tryVerify(() => suite.part("source1")?.visible && !suite.chat.running);
        verify(!world.session.derivation.answered);
        tryVerify(() => suite.part("lookedAt").mapToItem(suite.part("sourcesView"), 0, 0).y > 0, undefined, "in view");
        ask("one");
        verify(!part("lookedAt").visible);
    }
    function test_aTableIsSortedByKey() {
        ask("how many");
        inAnswer("columnTitle0").forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(table.sortColumn, 1);
        compare(table.cellText(0, 0), "Bo");
        keyClick(Qt.Key_Space);
        compare(table.cellText(0, 0), "Cy");
    }
    function test_halfARowShowsThatThereAreMore() {
        ask("how many");
        const grid = inAnswer("cells").parent;
        compare(grid.height, 4 * Theme.rowHeight + 2);
        grid.maximumRows = 1;
        compare(grid.height, 4 * Theme.rowHeight + 2, "two more are shown whole");
        grid.maximumRows = 0;
        tryCompare(grid, "height", 1.5 * Theme.rowHeight + 2);
    }
    function test_aTableIsFilteredByKey() {
        ask("how many");
        inAnswer("cells").forceActiveFocus();
        keyClick(Qt.Key_F, Qt.ControlModifier);
        verify(inAnswer("tableFilter").activeFocus);
        type(">40");
        tryCompare(table, "rows", 1);
        compare(table.cellText(0, 0), "Cy");
        verify(inAnswer("rowCount").text.startsWith("1 of 3"));
        keyClick(Qt.Key_Escape);
        compare(table.rows, 3);
        tryVerify(() => suite.inAnswer("tableFilter") === null);
    }
    function test_aTableIsFilteredByAButton() {
        ask("how many");
        mouseClick(inAnswer("filterTable"));
        verify(inAnswer("tableFilter").activeFocus);
        type("ad");
        tryCompare(table, "rows", 1);
        mouseClick(inAnswer("closeFilter"));
        compare(table.rows, 3);
    }
    function test_aCellIsCopiedByKey() {
        ask("how many");
        inAnswer("cells").forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        keySequence(StandardKey.Copy);
        compare(world.clipboard(), "9.5");
    }
    function test_aCellsMenuCopiesAndFilters() {
        ask("how many");
        const cells = inAnswer("cells");
        mouseClick(cells, 30, Theme.rowHeight * 1.5, Qt.RightButton);
        choose("filterByCell");
        tryCompare(table, "rows", 1);
        compare(table.cellText(0, 0), "Bo");
        compare(inAnswer("tableFilter").text, "= Bo");
    }
    function test_anEntityOpensByClickAndByKey() {
        ask("how many");
        const cells = inAnswer("cells");
        mouseClick(cells, 30, Theme.rowHeight * 1.5);
        compare(views.count, 1);
        compare(views.signalArguments[0][0], "entity");
        compare(views.signalArguments[0][1].iri, "http://x/bo");
        cells.forceActiveFocus();
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Return);
        compare(views.count, 2);
    }
    function test_aColumnIsMadeWiderByItsEdge() {
        ask("how many");
        const title = inAnswer("columnTitle0");
        const before = title.width;
        const edge = title.mapToItem(window.contentItem, title.width - 4, 10);
        mouseDrag(window.contentItem, edge.x, edge.y, 50, 0);
        compare(title.width, before + 50);
        title.forceActiveFocus();
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(title.width, before + 50 - Theme.spaceL);
        compare(table.sortColumn, -1);
    }
    function test_aTableIsCopiedWithOneClickAndSaved() {
        ask("how many");
        mouseClick(inAnswer("copyTable"));
        compare(world.clipboard(), "name,mass (kg)\r\nAda,40\r\nBo,9.5\r\nCy,100\r\n");
        mouseClick(inAnswer("moreOfTable"));
        choose("copyWithIris");
        verify(world.clipboard().startsWith("name,name IRI,mass (kg)\r\nAda,http://x/ada,40\r\n"));
        notices.clear();
        world.session.save(world.file("table.csv"), table.csv(false));
        tryCompare(notices, "count", 1);
        compare(world.contentOf("table.csv"), table.csv(false));
    }
    function test_aTableIsShownAsAChartAndCopied() {
        ask("how many");
        mouseClick(inAnswer("chartTable"));
        tryVerify(() => suite.inAnswer("resultChart"));
        const chart = inAnswer("resultChart");
        tryCompare(chart, "kind", "bar");
        tryVerify(() => chart.height > 40);
        verify(chart.Accessible.description.includes("mass (kg)"));
        verify(chart.wordsAt(chart.width / 2, chart.height / 2).includes("mass"));
        verify(chart.svg().startsWith("<svg"));
        verify(!inAnswer("cells").visible);
        mouseClick(inAnswer("moreOfTable"));
        choose("copyPicture");
        verify(world.clipboardHasPicture());
        mouseClick(inAnswer("chartTable"));
        verify(inAnswer("cells").visible);
    }
    function test_aQueryIsExplainedOpenedAndFixed() {
        ask("how many");
        world.session.show("sources", {
                "n": 1
            });
        const source = part("source1");
        mouseClick(findChild(source, "explainQuery"));
        tryVerify(() => findChild(source, "explained0"));
        compare(findChild(source, "explained0").modelData.text, "Looks at each robot.");
        views.clear();
        mouseClick(findChild(source, "fixHere"));
        choose("fix-mass");
        compare(views.signalArguments[0][0], "schema");
        compare(views.signalArguments[0][1].table, "robot");
        compare(views.signalArguments[0][1].column, "mass");
        // Its name is about to be written anew, in the schema's stage over the panels.
        tryVerify(() => part("renameField")?.activeFocus);
        compare(part("renameField").selectedText, "mass");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        findChild(source, "openInConsole").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(views.signalArguments[1][0], "console");
        compare(views.signalArguments[1][1].sql, "SELECT label, mass FROM robot");
    }
    function test_aStepOpensAndLeadsToItsPrompt() {
        ask("how many");
        world.session.show("steps");
        tryVerify(() => suite.part("step0"));
        verify(part("stepsSummary").text.includes("15"));
        waitForRendering(part("stepsView"));
        mouseClick(part("step1"));
        verify(findChild(part("step1"), "stepQuery").visible);
        mouseClick(findChild(part("step0"), "stepPrompt"));
        compare(window.derivationTab, "prompts");
    }
    function test_theStepThatChoseAPartOfTheGraphDrawsIt() {
        ask("what is around ada");
        world.session.show("steps");
        tryVerify(() => suite.part("step0"));
        verify(!findChild(part("step0"), "stepSubgraph"));
        mouseClick(part("step0"));
        tryVerify(() => findChild(suite.part("step0"), "stepSubgraph")?.visible);
        const drawn = findChild(part("step0"), "stepSubgraph");
        compare(drawn.graph.count, 7);
        compare(findChild(drawn, "graphBox0").label, "Ada");
        verify(findChild(drawn, "graphBox1").expanded);
        waitForRendering(drawn);
        views.clear();
        mouseDoubleClickSequence(findChild(drawn, "graphBox1"));
        compare(views.signalArguments[0][0], "entity");
        compare(views.signalArguments[0][1].iri, "http://x/bo");
        ask("how many");
        compare(world.session.derivation.subgraph.count, 0);
    }
    function test_promptsAreSearchedByKey() {
        ask("how many");
        world.session.show("prompts");
        tryVerify(() => suite.part("promptRows")?.count > 0);
        part("copyCall").forceActiveFocus();
        keyClick(Qt.Key_F, Qt.ControlModifier);
        verify(part("promptSearch").activeFocus);
        type("select");
        compare(world.session.derivation.prompts.hits, 1);
        compare(part("hitCount").text, "1 of 1");
        keyClick(Qt.Key_Return);
        compare(world.session.derivation.prompts.hit, 0);
        keyClick(Qt.Key_Escape);
        compare(part("promptSearch").text, "");
        mouseClick(part("copyCall"));
        verify(world.clipboard().includes("how many"));
    }
    function test_whatMatteredIsFoundOutAndLeadsToTheSource() {
        ask("how many");
        const mattered = world.session.derivation.mattered;
        compare(mattered.state, Mattered.Idle);
        world.session.show("mattered");
        tryCompare(mattered, "state", Mattered.Planned);
        verify(part("matteredCost").text.includes("ollama:scripted"));
        waitForRendering(part("matteredView"));
        mouseClick(part("startMattered"));
        // Without its only source there is nothing to write, and no model is called.
        tryCompare(mattered, "state", Mattered.Done);
        tryVerify(() => suite.part("matteredGroup0"));
        waitForRendering(part("matteredView"));
        mouseClick(findChild(part("matteredGroup0"), "matteredSource1"));
        compare(window.derivationTab, "sources");
    }
    function test_aCitationShowsItsSourceWhereThePointerIs() {
        ask("how many");
        const list = part("turnList");
        const answer = findChild(list, "answerText");
        tryVerify(() => answer.width > 0);
        let found = null;
        for (let y = 2; y < answer.height && !found; y += 4)
            for (let x = 2; x < answer.width && !found; x += 3)
                if (answer.linkAt(x, y) === "cite:1")
                    found = Qt.point(x + 3, y);
        verify(found);
        mouseMove(answer, found.x, found.y);
        tryVerify(() => suite.inMenu("previewText")?.visible);
        compare(inMenu("previewText").text, "SELECT label, mass FROM robot");
    }
}
