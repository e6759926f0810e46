// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A column that scrolls, and follows the focus: with a field of a form comes the whole form, if there is room for it.
ScrollView {
    id: view

    property alias gap: column.spacing
    property real margin: 0
    property real maximumWidth: Infinity
    default property alias items: column.data

    function reveal(item: Item) {
        const flick = view.contentItem as Flickable;
        let inside = item;
        let shown = item;
        while (inside && inside !== column) {
            if (inside.Accessible.role === Accessible.Form && inside.height + Theme.spaceXl <= flick.height)
                shown = inside;
            inside = inside.parent;
        }
        if (!inside)
            return;
        const top = shown.mapToItem(column, 0, 0).y;
        if (top < flick.contentY)
            flick.contentY = Math.max(0, top - Theme.spaceXl);
        else if (top + shown.height > flick.contentY + flick.height)
            flick.contentY = Math.max(0, Math.min(top, top + shown.height - flick.height + Theme.spaceXl));
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
            unfolded.restart();
        }
    }
    // What was opened together with it has its place then.
    Timer {
        id: unfolded

        interval: 50
        onTriggered: view.reveal(view.Window.activeFocusItem)
    }
    ColumnLayout {
        id: column

        x: Math.max(view.margin, (view.availableWidth - width) / 2)
        width: Math.min(view.maximumWidth, view.availableWidth - 2 * view.margin)
    }
}
