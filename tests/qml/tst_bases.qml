// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// The knowledge bases, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property BaseKeeper keeper: world ? world.session.baseKeeper : null
    readonly property Bases bases: world ? world.session.bases : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    function idle() {
        tryVerify(() => suite.keeper.work === BaseKeeper.Nothing, 30000);
    }
    function openView() {
        keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => part("baseList"));
        tryVerify(() => part("baseList").count > 0 && suite.keeper.details.checked);
    }
    // Scrolls to it first.
    function press(name: string, within: Item) {
        const item = within ? findChild(within, name) : part(name);
        verify(item, name);
        const view = part("baseDetails");
        view.contentY = Math.max(0, Math.min(item.mapToItem(view.contentItem, 0, 0).y - 50, view.contentHeight - view.height));
        mouseClick(item);
    }
    function renameTo(name: string) {
        part("baseName").forceActiveFocus();
        part("baseName").selectAll();
        type(name);
        keyClick(Qt.Key_Return);
        tryVerify(() => suite.part("base-" + name));
    }

    name: "Bases"
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

    function test_theListShowsTheBaseInUse() {
        openView();
        compare(part("baseList").count, 1);
        compare(part("base-robots").isCurrent, true);
        compare(keeper.details.sources.length, 1);
        compare(keeper.details.sources[0].state, "same");
        compare(part("sourcesChanged").visible, false);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("baseList"));
    }
    function test_aBaseIsRenamedByKey() {
        openView();
        part("base-robots").forceActiveFocus();
        keyClick(Qt.Key_F2);
        compare(part("baseName").activeFocus, true);
        renameTo("machines");
        tryVerify(() => suite.bases.state === Bases.Ready);
        compare(bases.name, "machines");
    }
    function test_aDeletedBaseComesBack() {
        openView();
        part("base-robots").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryCompare(part("baseList"), "count", 0);
        compare(bases.state, Bases.NoBase);
        tryVerify(() => suite.part("toast").visible);
        part("toastAction").forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(part("baseList"), "count", 1);
        compare(part("bringBack").visible, false);
    }
    function test_aDeletedBaseComesBackWithoutTheMessage() {
        openView();
        keeper.remove(bases.folder);
        tryCompare(part("baseList"), "count", 0);
        part("toast").hide();
        tryVerify(() => suite.part("bringBack").visible);
        waitForItemPolished(part("bringBack").parent);
        mouseClick(part("bringBack"));
        tryCompare(part("baseList"), "count", 1);
        tryCompare(part("bringBack"), "visible", false);
    }
    function test_anOlderProgramsBaseIsImportedAgainFromWhatItWasMadeOf() {
        verify(world.ageBase());
        openView();
        tryVerify(() => suite.part("base-robots").errorText);
        tryVerify(() => suite.keeper.details.error && suite.keeper.details.sources.length === 1);
        compare(part("addDocuments").enabled, false);
        press("importAgain");
        tryVerify(() => suite.part("importNow")?.enabled);
        compare(world.session.importer.files.count, 1);
        mouseClick(part("importNow"));
        tryVerify(() => suite.world.session.importer.state === Importer.Done, 30000);
        tryVerify(() => suite.bases.state === Bases.Ready);
        openView();
        compare(part("baseList").count, 1);
        compare(part("base-robots").errorText, "");
    }
    function test_theListKnowsWhatCameMeanwhile() {
        openView();
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("baseList"));
        verify(world.copyBase());
        openView();
        tryCompare(part("baseList"), "count", 2);
    }
    function test_aChangedSourceIsToldAndImportedAgain() {
        world.changeGraph();
        openView();
        compare(keeper.details.sources[0].state, "changed");
        compare(part("sourcesChanged").visible, true);
        press("importAgain");
        compare(keeper.work, BaseKeeper.Importing);
        idle();
        tryVerify(() => suite.part("baseChanges").visible);
        compare(keeper.changes.entities_came, 1);
        compare(keeper.changes.entities_changed, 1);
        tryVerify(() => suite.keeper.details.checked && suite.keeper.details.changed === 0);
        tryCompare(bases, "entities", 4);
    }
    function test_aMissingSourceIsToldAndItsImportFailsWithAReason() {
        world.removeGraph();
        openView();
        compare(keeper.details.sources[0].state, "missing");
        press("importAgain");
        idle();
        tryVerify(() => suite.part("baseError").visible);
        verify(part("baseError").message.includes("robots.ttl"));
        compare(bases.entities, 3);
    }
    function test_aBaseIsPackedAndUnpackedAsACopy() {
        openView();
        keeper.pack(bases.folder, world.file("packed.kb.tar.gz"));
        idle();
        tryVerify(() => suite.part("toast").message.includes("packed.kb.tar.gz"));
        keeper.unpack(world.file("packed.kb.tar.gz"));
        idle();
        tryCompare(part("baseList"), "count", 2);
        tryVerify(() => suite.bases.state === Bases.Ready && suite.bases.folder.endsWith("packed.kb"));
        compare(bases.entities, 3);
    }
    function test_aFileThatIsNoPackedBaseIsRefusedWithAReason() {
        openView();
        keeper.unpack(world.graphFile());
        idle();
        tryVerify(() => suite.part("basesError").visible);
        verify(part("basesError").message.includes("robots.ttl"));
        compare(part("baseList").count, 1);
    }
    function test_theDialogForPackingOffersTheBasesName() {
        openView();
        press("packBase");
        const dialog = findChild(part("baseDialogs"), "packDialogFiles");
        verify(dialog.visible);
        verify(dialog.selectedFile.toString().endsWith("robots.kb.tar.gz"));
        dialog.close();
    }
    function test_documentsAreAddedAndRemoved() {
        openView();
        keeper.addDocuments(bases.folder, [world.write("notes.md", "# Notes\n\nAda was built in a shed.\n")]);
        idle();
        tryVerify(() => suite.keeper.details.sources.length === 2 && suite.keeper.details.checked);
        press("removeDocument-notes.md");
        compare(keeper.work, BaseKeeper.Documents);
        idle();
        tryVerify(() => suite.keeper.details.sources.length === 1);
    }
    function test_thePrivacyRuleIsChosen() {
        openView();
        compare(part("privacy-any").checked, true);
        press("privacy-local");
        tryVerify(() => suite.part("privacy-local").checked);
        compare(keeper.details.privacy, "local");
    }
    function test_whoeverAsksForTheDialogOfEndpointsFindsItOpen() {
        world.session.show("bases", {
                "connect": true
            });
        tryVerify(() => findChild(window, "connectDialog")?.opened);
        keyClick(Qt.Key_Escape);
    }
    function test_anEndpointIsConnectedAndAskedBySparql() {
        const address = world.serveRobots();
        openView();
        mouseClick(part("connectBase"));
        const dialog = findChild(window, "connectDialog");
        tryVerify(() => dialog.opened);
        compare(findChild(dialog.footer, "connectNow").enabled, false);
        type("nowhere");
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(dialog.contentItem, "connectError").visible);
        findChild(dialog.contentItem, "endpointAddress").text = address;
        keyClick(Qt.Key_Return);
        tryVerify(() => !dialog.visible, 30000);
        tryVerify(() => suite.bases.endpoint === address);
        tryVerify(() => suite.keeper.details.endpoint === address);
        compare(part("importAgain").visible, false);
        tryVerify(() => suite.keeper.details.indexed === 0);
        const label = part("fetchIndex").label;
        mouseClick(part("fetchIndex"));
        tryVerify(() => suite.keeper.details.indexed > 0, 30000);
        verify(part("fetchIndex").label !== label);
        mouseClick(part("fetchExcerpt"));
        tryVerify(() => suite.keeper.details.excerpt?.here > 0, 30000);
    }
    // Fewer facts are told of a remote base than of one that is here, and their lines go while others grow.
    function test_theTextGrowsWhileTheFactsOfABaseGo() {
        const local = bases.folder;
        keeper.connectEndpoint(world.serveRobots(), "elsewhere", "");
        tryVerify(() => suite.bases.endpoint && suite.keeper.work === BaseKeeper.Nothing, 30000);
        const remote = bases.folder;
        openView();
        tryVerify(() => suite.keeper.details.folder === remote);
        for (let round = 0; round < 5; ++round) {
            keeper.look(local);
            tryVerify(() => suite.keeper.details.folder === local);
            waitForRendering(part("baseDetails"));
            keeper.look(remote);
            while (keeper.details.folder !== remote)
                wait(0);
            // What went is deleted, but nothing was drawn since.
            wait(0);
            world.session.settings.textScale = 2;
            compare(Theme.textScale, 2);
            waitForRendering(part("baseDetails"));
            world.session.settings.textScale = 1;
        }
        tryVerify(() => suite.part("baseDetails").facts.length === 6);
    }
    function test_pathsAreLearnedFromTheKeptExamples() {
        verify(world.openFactory(40));
        openView();
        tryVerify(() => suite.keeper.details.examples === 0);
        compare(part("learnPaths").enabled, false);
        const hint = part("examplesHint").text;
        verify(world.keepExamples(40));
        keeper.look(bases.folder);
        tryVerify(() => suite.keeper.details.examples === 80);
        verify(part("examplesHint").text !== hint);
        compare(part("whatWasLearned").visible, false);
        press("learnPaths");
        tryVerify(() => suite.keeper.work === BaseKeeper.Learning);
        compare(part("learningWork").visible, true);
        compare(part("learnPaths").enabled, false);
        idle();
        tryVerify(() => suite.part("whatWasLearned").visible);
        const told = part("whatWasLearned").text;
        const heldOut = keeper.details.learned.heldOut;
        verify(told.includes("80 of 80"), told);
        verify(told.includes(`${heldOut} of ${heldOut} examples that were held out at first (100 %)`), told);
        compare(part("learningWork").visible, false);
        tryVerify(() => suite.part("toast").message.includes("80"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => !suite.part("baseList"));
        openView();
        tryVerify(() => suite.part("whatWasLearned").text === told);
        verify(world.forgetWhenLearned());
        keeper.look(bases.folder);
        tryVerify(() => suite.part("whatWasLearned").text.includes("80 of 80 examples (paths:"));
    }
    function test_learningIsStoppedByKey() {
        verify(world.openFactory(40));
        verify(world.keepExamples(40));
        openView();
        tryVerify(() => suite.part("learnPaths").enabled);
        part("learnPaths").forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => suite.keeper.work === BaseKeeper.Learning);
        findChild(part("learningWork"), "cancelWork").forceActiveFocus();
        keyClick(Qt.Key_Space);
        idle();
        tryVerify(() => suite.keeper.details.examples === 80);
        compare(keeper.error, "");
        compare(part("learningError").visible, false);
        compare(part("whatWasLearned").visible, false);
    }
    function test_whyNothingCanBeLearnedIsToldBesideTheExamples() {
        verify(world.openFactory(3));
        openView();
        tryVerify(() => suite.keeper.details.examples === 0);
        keeper.learnPaths(bases.folder);
        tryVerify(() => suite.part("learningError").visible, 30000);
        verify(part("learningError").message.includes("no examples"));
        compare(part("baseError").visible, false);
        keeper.dismissError();
        tryVerify(() => !suite.part("learningError").visible);
    }
    function test_aChatOpensItsBaseAndAnotherBaseBeginsANewChat() {
        const chat = world.session.chat;
        chat.ask("how many");
        tryVerify(() => chat.turns.rowCount() === 1 && !chat.running);
        const conversation = chat.conversation;
        const robots = bases.folder;
        keeper.pack(robots, world.file("other.kb.tar.gz"));
        idle();
        keeper.unpack(world.file("other.kb.tar.gz"));
        idle();
        tryVerify(() => suite.bases.state === Bases.Ready && suite.bases.folder !== robots);
        compare(chat.conversation, "");
        chat.open(conversation);
        tryVerify(() => suite.bases.state === Bases.Ready && suite.bases.folder === robots);
        compare(chat.conversation, conversation);
        compare(world.session.chatBaseGone, false);
        keeper.remove(robots);
        tryVerify(() => suite.world.session.chatBaseGone);
        compare(chat.turns.rowCount(), 1);
        tryVerify(() => suite.part("baseGone").visible);
        chat.ask("and now?");
        compare(chat.turns.rowCount(), 1);
    }
}
