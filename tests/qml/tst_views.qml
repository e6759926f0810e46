// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import QtTest
import TripleTalk
import "views"

// What holds for every view: each control has a name and a role, and the Tab key reaches them all and comes round.
Walk {
    id: suite

    // Every item of the window that is seen, popups too.
    function seen(): var {
        const found = [];
        const waiting = [window.contentItem.parent];
        while (waiting.length > 0) {
            const item = waiting.pop();
            if (!item.visible || item.width <= 0 || item.height <= 0)
                continue;
            found.push(item);
            for (let at = 0; at < item.children.length; ++at)
                waiting.push(item.children[at]);
        }
        return found;
    }
    function modal(): Item {
        return seen().find(item => item.Accessible.role === Accessible.Dialog) ?? null;
    }
    function isInside(item: Item, ancestor: Item): bool {
        while (item && item !== ancestor)
            item = item.parent;
        return item === ancestor;
    }
    // The text within a spin box or a combo box is a part of it.
    function isPart(item: Item): bool {
        const roles = [Accessible.SpinBox, Accessible.ComboBox];
        return roles.includes(item.parent?.Accessible.role);
    }
    // Those that the Tab key must reach; while a dialog is open, only its own.
    function controls(): var {
        const dialog = modal();
        return seen().filter(item => item.activeFocusOnTab && item.enabled && !isPart(item) && (!dialog || isInside(item, dialog)));
    }
    function nameOf(item: Item): string {
        return (item.objectName || item.toString().replace(/\(0x.*/, "")) + " “" + item.Accessible.name + "”";
    }

    // The view of Views.qml of this name.
    function enterNamed(name: string, language = "") {
        enter(Object.assign({}, views.all.find(view => view.name === name), {
                    "language": language
                }));
    }
    function textsIn(list: Item): var {
        const texts = seen().filter(item => isInside(item, list) && item.Accessible.role === Accessible.Heading);
        return texts.sort((one, other) => one.mapToItem(list, 0, 0).y - other.mapToItem(list, 0, 0).y).map(item => item.text);
    }

    name: "Views"

    function test_aMirroredWindowHasItsPanelsInTheOtherOrder() {
        enterNamed("chat-empty");
        const chat = part("chatPanel");
        const conversations = part("conversationsPanel");
        verify(conversations.x < chat.x);
        world.mirror(true);
        tryVerify(() => conversations.x > chat.x && chat.x > part("configurationPanel").x);
        verify(conversations.width > Theme.railWidth);
        world.mirror(false);
        tryVerify(() => conversations.x < chat.x && chat.x < part("configurationPanel").x);
    }
    function placeholderOf(field: Item): Text {
        for (let at = 0; at < field.children.length; ++at)
            if (field.children[at] instanceof Text && field.children[at].text === field.placeholderText)
                return field.children[at];
        return null;
    }
    function test_fieldsOfAMirroredWindowBeginAtTheRight() {
        enterNamed("chat-failed");
        const fields = ["questionInput", "conversationSearch"].map(part);
        const places = () => fields.concat(fields.map(placeholderOf)).map(item => item.effectiveHorizontalAlignment);
        const button = () => part("answerWithoutModel");
        compare(places(), Array(4).fill(Text.AlignLeft));
        compare(button().x, 0);
        world.mirror(true);
        tryVerify(() => places().every(place => place === Text.AlignRight));
        tryVerify(() => button()?.x > 0 && Math.abs(button().x + button().width - button().parent.width) < 1);
        world.mirror(false);
        tryVerify(() => places().every(place => place === Text.AlignLeft));
    }
    function test_namesToCompleteStandWhereAMirroredQuestionBegins() {
        enterNamed("chat-empty");
        world.mirror(true);
        part("questionInput").forceActiveFocus();
        for (const letter of "car")
            keyClick(letter);
        tryVerify(() => part("completions")?.visible && part("completions").count > 0);
        const list = part("completions");
        const end = list.mapToItem(null, list.width, 0).x;
        const field = part("questionInput");
        verify(Math.abs(end - field.mapToItem(null, field.width, 0).x) < Theme.spaceXl, end);
        world.mirror(false);
    }
    function test_rowsOfAMirroredListStandBesideItsScrollBar() {
        enterNamed("schema-table");
        const list = part("schemaTree");
        const row = () => list.itemAtIndex(0);
        compare(row().x, 0);
        world.mirror(true);
        tryVerify(() => row().x > 0 && row().x + row().width === list.width);
        world.mirror(false);
        tryVerify(() => row().x === 0);
    }
    function test_aMirroredDialogIsMirrored() {
        enterNamed("consent");
        const send = part("sendConsent");
        const refuse = part("answerOffline");
        verify(send.x > refuse.x);
        world.mirror(true);
        tryVerify(() => send.x < refuse.x);
        world.mirror(false);
    }
    function test_thePanelsTitleShrinksWithTheText() {
        enterNamed("explore-wide");
        const height = part("derivationModes").height;
        session.settings.textScale = 2;
        tryVerify(() => part("derivationModes").height > height);
        session.settings.textScale = 1;
        tryCompare(part("derivationModes"), "height", height);
    }
    function test_titlesOfFactsStayWhereTheyAre() {
        enterNamed("explore-entity");
        const wanted = textsIn(part("factList"));
        compare(wanted, ["What it says", "What points here"]);
        // Titles are used again when the list is laid out anew.
        for (const scale of [2, 1, 2, 1]) {
            session.settings.textScale = scale;
            waitForRendering(window.contentItem);
        }
        world.mirror(true);
        waitForRendering(window.contentItem);
        compare(textsIn(part("factList")), wanted);
        world.mirror(false);
    }
    function test_theWayBackToTheBaseInUseIsSeen_data() {
        return [{
                "tag": "en"
            }, {
                "tag": "de"
            }];
    }
    function test_theWayBackToTheBaseInUseIsSeen(data) {
        const language = session.settings.language;
        enterNamed("several-explore", data.tag);
        tryCompare(part("leaveOther"), "width", part("leaveOther").implicitWidth);
        session.settings.language = language;
    }
    function test_controlsHaveNamesAndRoles_data() {
        return rows();
    }
    function test_controlsHaveNamesAndRoles(view) {
        enter(view);
        world.tellAccessibility();
        // Qt 6.4 tells neither name nor description of a password's field; its label stands before it.
        const nameless = controls().filter(item => !item.Accessible.name && !item.Accessible.passwordEdit).map(nameOf);
        const without = controls().filter(item => item.Accessible.role === Accessible.NoRole).map(nameOf);
        compare(nameless, []);
        compare(without, []);
    }
    // By itself, or by the control that it stands in.
    function isTold(text: Item): bool {
        if (!text.Accessible.ignored && text.Accessible.name)
            return true;
        for (let item = text.parent; item; item = item.parent)
            if ((item.Accessible.name + " " + item.Accessible.description).includes(text.text.replace(/<[^>]*>/g, "").trim()))
                return true;
        return false;
    }
    function test_allTextIsToldToScreenReaders_data() {
        return rows();
    }
    function test_allTextIsToldToScreenReaders(view) {
        enter(view);
        world.tellAccessibility();
        const silent = seen().filter(item => item instanceof Text && item.text.trim() && !isTold(item)).map(item => item.text);
        compare(silent, []);
        const marked = seen().filter(item => item instanceof Text && !item.Accessible.ignored && /<b|<font/.test(item.Accessible.name)).map(item => item.text);
        compare(marked, []);
    }
    // Buttons, fields, notes and texts, but for those that take the height of what they stand in.
    function isLow(item: Item): bool {
        const sizes = [item.label, item.iconName, item.secret, item.message].some(one => one !== undefined) || item instanceof Text;
        return sizes && !item.Layout.fillHeight && item.height < Math.floor(item.implicitHeight);
    }
    function test_wordsHaveRoomAsTheyGrow_data() {
        return rows();
    }
    function test_wordsHaveRoomAsTheyGrow(view) {
        enter(view);
        session.settings.textScale = 2;
        waitForRendering(window.contentItem);
        const narrow = () => seen().filter(item => item.label !== undefined && item.down !== undefined && item.width < Math.floor(item.implicitWidth)).map(nameOf);
        tryVerify(() => narrow().length === 0, 1000, narrow().join(", "));
        const low = () => seen().filter(isLow).map(nameOf);
        tryVerify(() => low().length === 0, 1000, low().join(", "));
        session.settings.textScale = 1;
    }
    function test_tabReachesEverythingAndComesRound_data() {
        return rows();
    }
    function test_tabReachesEverythingAndComesRound(view) {
        enter(view);
        world.tellAccessibility();
        const missed = new Map(controls().map(item => [item, nameOf(item)]));
        const total = missed.size;
        keyClick(Qt.Key_Tab);
        const begin = window.activeFocusItem;
        let steps = 0;
        do {
            missed.delete(isPart(window.activeFocusItem) ? window.activeFocusItem.parent : window.activeFocusItem);
            // A list hands the focus on to the line that is chosen in it.
            for (const list of missed.keys())
                if (list.currentItem === window.activeFocusItem)
                    missed.delete(list);
            keyClick(Qt.Key_Tab);
        } while (window.activeFocusItem !== begin && ++steps < 2 * total + 60)
        const names = [...missed.values()];
        const round = window.activeFocusItem === begin;
        compare(names, []);
        verify(round, "Tab does not come back to where it began");
    }
}
