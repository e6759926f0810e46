// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick

// A Repeater in a layout. A layout of Qt 6.4 keeps pointers to items that were removed until it is polished, and follows them
// when it is given a size before that. So it is polished as soon as they left it, before they are deleted.
Repeater {
    property bool stale: false

    function polishLayout() {
        if (!stale)
            return;
        stale = false;
        parent?.ensurePolished(); // qmllint disable
    }

    onItemRemoved: stale = true
    // The first that comes in their place, or else all have gone.
    onItemAdded: polishLayout()
    onCountChanged: polishLayout()
}
