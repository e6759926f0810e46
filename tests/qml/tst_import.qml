// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// From files to a question, with mouse, keys and drops.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Importer importer: world ? world.session.importer : null
    readonly property string cars: "@prefix c: <http://c/> .\nc:a a c:Car ; c:mass \"1,200 kg\" ; c:made c:x .\nc:b a c:Car ; c:mass \"900 kg\" ; c:made c:x .\nc:x a c:Maker ; c:town \"Oslo\"@en, \"Oslo\"@de .\n"

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }
    function wizard(): ImportWizard {
        return part("importWizard") as ImportWizard;
    }
    function dropFiles(files: var) {
        world.drop(window, files);
        tryVerify(() => wizard() && importer.files.count > 0 && !importer.files.looking, 5000);
    }
    function previewed() {
        tryVerify(() => importer.preview.state === ImportPreviewer.Ready, 20000);
    }
    function go(page: string) {
        mouseClick(part("step-" + page));
        compare(wizard().page, page);
        waitForRendering(wizard());
    }

    name: "Import"
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

    // The first item below this one that is so.
    function itemIn(item: Item, fits: var): Item {
        if (item.visible && fits(item))
            return item;
        for (let at = 0; at < item.children.length; ++at) {
            const found = itemIn(item.children[at], fits);
            if (found)
                return found;
        }
        return null;
    }
    function test_theFolderThatIsLookedAtIsChosen() {
        world.session.settings.theme = "dark";
        world.session.show("import");
        tryVerify(() => wizard() && part("chooseFolder"));
        world.write("leaf/one.ttl", "<http://x/a> <http://x/b> 1 .");
        let dialog = null;
        for (let around = part("chooseFolder"); !dialog && around; around = around.parent)
            dialog = findChild(around, "folderDialog");
        dialog.currentFolder = world.file("leaf");
        mouseClick(part("chooseFolder"));
        const overlay = window.contentItem.parent;
        tryVerify(() => itemIn(overlay, item => item.text === "Open" && item.clicked));
        tryVerify(() => (dialog.selectedFolder + "").endsWith("leaf"));
        waitForRendering(window.contentItem);
        compare(itemIn(overlay, item => item.upButton !== undefined).background.color, Theme.colors.surface, "its path can be read in every theme");
        mouseClick(itemIn(overlay, item => item.text === "Open" && item.clicked));
        tryVerify(() => !dialog.visible);
        tryVerify(() => world.session.importer.files.count === 1);
    }

    function initTestCase() {
        Theme.animationMs = 0;
    }
    function init() {
        world = worldComponent.createObject(suite);
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

    // The shortest way: a drop, Enter, Enter, a question, Enter.
    function test_dropEnterEnterAsk() {
        dropFiles([world.graphFile()]);
        tryVerify(() => part("importNow").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => importer.state === Importer.Done, 20000);
        compare(wizard().page, "report");
        tryVerify(() => part("openChat").activeFocus);
        // One click more asks it something.
        tryVerify(() => part("askFirst0")?.visible);
        tryVerify(() => world.session.bases.state === Bases.Ready, 20000);
        keyClick(Qt.Key_Return);
        tryVerify(() => !wizard());
        verify(part("questionInput").activeFocus);
        for (const letter of "how many")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => world.session.chat.turns.rowCount() === 1 && !world.session.chat.running);
    }
    function test_everyPageShowsWhatItPromises() {
        dropFiles([world.write("cars.ttl", cars)]);
        previewed();
        go("preview");
        tryVerify(() => part("sampleTurtle").code.includes("a c:Car"));
        tryVerify(() => part("samplePassage").code.length > 0);
        const first = part("sampleTurtle").code;
        mouseClick(part("anotherSample"));
        tryVerify(() => part("sampleTurtle").code !== first);
        mouseClick(part("importNext"));
        compare(wizard().page, "schema");
        verify(part("importDiagram").visible);
        mouseClick(part("tab-list"));
        tryVerify(() => part("table-car") && part("table-car").visible);
        mouseClick(part("table-car"));
        mouseClick(part("importNext"));
        compare(wizard().page, "cleaning");
        verify(part("rule-car.mass").checked);
        mouseClick(part("importNext"));
        compare(wizard().page, "search");
        tryVerify(() => part("embedderCost").visible, 10000);
        verify(!part("importNext").visible);
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Done, 20000);
        compare(wizard().page, "report");
    }
    function test_aRuleThatIsSwitchedOffStaysOff() {
        dropFiles([world.write("cars.ttl", cars)]);
        previewed();
        go("cleaning");
        const rule = part("rule-car.mass");
        rule.forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(importer.cleaning.inUse, 0);
        verify(!rule.checked);
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Done, 20000);
        compare(importer.report["cleaning"].length, 0);
    }
    function test_badStatementsAreToldAndTheChoiceIsHeeded() {
        dropFiles([world.write("bad.ttl", cars + "not turtle at all .\n")]);
        previewed();
        go("preview");
        verify(part("badStatements").visible);
        verify(part("badStatements").detail.includes("bad.ttl:5"));
        mouseClick(part("choice-stop"));
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Failed, 20000);
        compare(wizard().page, "preview");
        verify(part("importError").visible);
        verify(part("importError").detail.includes("bad.ttl:5"));
        part("choice-stop").forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(importer.badStatements, "skip");
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Done, 20000);
        verify(part("skippedList").visible);
    }
    function test_aBaseForRelativeIrisIsHeededAtOnce() {
        dropFiles([world.write("rel.ttl", "@prefix c: <http://c/> .\n<a> a c:Car ; c:made <http://c/x y> .\n")]);
        previewed();
        verify(importer.preview.sample !== undefined);
        tryVerify(() => (importer.preview.sample["iri"] ?? "").startsWith("file:"), 5000);
        compare(importer.preview.report["repaired"].length, 1);
        const field = part("importBase");
        verify(field.visible);
        field.forceActiveFocus();
        for (const letter of "http")
            keyClick(letter);
        verify(!importer.baseIriFits);
        field.clear();
        importer.baseIri = "http://b/";
        compare(field.text, "http://b/");
        verify(importer.baseIriFits);
        keyClick(Qt.Key_Tab);
        tryVerify(() => importer.preview.sample["iri"] === "http://b/a", 20000);
        compare(importer.preview.report["repaired"].length, 0);
        go("preview");
        mouseClick(part("choice-repair"));
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Done, 20000);
        verify(part("repairedList").visible);
        verify(!part("skippedList").visible);
    }
    function test_otherKindsAreRefusedWithASentence() {
        world.session.show("import");
        tryVerify(() => wizard());
        verify(!part("importNow").enabled);
        world.drop(window, [world.write("a.json", "{}")]);
        tryVerify(() => part("refusedFile"));
        verify(part("refusedFile").message.includes("a.json"));
        compare(importer.files.count, 0);
        dropFiles([world.write("in/a.ttl", cars), world.write("in/b.md", "# B")]);
        compare(importer.files.count, 2);
        tryVerify(() => part("removeFile1"));
        mouseClick(part("removeFile1"));
        compare(importer.files.count, 1);
        dropFiles([world.file("in")]);
        tryCompare(importer.files, "count", 2);
    }
    function test_keysLeadThroughThePages() {
        dropFiles([world.write("cars.ttl", cars)]);
        part("step-sources").forceActiveFocus();
        for (const page of ["preview", "schema", "cleaning", "search"]) {
            keyClick(Qt.Key_Down);
            compare(wizard().page, page);
            tryVerify(() => part("step-" + page).activeFocus);
        }
        keyClick(Qt.Key_Down);
        compare(wizard().page, "search");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !wizard());
        // What was chosen is still there.
        world.session.show("import");
        tryVerify(() => wizard());
        compare(importer.files.count, 1);
    }
    function test_theWizardCanBeLeftWhileItRuns() {
        verify(world.openRobots());
        let many = "";
        for (let i = 0; i < 20000; ++i)
            many += "<http://x/" + i + "> a <http://x/T> ; <http://x/p> " + i + " .\n";
        dropFiles([world.write("many.ttl", many)]);
        mouseClick(part("importNow"));
        tryVerify(() => part("leaveImport") && part("leaveImport").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => !wizard());
        verify(part("importStatus").visible);
        tryVerify(() => importer.state === Importer.Done, 60000);
        tryVerify(() => part("toast").visible);
        verify(!part("importStatus").visible);
        mouseClick(findChild(part("toast"), "toastAction"));
        tryVerify(() => wizard());
        compare(wizard().page, "report");
    }
    function test_cancellingGoesBackToWhereOneWas() {
        let many = "";
        for (let i = 0; i < 20000; ++i)
            many += "<http://x/" + i + "> a <http://x/T> ; <http://x/p> " + i + " .\n";
        dropFiles([world.write("many.ttl", many)]);
        go("cleaning");
        mouseClick(part("importNow"));
        tryVerify(() => part("cancelImport"));
        mouseClick(part("cancelImport"));
        tryVerify(() => importer.state === Importer.Choosing, 20000);
        compare(wizard().page, "cleaning");
        compare(importer.files.count, 1);
    }
    function test_aBaseIsImportedAnew() {
        verify(world.openRobots());
        world.session.show("import", {
                "folder": world.session.bases.folder,
                "sources": [world.write("cars.ttl", cars)]
            });
        tryVerify(() => wizard() && wizard().title.includes("robots"), 5000);
        tryVerify(() => importer.files.count === 1);
        mouseClick(part("importNow"));
        tryVerify(() => importer.state === Importer.Done, 20000);
        tryVerify(() => world.session.bases.state === Bases.Ready && world.session.bases.entities === 3);
        compare(world.session.bases.name, "robots");
    }
    function test_privacyKeepsTextFromServers() {
        dropFiles([world.write("cars.ttl", cars)]);
        previewed();
        go("search");
        mouseClick(part("choice-server"));
        importer.embedder = "openai:small";
        tryVerify(() => part("embedderDestination").visible);
        verify(part("embedderDestination").text.includes("api.openai.com"));
        compare(importer.trial.state, EmbedderTrial.Untried);
        part("choice-any").forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        compare(importer.privacy, "schema");
        compare(importer.embedder, "builtin");
        verify(!part("choice-server").enabled);
    }
    function test_everyControlThatCanHaveTheFocusHasAName() {
        dropFiles([world.write("bad.ttl", cars + "not turtle at all .\n")]);
        previewed();
        for (const page of ["sources", "preview", "schema", "cleaning", "search"]) {
            go(page);
            const nameless = [];
            const waiting = [window.contentItem];
            while (waiting.length > 0) {
                const item = waiting.pop();
                if (item.activeFocusOnTab && item.visible && item.width > 0 && !item.Accessible.name)
                    nameless.push(page + " " + item + " " + item.objectName);
                for (let at = 0; at < item.children.length; ++at)
                    waiting.push(item.children[at]);
            }
            compare(nameless, []);
        }
    }
}
