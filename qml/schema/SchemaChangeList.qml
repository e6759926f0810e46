// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Everything that was changed of the schema as it was found; each can be taken back alone.
Item {
    id: root

    required property SchemaEditor editor

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.dialogWidth)
        visible: list.count === 0
        iconName: "check"
        title: qsTr("Nothing was changed")
        explanation: qsTr("The schema is as it was found in the graph. What you change stays over a new import.")
    }
    ListView {
        id: list

        objectName: "schemaChanges"
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceXs
        clip: true
        model: root.editor.changes
        spacing: Theme.spaceS
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Changes")
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: Rectangle {
            id: entry

            required property int index
            required property string what
            required property string field
            required property string before
            required property string after
            required property bool known

            // Beside the scroll bar.
            x: LayoutMirroring.enabled ? ListView.view.width - width : 0
            width: ListView.view.width - Theme.spaceM
            implicitHeight: row.implicitHeight + 2 * Theme.spaceS
            radius: Theme.radiusM
            color: Theme.colors.sunken
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.what ? qsTr("%1: %2").arg(entry.what).arg(entry.field) : entry.field

            RowLayout {
                id: row

                anchors.fill: parent
                anchors.margins: Theme.spaceS
                anchors.leftMargin: Theme.spaceM
                spacing: Theme.spaceM

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 1

                    AppText {
                        Layout.fillWidth: true
                        text: entry.what ? qsTr("%1: %2").arg(entry.what).arg(entry.field) : entry.field
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontCaption
                        elide: Text.ElideMiddle
                        Accessible.ignored: true
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.before
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontSmall
                        font.strikeout: true
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: entry.after
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        maximumLineCount: 6
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: !entry.known
                        text: qsTr("The graph does not have this now; it takes effect again when it comes back.")
                        color: Theme.colors.warning
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.Wrap
                    }
                }
                AppButton {
                    objectName: "takeBack" + entry.index
                    iconName: "undo"
                    label: qsTr("Take back")
                    onClicked: root.editor.takeBack(entry.index)
                }
            }
        }
    }
}
