// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick

// Makes its one child while it is wanted: most tables are never filtered, most answers never judged. A positioner and a
// Repeater, since in Qt 6.4 a Loader cannot make bound components and a layout may leave an item that comes later at its start.
Column {
    id: lazy

    required property bool wanted
    default property alias content: made.delegate
    // Once made it stays, and only hides while it is not wanted: what has the focus keeps it.
    property bool stays: false
    // Null until it is made, which in a list may be later than it is wanted.
    property Item item: null

    visible: wanted

    Repeater {
        id: made

        model: lazy.wanted || (lazy.stays && lazy.item) ? 1 : 0
        onItemAdded: (index, item) => lazy.item = item
        onItemRemoved: lazy.item = null
    }
}
