// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick

// Makes its one child while it is wanted: most tables are never filtered, most answers never judged. A positioner and a
// Repeater, since in Qt 6.4 a Loader cannot make bound components and a layout may leave an item that comes later at its start.
Column {
    id: lazy

    required property bool wanted
    default property alias content: made.delegate
    readonly property Item item: made.count > 0 ? made.itemAt(0) : null

    visible: wanted

    Repeater {
        id: made

        model: lazy.wanted ? 1 : 0
    }
}
