// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A column that scrolls, and follows the focus.
ScrollView {
    id: view

    property alias gap: column.spacing
    property real margin: 0
    property real maximumWidth: Infinity
    default property alias items: column.data

    function reveal(item: Item) {
        let inside = item;
        while (inside && inside !== column)
            inside = inside.parent;
        if (!inside)
            return;
        const flick = view.contentItem as Flickable;
        const top = item.mapToItem(column, 0, 0).y;
        if (top < flick.contentY)
            flick.contentY = Math.max(0, top - Theme.spaceXl);
        else if (top + item.height > flick.contentY + flick.height)
            flick.contentY = Math.max(0, Math.min(top, top + item.height - flick.height + Theme.spaceXl));
    }

    contentWidth: availableWidth
    clip: true
    ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
    ScrollBar.vertical: AppScrollBar {
        anchors.right: view.right
        height: view.height
    }

    Connections {
        target: view.Window.window

        function onActiveFocusItemChanged() {
            view.reveal(view.Window.activeFocusItem);
        }
    }
    ColumnLayout {
        id: column

        x: Math.max(view.margin, (view.availableWidth - width) / 2)
        width: Math.min(view.maximumWidth, view.availableWidth - 2 * view.margin)
    }
}
