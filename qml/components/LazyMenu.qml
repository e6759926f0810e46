// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQml
import QtQuick

// Makes its menu when it is first opened: a chat has hundreds, and each takes as long as a dozen buttons.
Instantiator {
    id: lazy

    readonly property bool opened: (lazy.object as AppMenu)?.visible ?? false

    function menu(): AppMenu {
        lazy.active = true;
        return lazy.object as AppMenu;
    }
    function popup(item: Item, x: real, y: real) {
        lazy.menu().popup(item, x, y);
    }

    active: false
}
