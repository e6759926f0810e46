// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Queries to choose from, shown on demand: { name, query, outdated } each.
Rectangle {
    id: box

    required property var entries
    required property string emptyText
    property bool shown: false

    signal chosen(string query)
    signal removed(string name)
    signal opened

    function toggle() {
        box.shown = !box.shown;
        if (box.shown)
            box.opened();
    }

    visible: shown
    implicitHeight: Math.min(Math.max(list.contentHeight, note.visible ? note.implicitHeight + 2 * Theme.spaceS : 0), Theme.measureL) + 2 * Theme.spaceXs
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border

    AppText {
        id: note

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spaceM
        visible: list.count === 0
        text: box.emptyText
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        clip: true
        model: box.shown ? box.entries : []
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Queries")
        ScrollBar.vertical: AppScrollBar {
        }
        Keys.onReturnPressed: (currentItem as AbstractButton)?.clicked()

        delegate: AbstractButton {
            id: entry

            required property int index
            required property var modelData

            objectName: "query" + index
            width: ListView.view.width
            padding: Theme.spaceXs
            leftPadding: Theme.spaceS
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name || modelData.query
            Accessible.description: modelData.outdated
            onClicked: {
                // The list goes, and this line with it.
                box.chosen(modelData.query);
                box.shown = false;
            }

            contentItem: RowLayout {
                spacing: Theme.spaceS

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.modelData.name
                        font.pixelSize: Theme.fontSmall
                        font.weight: Font.Medium
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: entry.modelData.query.replace(/\s+/g, " ")
                        color: entry.modelData.name ? Theme.colors.textMuted : Theme.colors.text
                        font.family: Theme.codeFamily
                        font.pixelSize: Theme.fontCaption
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.modelData.outdated
                        color: Theme.colors.warning
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.Wrap
                    }
                }
                IconButton {
                    visible: entry.modelData.name !== ""
                    iconName: "trash"
                    name: qsTr("Remove %1").arg(entry.modelData.name)
                    size: Theme.iconS
                    onClicked: box.removed(entry.modelData.name)
                }
            }
            background: Rectangle {
                radius: Theme.radiusS
                color: entry.hovered || list.activeFocus && entry.ListView.isCurrentItem ? Theme.colors.hover : "transparent"
            }
        }
    }
}
