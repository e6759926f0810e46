// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test
import "views"

// The reading of a question without a model, changed by hand with mouse and keys.
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

    name: "Reading"
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

    function test_thePartsOfAReadingCanBeChangedAndLeftOut() {
        ask("read");
        const chip = lastPart("readingChip1");
        compare(chip.words, "colour");
        mouseClick(chip);
        const overlay = window.contentItem.parent;
        tryVerify(() => findChild(overlay, "readingChoice0"));
        mouseClick(findChild(overlay, "readingChoice0"));
        tryVerify(() => lastPart("runPager")?.count === 2 && !suite.chat.running);
        tryVerify(() => lastPart("readingChip1").words === "mass");
        compare(lastPart("readingChip2").words, "not used: please");
        lastPart("readingChip2").forceActiveFocus();
        keyClick(Qt.Key_Return);
        searchField();
        inOverlay("leaveWordOut").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => lastPart("runPager")?.count === 3 && !suite.chat.running);
        verify(!lastPart("readingChip2"));
    }
    function test_aKeyLeadsToThePartsOfTheLastReading() {
        ask("one");
        ask("read");
        keyClick(Qt.Key_M, Qt.ControlModifier);
        tryVerify(() => lastPart("understoodButton").activeFocus);
        for (let i = 0; i < 3 && !lastPart("readingChip1").activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(lastPart("readingChip1").activeFocus);
        keyClick(Qt.Key_Return);
        verify(inOverlay("readingChoice0"));
    }
    function inOverlay(name: string): Item {
        const overlay = window.contentItem.parent;
        tryVerify(() => findChild(overlay, name)?.visible);
        return findChild(overlay, name);
    }
    // The words of the chips of the last answer.
    function readAs(): var {
        const words = [];
        for (let i = 0; lastPart("readingChip" + i); ++i)
            words.push(lastPart("readingChip" + i).words);
        return words;
    }
    function runs(count: int) {
        tryVerify(() => lastPart("runPager")?.count === count && !suite.chat.running);
    }
    function answer(): string {
        return chat.plainAnswer(chat.turns.rowCount() - 1);
    }
    function searchField(): Item {
        const field = inOverlay("partSearch");
        tryVerify(() => field.activeFocus);
        return field;
    }
    function search(text: string) {
        searchField().selectAll();
        type(text);
    }
    function test_whatAWordMeansIsSaidBySearch() {
        ask("genuine robots");
        const words = readAs();
        const place = words.indexOf("not used: genuine");
        verify(place >= 0, words.join("; "));
        click(lastPart("readingChip" + place));
        compare(searchField().text, "genuine");
        search("red");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.value === "red");
        keyClick(Qt.Key_Return);
        runs(2);
        verify(readAs().indexOf("not used: genuine") < 0);
        verify(answer().startsWith("2 robots"), answer());
        // From now on, in any question.
        ask("How many genuine robots are there?");
        verify(readAs().indexOf("not used: genuine") < 0, readAs().join("; "));
        verify(answer().includes("2"), answer());
    }
    function test_aWordThatIsAnotherNameOfAClassIsSaidOnce() {
        ask("genuine robots");
        click(lastPart("readingChip" + readAs().indexOf("not used: genuine")));
        search("robo");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.kind === "class");
        keyClick(Qt.Key_Return);
        runs(2);
        verify(readAs().indexOf("not used: genuine") < 0, readAs().join("; "));
        ask("genuine");
        verify(answer().startsWith("3 robots"), answer());
    }
    function test_theOnlyWordOfAQuestionIsExplained() {
        chat.ask("How many genuine are there?");
        tryVerify(() => lastPart("readingChip0")?.words === "not used: genuine" && !suite.chat.running);
        // By key: what was just answered is still being laid out, and a click would miss.
        lastPart("readingChip0").forceActiveFocus();
        keyClick(Qt.Key_Return);
        searchField();
        verify(!findChild(window, "leaveWordOut")?.visible, "nothing would be left to ask");
        search("robo");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.kind === "class");
        keyClick(Qt.Key_Return);
        runs(2);
        verify(answer().includes("3"), answer());
    }
    function test_aWordThatIsAnotherNameOfAColumnIsSaidOnce() {
        ask("genuine robots");
        click(lastPart("readingChip" + readAs().indexOf("not used: genuine")));
        search("mass");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.column === "mass");
        keyClick(Qt.Key_Return);
        mouseClick(inOverlay("meansTheSame"));
        runs(2);
        verify(readAs().some(one => one.includes("mass")), readAs().join("; "));
    }
    function test_whatACorrectionTeachesIsSaidAndTakenBack() {
        ask("genuine robots");
        verify(!lastPart("feedbackText"));
        click(lastPart("readingChip" + readAs().indexOf("not used: genuine")));
        search("mass");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.column === "mass");
        keyClick(Qt.Key_Return);
        mouseClick(inOverlay("useAsColumn"));
        runs(2);
        tryVerify(() => lastPart("feedbackText")?.visible);
        click(lastPart("undoFeedback"));
        tryVerify(() => !lastPart("feedbackText"));
    }
    function test_whatIsTriedBesideTheQuestionTeachesNothing() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("colour");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.column === "colour");
        mouseClick(findChild(inOverlay("foundParts"), "foundPart0"));
        mouseClick(inOverlay("useAsColumn"));
        runs(2);
        wait(100);
        verify(!lastPart("thumbUp").checked && !lastPart("feedbackText"));
    }
    function test_aConditionOfTheQuestionThatIsLeftOutTeachesNothing() {
        ask("genuine red robots");
        const place = readAs().findIndex(one => one.includes("red"));
        verify(place >= 0, readAs().join("; "));
        click(lastPart("readingChip" + place));
        mouseClick(inOverlay("leaveOut"));
        runs(2);
        verify(!readAs().some(one => one.includes("red")), readAs().join("; "));
        wait(100);
        verify(!lastPart("thumbUp").checked, "without it it is another question");
    }
    function test_anAnswersQueryIsOpenedInExploreAndBuiltOn() {
        ask("genuine robots");
        click(lastPart("buildOn"));
        const explorer = world.session.explorer;
        tryVerify(() => explorer.view === "query" && explorer.builder.table);
        compare(explorer.builder.about, "robot");
        compare(explorer.builder.table.total, 3);
    }
    function addMassAbove95() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("mas");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.column === "mass");
        mouseClick(findChild(inOverlay("foundParts"), "foundPart0"));
        inOverlay("operatorBox").value = ">";
        const operand = inOverlay("operandField");
        operand.forceActiveFocus();
        type("9");
        keyClick(".");
        type("5");
        mouseClick(inOverlay("addCondition"));
    }
    function test_aComparisonIsTypedWithItsSign() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("mas");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.column === "mass");
        mouseClick(findChild(inOverlay("foundParts"), "foundPart0"));
        const operand = inOverlay("operandField");
        operand.forceActiveFocus();
        for (const letter of ">=95.5")
            keyClick(letter);
        compare(inOverlay("operatorBox").value, ">=");
        compare(operand.text, "95.5");
        keyClick(Qt.Key_Return);
        runs(2);
        verify(readAs().some(one => one.includes("95.5")), readAs().join("; "));
    }
    function test_aConditionIsPutInAndChanged() {
        addMassAbove95();
        runs(2);
        verify(answer().startsWith("2 robots"), answer());
        const place = readAs().findIndex(one => one.indexOf("mass") >= 0);
        click(lastPart("readingChip" + place));
        mouseClick(inOverlay("operator<="));
        runs(3);
        verify(answer().includes("Bo"), answer());
        verify(!answer().includes("Cy"), answer());
        wait(100);
        verify(!lastPart("thumbUp").checked, "with another value it is another question: it teaches nothing");
    }
    function changeValueOf(words: string) {
        const place = readAs().findIndex(one => one.includes(words));
        verify(place >= 0, readAs().join("; ") + answer());
        click(lastPart("readingChip" + place));
        const entry = inOverlay("pickValue");
        tryVerify(() => entry.height > 0 && entry.y > 0);
        mouseClick(entry);
    }
    function test_theNumberOfAConditionIsEdited() {
        addMassAbove95();
        runs(2);
        changeValueOf("mass");
        const operand = inOverlay("operandField");
        tryVerify(() => operand.activeFocus);
        compare(operand.text, "9.5");
        compare(inOverlay("operatorBox").value, ">");
        operand.selectAll();
        type("11");
        keyClick(Qt.Key_Return);
        runs(3);
        verify(readAs().some(one => one.includes("mass more than 11")), readAs().join("; "));
    }
    function test_anotherValueIsChosenAmongThoseOfTheColumn() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("red");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.value === "red");
        keyClick(Qt.Key_Return);
        runs(2);
        changeValueOf("red");
        tryVerify(() => inOverlay("columnValues").count > 1);
        const values = inOverlay("columnValues");
        compare(values.itemAtIndex(0).modelData.value, "red", "the commonest first");
        const other = values.itemAtIndex(1);
        const wanted = other.modelData.value;
        mouseClick(other);
        runs(3);
        verify(readAs().some(one => one.includes(wanted)), readAs().join("; "));
    }
    function test_aPartOfTheOneOfferedValueIsEnough() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("red");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.value === "red");
        keyClick(Qt.Key_Return);
        runs(2);
        changeValueOf("red");
        tryVerify(() => inOverlay("columnValues").count > 1 && inOverlay("operandField").activeFocus);
        const wanted = inOverlay("columnValues").itemAtIndex(1).modelData.value;
        type(wanted.slice(0, 3));
        tryCompare(inOverlay("columnValues"), "count", 1);
        verify(inOverlay("columnValues").itemAtIndex(0).current, "it is seen what Return takes");
        keyClick(Qt.Key_Return);
        runs(3);
        verify(readAs().some(one => one.endsWith("colour " + wanted)), readAs().join("; "));
    }
    function test_aThingThatAColumnLeadsToIsChosenByTyping() {
        verify(world.openFactory(150));
        ask("genuine robots");
        click(lastPart("addPart"));
        search("made in");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.text === "made in");
        keyClick(Qt.Key_Return);
        tryVerify(() => inOverlay("operandField").activeFocus);
        verify(!findChild(window.contentItem.parent, "addCondition").visible);
        type("fact");
        keyClick(Qt.Key_Return);
        runs(2);
        verify(readAs().some(one => one.includes("Factory")), readAs().join("; "));
    }
    function test_whatIsLeftOutIsExchangedByKeys() {
        ask("genuine robots");
        click(lastPart("addPart"));
        search("red");
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.value === "red");
        keyClick(Qt.Key_Return);
        runs(2);
        click(lastPart("readingChip" + readAs().findIndex(one => one.includes("red"))));
        mouseClick(inOverlay("operatorTurned"));
        runs(3);
        verify(readAs().some(one => one.includes("not colour red")), readAs().join("; "));
        changeValueOf("red");
        tryVerify(() => inOverlay("columnValues").count > 1 && inOverlay("operandField").activeFocus);
        const values = inOverlay("columnValues");
        const wanted = values.itemAtIndex(1).modelData.value;
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        runs(4);
        verify(readAs().some(one => one.includes("not colour " + wanted)), readAs().join("; "));
    }
    function test_aWordIsLeftOutFromItsSearch() {
        ask("genuine robots");
        const place = readAs().indexOf("not used: genuine");
        click(lastPart("readingChip" + place));
        searchField();
        inOverlay("leaveWordOut").forceActiveFocus();
        keyClick(Qt.Key_Return);
        runs(2);
        verify(readAs().indexOf("not used: genuine") < 0);
        tryVerify(() => lastPart("thumbUp").checked, 5000, "the same question read otherwise teaches");
    }
}
