// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
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

    name: "Views"

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
