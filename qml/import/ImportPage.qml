// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Window
import TripleTalk
import TripleTalk.Backend

// A page of the import wizard: a title, a sentence, and what is put into it, scrolling to what has the focus.
Flickable {
    id: page

    required property Session session
    readonly property Importer importer: session.importer
    property string title: ""
    property string explanation: ""
    default property alias content: column.data
    readonly property Item focused: Window.activeFocusItem

    function isInside(item: Item): bool {
        for (let at = item; at; at = at.parent)
            if (at === column)
                return true;
        return false;
    }
    function ensureVisible(item: Item) {
        if (!page.isInside(item))
            return;
        const top = item.mapToItem(column, 0, 0).y;
        const room = page.height - 2 * Theme.spaceXl;
        if (top < page.contentY)
            page.contentY = Math.max(0, top - Theme.spaceXl);
        else if (top + Math.min(item.height, room) > page.contentY + page.height - Theme.spaceXl)
            page.contentY = Math.min(Math.max(0, page.contentHeight - page.height), top + Math.min(item.height, room) - room);
    }

    contentWidth: width
    contentHeight: column.height + 2 * Theme.spaceXl
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onFocusedChanged: page.ensureVisible(page.focused)
    ScrollBar.vertical: AppScrollBar {
    }

    ColumnLayout {
        id: column

        y: Theme.spaceXl
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(page.width - 2 * Theme.spaceXl, Theme.readingWidth * 1.25)
        spacing: Theme.spaceL

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            AppText {
                Layout.fillWidth: true
                text: page.title
                font.pixelSize: Theme.fontTitle
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: page.explanation
                color: Theme.colors.textMuted
                lineHeight: Theme.lineHeight
                wrapMode: Text.Wrap
            }
        }
    }
}
