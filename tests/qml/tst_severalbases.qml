// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// A chat of two knowledge bases, with mouse and keys: the robots, and a factory beside them.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Session session: world ? world.session : null
    readonly property Chat chat: session ? session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem.parent, name);
    }
    function press(item: Item) {
        verify(item);
        waitForRendering(window.contentItem);
        mouseClick(item);
    }
    function ask(question: string) {
        const input = part("questionInput");
        input.forceActiveFocus();
        input.text = question;
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.chat.turns.rowCount() > 0 && !suite.chat.running);
    }
    // The button of a note.
    function action(note: Item, label: string): Item {
        for (let at = 0; at < note.children.length; ++at)
            if (note.children[at].label === label)
                return note.children[at];
        return null;
    }
    function strategy(name: string) {
        session.configurations.model = "ollama:scripted";
        session.configurations.strategy = name;
    }
    function addFactory() {
        press(part("addBase"));
        tryVerify(() => part("add-factory")?.visible);
        press(part("add-factory"));
        tryVerify(() => part("added-factory")?.state === OtherBases.Ready);
    }

    name: "SeveralBases"
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
        failOnWarning(/TypeError|ReferenceError|Unable to assign|[Bb]inding loop|Polish loop/);
        world = worldComponent.createObject(suite);
        verify(world.openFactory());
        verify(world.openRobots());
        window = windowComponent.createObject(null, {
                "session": world.session
            });
        window.requestActivate();
        tryVerify(() => window.active);
        strategy("grasp");
        tryVerify(() => chat.others.offered.length === 1);
    }
    function cleanup() {
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    function test_aGraphIsAddedAndTakenOutWithTheMouse() {
        compare(part("ownBase").name, "robots");
        addFactory();
        compare(part("added-factory").Accessible.name, "Added knowledge base: factory");
        press(part("addBase"));
        tryVerify(() => part("importToAdd")?.visible);
        verify(!part("add-factory"));
        keyClick(Qt.Key_Escape);
        const remove = findChild(part("added-factory"), "removeBase");
        compare(remove.Accessible.name, "Remove “factory” from this chat");
        press(remove);
        tryVerify(() => !part("added-factory"));
        verify(part("questionInput").activeFocus);
    }
    function test_aGraphIsAddedAndTakenOutWithTheKeys() {
        part("addBase").forceActiveFocus();
        compare(part("addBase").Accessible.role, Accessible.ButtonMenu);
        keyClick(Qt.Key_Return);
        tryVerify(() => part("add-factory")?.visible);
        keyClick(Qt.Key_Down);
        tryVerify(() => part("add-factory").highlighted);
        keyClick(Qt.Key_Return);
        tryVerify(() => part("added-factory")?.state === OtherBases.Ready);
        const remove = findChild(part("added-factory"), "removeBase");
        part("addBase").forceActiveFocus();
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        verify(remove.activeFocus);
        keyClick(Qt.Key_Space);
        tryVerify(() => !part("added-factory"));
    }
    function test_sourcesStepsAndPreviewsSayWhoseTheyAre() {
        addFactory();
        ask("Which robots?");
        tryVerify(() => part("source2"));
        compare(findChild(part("source1"), "sourceBase").name, "robots");
        compare(findChild(part("source2"), "sourceBase").name, "factory");
        compare(part("source2").Accessible.description, "factory");
        // The console runs queries of the base in use.
        verify(findChild(part("source1"), "openInConsole").visible);
        verify(!findChild(part("source2"), "openInConsole").visible);
        compare(chat.turns.source(0, 2).base, "factory");
        session.show("steps");
        tryVerify(() => part("step1"));
        verify(part("step1").Accessible.description.includes("in factory"));
    }
    function test_aThingOfAnAnswerOpensInItsBaseAndThereIsAWayBack() {
        addFactory();
        ask("Which robots?");
        tryVerify(() => part("answerTable"));
        findChild(part("answerTable"), "cells").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => session.explorer.card.title === "Robot 1");
        tryVerify(() => part("exploredBase")?.visible);
        compare(part("exploredBase").name, "factory");
        press(part("leaveOther"));
        tryVerify(() => !part("exploredBase").visible);
        compare(session.explorer.view, "home");
    }
    function test_whereTheStrategyAsksOneTheOthersAreShownAndNotAsked() {
        addFactory();
        strategy("sparql");
        verify(!part("addBase").visible);
        compare(part("added-factory").Accessible.name, "Added knowledge base, not asked: factory");
        tryVerify(() => part("othersNotAsked").visible);
        verify(part("othersNotAsked").message.startsWith("Only “robots” is asked."));
        ask("Which robots?");
        compare(session.derivation.sources.count, 1);
        press(action(part("othersNotAsked"), "Ask all"));
        compare(session.configurations.strategy, "grasp");
        tryVerify(() => !part("othersNotAsked").visible);
        chat.askAgain(0);
        tryVerify(() => !chat.running);
        compare(session.derivation.sources.count, 2);
    }
    function test_withoutOthersAStrategyThatAsksOneSaysNothingOfThem() {
        strategy("sparql");
        tryVerify(() => !part("chatBases").visible);
        verify(!part("othersNotAsked").visible);
    }
    function test_aDeletedOneIsSaidAndUndoBringsItBack() {
        addFactory();
        ask("Which robots?");
        session.baseKeeper.remove(session.bases.folder.replace("robots.kb", "factory.kb"));
        tryVerify(() => part("othersTrouble").visible);
        compare(part("othersTrouble").message, "“factory” is gone: questions are asked without it.");
        compare(part("added-factory").Accessible.name, "Added knowledge base, not there: factory");
        compare(chat.turns.rowCount(), 1);
        tryVerify(() => part("source2") && findChild(part("source2"), "sourceBase")?.name === "factory");
        session.baseKeeper.undoRemove();
        tryVerify(() => part("added-factory").state === OtherBases.Ready);
        verify(!part("othersTrouble").visible);
        session.baseKeeper.remove(session.bases.folder.replace("robots.kb", "factory.kb"));
        tryVerify(() => part("othersTrouble").visible);
        press(action(part("othersTrouble"), "Remove"));
        tryVerify(() => !part("added-factory"));
    }
    function test_aRuleThatForbidsNamesTheBaseAndKeepsTheQuestion() {
        addFactory();
        session.baseKeeper.setPrivacy(session.bases.folder.replace("robots.kb", "factory.kb"), "schema");
        tryVerify(() => session.configurations.problem.startsWith("“factory”: The privacy rule"));
        const input = part("questionInput");
        input.forceActiveFocus();
        input.text = "Which robots?";
        keyClick(Qt.Key_Return);
        compare(chat.turns.rowCount(), 0);
        press(findChild(part("added-factory"), "removeBase"));
        tryVerify(() => session.configurations.problem === "");
        compare(input.text, "Which robots?");
    }
    function test_consentNamesEachBaseOnce() {
        session.settings.ollamaHost = "http://models.example:11434";
        addFactory();
        const input = part("questionInput");
        input.text = "one";
        input.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => part("sendConsent"));
        verify(session.consent.bases.startsWith("“robots”") && session.consent.bases.endsWith("“factory”"));
        compare(session.consent.departures.length, 1);
        press(part("sendConsent"));
        tryVerify(() => chat.turns.rowCount() === 1 && !chat.running);
        compare(session.consent.count, 2);
    }
}
