// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// A box that finds things and tables by their names while one types. The arrow keys choose, Enter opens, Esc closes.
FocusScope {
    id: search

    required property SearchModel results
    readonly property bool open: popup.visible

    signal chosen(string kind, string name)

    function close() {
        popup.close();
    }
    function choose(row: int) {
        const hit = hits.itemAtIndex(row) as SearchHitRow;
        if (hit)
            search.chosen(hit.kind, hit.name);
    }

    implicitHeight: field.implicitHeight

    AppTextField {
        id: field

        objectName: "entitySearch"
        anchors.fill: parent
        leftPadding: LayoutMirroring.enabled ? Theme.spaceM : Theme.iconS + 2 * Theme.spaceS
        rightPadding: LayoutMirroring.enabled ? Theme.iconS + 2 * Theme.spaceS : Theme.spaceM
        name: qsTr("Search for anything in the graph")
        placeholderText: qsTr("Search for anything")
        focus: true
        text: search.results.text
        onTextEdited: {
            search.results.text = text;
            popup.open();
        }
        onActiveFocusChanged: if (!activeFocus)
            popup.close()
        // The window's own Esc waits until this one is done.
        Keys.onShortcutOverride: event => event.accepted = popup.visible && event.key === Qt.Key_Escape
        Keys.onDownPressed: hits.currentIndex = Math.min(hits.count - 1, hits.currentIndex + 1)
        Keys.onUpPressed: hits.currentIndex = Math.max(0, hits.currentIndex - 1)
        Keys.onReturnPressed: popup.visible ? search.choose(Math.max(0, hits.currentIndex)) : popup.open()
        Keys.onEscapePressed: event => {
            event.accepted = popup.visible;
            popup.close();
        }

        AppIcon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            name: "search"
            size: Theme.iconS
        }
    }
    Popup {
        id: popup

        y: search.height + Theme.spaceXs
        width: search.width
        height: Math.min(contentHeight + 2 * padding, Theme.measureXxl, search.Window.height - search.mapToItem(null, 0, search.height).y - Theme.spaceM)
        padding: Theme.spaceXs
        closePolicy: Popup.CloseOnPressOutsideParent
        visible: false
        contentHeight: hits.count > 0 ? hits.contentHeight : note.implicitHeight + 2 * Theme.spaceS
        background: Rectangle {
            color: Theme.colors.surface
            radius: Theme.radiusM
            border.width: Theme.line
            border.color: Theme.colors.borderStrong
        }

        ListView {
            id: hits

            objectName: "searchHits"
            anchors.fill: parent
            clip: true
            model: search.results
            boundsBehavior: Flickable.StopAtBounds
            onCountChanged: currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Found")
            ScrollBar.vertical: AppScrollBar {
            }

            delegate: SearchHitRow {
                width: ListView.view.width
                current: ListView.isCurrentItem
                onClicked: search.choose(index)
            }
        }
        AppText {
            id: note

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.spaceS
            visible: hits.count === 0
            text: search.results.error || (search.results.busy ? qsTr("Searching …") : search.results.text.trim() ? qsTr("Nothing was found.") : qsTr("Type a name, a code or an address."))
            color: search.results.error ? Theme.colors.danger : Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
    }
}
