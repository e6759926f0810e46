// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Looking around in the graph, with mouse and keys.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }

    name: "Explore"
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

    function test_thePanelHasModesByMouseAndKeys() {
        const panel = part("derivationPanel");
        compare(panel.mode, "derivation");
        mouseClick(part("mode-explore"));
        compare(panel.mode, "explore");
        part("mode-explore").forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(panel.mode, "console");
        keyClick(Qt.Key_4, Qt.ControlModifier);
        compare(panel.mode, "explore");
        keyClick(Qt.Key_5, Qt.ControlModifier);
        compare(panel.mode, "console");
        keyClick(Qt.Key_2, Qt.ControlModifier);
        compare(panel.mode, "derivation");
        compare(window.derivationTab, "steps");
    }
    function test_thePanelTakesTheWholeWindowAndGivesItBack() {
        const panel = part("derivationPanel");
        const before = panel.width;
        mouseClick(part("expandDerivation"));
        tryVerify(() => panel.width === window.width);
        verify(!part("chatPanel").visible);
        keyClick(Qt.Key_Escape);
        tryVerify(() => panel.width === before);
        verify(part("chatPanel").visible);
        mouseClick(part("expandDerivation"));
        keyClick(Qt.Key_L, Qt.ControlModifier);
        verify(part("questionInput").activeFocus);
    }
    function openAda() {
        world.session.show("entity", {
                "iri": "http://x/ada"
            });
        tryVerify(() => part("factList") && part("factList").count > 0);
    }
    function rowOf(list: ListView, value: string): Item {
        for (let row = 0; row < list.count; ++row)
            if (list.itemAtIndex(row)?.value === value)
                return list.itemAtIndex(row);
        return null;
    }

    function test_anEntityShowsItsFacts() {
        openAda();
        compare(part("derivationPanel").mode, "explore");
        compare(part("entityTitle").text, "Ada");
        verify(rowOf(part("factList"), "40"));
        verify(rowOf(part("factList"), "red"));
    }
    function test_aThingLeadsToItsFactsByMouseAndKeyAndBack() {
        world.session.explorer.openEntity("http://x/Robot");
        keyClick(Qt.Key_4, Qt.ControlModifier);
        const list = part("factList");
        tryVerify(() => rowOf(list, "Bo"));
        mouseClick(rowOf(list, "Bo"));
        tryCompare(part("entityTitle"), "text", "Bo");
        mouseClick(part("exploreBack"));
        tryVerify(() => rowOf(list, "Cy"));
        list.forceActiveFocus();
        list.currentIndex = rowOf(list, "Cy").index;
        keyClick(Qt.Key_Return);
        tryCompare(part("entityTitle"), "text", "Cy");
    }
    function inOverlay(name: string): Item {
        const overlay = window.contentItem.parent;
        tryVerify(() => findChild(overlay, name)?.visible);
        return findChild(overlay, name);
    }
    function test_aQueryIsBuiltFromATableAndAskedInTheChat() {
        const builder = world.session.explorer.builder;
        world.session.show("explore", {
                "table": "robot"
            });
        tryVerify(() => world.session.explorer.grid.state === TableGrid.Ready);
        mouseClick(part("buildQuery"));
        tryVerify(() => part("builtResult")?.visible && builder.table.total === 3);
        const chips = part("builtParts");
        mouseClick(findChild(chips, "addPart"));
        const field = inOverlay("partSearch");
        tryVerify(() => field.activeFocus);
        for (const letter of "red")
            keyClick(letter);
        tryVerify(() => findChild(inOverlay("foundParts"), "foundPart0")?.modelData.value === "red");
        keyClick(Qt.Key_Return);
        tryVerify(() => builder.canUndo && builder.table.total === 2);
        compare(part("builtQuery").language, "sql");
        verify(part("builtQuery").code.includes("'red'"));
        mouseClick(findChild(part("builtLanguage"), "tab-sparql"));
        verify(part("builtQuery").code.includes('"red"'), part("builtQuery").code);
        mouseClick(findChild(part("builtLanguage"), "tab-cypher"));
        verify(part("builtQuery").code.includes("robot.colour"), part("builtQuery").code);
        mouseClick(part("undoPart"));
        tryVerify(() => builder.table.total === 3);
        mouseClick(part("redoPart"));
        tryVerify(() => !builder.busy && builder.table.total === 2);
        mouseClick(part("askBuilt"));
        tryVerify(() => world.session.chat.turns.rowCount() === 1 && !world.session.chat.running);
        verify(part("questionInput").visible);
    }
    function test_askAboutBeginsAQuestion() {
        openAda();
        mouseClick(part("expandDerivation"));
        mouseClick(part("askAbout"));
        verify(part("questionInput").activeFocus);
        compare(part("questionInput").text, "What do we know about Ada?");
    }
    function test_anAddressIsShownBeforeItIsFollowed() {
        openAda();
        mouseClick(part("openIri"));
        const dialog = findChild(window, "linkDialog");
        tryVerify(() => dialog.opened);
        compare(dialog.address, "http://x/ada");
        dialog.close();
    }
    function test_theNeighbourhoodIsDrawnAndGrowsByMouseAndKeys() {
        world.session.show("entity", {
                "iri": "http://x/Robot",
                "part": "graph"
            });
        const around = world.session.explorer.neighbourhood;
        tryVerify(() => around.name === "http://x/Robot" && !around.busy && around.rowCount() === 1);
        mouseClick(part("tab-facts"));
        tryVerify(() => part("factList").visible);
        mouseClick(part("tab-graph"));
        mouseClick(part("graphListed"));
        verify(part("graphList").visible);
        mouseClick(part("graphListed"));
        const canvas = part("graphCanvas");
        tryVerify(() => part("graphBox0"));
        mouseClick(part("graphBox0"));
        verify(canvas.activeFocus);
        const before = part("graphBox0").mapToItem(canvas, 0, 0).x;
        keyClick(Qt.Key_Plus);
        verify(part("graphBox0").mapToItem(canvas, 0, 0).x !== before);
    }
    function test_aFittedDrawingIsSeenWholeAndGrowsWithTheText() {
        verify(world.openFactory(40));
        world.session.show("entity", {
                "iri": "http://x/factory",
                "part": "graph"
            });
        const around = world.session.explorer.neighbourhood;
        const canvas = part("graphCanvas");
        const boxes = () => {
            const all = [];
            for (let row = 0; row < around.rowCount(); ++row) {
                const box = part("graphBox" + row);
                if (box?.visible)
                    all.push(box.mapToItem(canvas, 0, 0, box.width, box.height));
            }
            return all;
        };
        const within = () => boxes().length === around.rowCount() && boxes().every(box => box.x >= 0 && box.y >= 0 && box.x + box.width <= canvas.width && box.y + box.height <= canvas.height);
        tryVerify(() => around.rowCount() > 2 && !around.busy);
        for (const size of [[1440, 900], [1000, 650], [900, 560]]) {
            [window.width, window.height] = size;
            mouseClick(part("graphFit"));
            tryVerify(within, 2000, size + "");
            // It stays so when more comes or the view changes.
            window.width += 60;
            tryVerify(within, 2000, size + " and wider");
        }
        const before = part("graphBox0").contentItem.font.pixelSize;
        world.session.settings.textScale = 2;
        tryVerify(() => part("graphBox0").contentItem.font.pixelSize > 1.8 * before && part("graphBox0").height > part("graphBox0").contentItem.font.pixelSize * 2);
        tryVerify(within, 2000, "large text");
        part("graphCanvas").reset();
        part("graphCanvas").fitIfUnmoved();
        verify(boxes()[0].height > 0.6 * part("graphBox0").height);
        world.session.settings.textScale = 1;
    }
    function test_aWideTableTellsThatThereAreMoreColumns() {
        world.session.show("explore", {
                "table": "robot"
            });
        const grid = world.session.explorer.grid;
        tryVerify(() => grid.state === TableGrid.Ready && grid.columns > 1);
        const table = part("gridTable");
        const more = findChild(table.parent, "moreColumns");
        world.session.settings.textScale = 2;
        window.width = 1000;
        tryVerify(() => more.atRight && !more.atLeft);
        table.forceActiveFocus();
        for (let column = 0; column < grid.columns; ++column)
            keyClick(Qt.Key_Right);
        tryVerify(() => !more.atRight && more.atLeft);
        world.session.settings.textScale = 1;
        window.width = 1440;
        mouseClick(part("expandDerivation"));
        tryVerify(() => !more.atRight && !more.atLeft);
    }
    function test_aSearchFindsAThingByKeys() {
        keyClick(Qt.Key_4, Qt.ControlModifier);
        verify(part("entitySearch").activeFocus);
        for (const letter of "cy")
            keyClick(letter);
        const results = world.session.explorer.search;
        tryVerify(() => !results.busy && results.count > 0);
        keyClick(Qt.Key_Return);
        tryCompare(part("entityTitle"), "text", "Cy");
    }
    function test_aClassShowsItsThingsAsAGrid() {
        keyClick(Qt.Key_4, Qt.ControlModifier);
        tryVerify(() => part("class-Robot"));
        mouseClick(part("class-Robot"));
        const grid = world.session.explorer.grid;
        tryVerify(() => grid.state === TableGrid.Ready && grid.rows === 3);
        compare(part("gridTitle").text, "Robot");
        mouseClick(part("exploreBack"));
        verify(part("classTree").visible);
        part("classTree").forceActiveFocus();
        part("classTree").currentIndex = part("class-Robot").index;
        keyClick(Qt.Key_Return);
        tryVerify(() => part("gridTable").visible);
    }
    function test_aGridIsFilteredSortedAndLeadsOn() {
        keyClick(Qt.Key_4, Qt.ControlModifier);
        const grid = world.session.explorer.grid;
        world.session.explorer.openTable("robot");
        tryVerify(() => grid.state === TableGrid.Ready && grid.rows === 3);
        let mass = 0;
        while (grid.columnTitle(mass) !== "mass")
            ++mass;
        mouseClick(part("gridTitle" + mass));
        tryVerify(() => grid.state === TableGrid.Ready && grid.sortColumn === mass);
        compare(grid.data(grid.index(0, mass), Qt.DisplayRole), "9.5");
        part("gridFilter" + mass).forceActiveFocus();
        keyClick(">");
        keyClick("2");
        keyClick("0");
        keyClick(Qt.Key_Return);
        tryVerify(() => grid.state === TableGrid.Ready && grid.rows === 2);
        mouseClick(part("clearFilters"));
        tryVerify(() => grid.state === TableGrid.Ready && grid.rows === 3);
        part("gridTable").forceActiveFocus();
        keyClick(Qt.Key_Down);
        for (let column = 0; column < grid.columns && !grid.keyAt(1, column); ++column)
            keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryVerify(() => world.session.explorer.view === "entity");
    }
}
