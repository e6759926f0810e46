// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// One knowledge base of the list. Enter looks at it, F2 renames, Delete deletes, Ctrl+Enter or a double click uses it.
AbstractButton {
    id: row

    required property int index
    required property string folder
    required property string name
    required property string errorText
    required property string endpoint
    required property bool isCurrent
    required property real triples
    required property real entities
    required property real bytes
    required property date created
    property bool shown: false
    readonly property string summary: errorText || endpoint || BaseWords.amount(entities, triples)

    signal useRequested
    signal removeRequested
    signal renameRequested
    signal moveRequested(int offset)

    objectName: "base-" + name
    implicitHeight: implicitContentHeight + Theme.spaceL
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: summary
    Accessible.selected: shown
    Accessible.onPressAction: row.clicked()
    onDoubleClicked: if (!errorText)
        useRequested()
    Keys.onPressed: event => {
        const keys = {
            [Qt.Key_F2]: row.renameRequested,
            [Qt.Key_Delete]: row.removeRequested,
            [Qt.Key_Return]: event.modifiers & Qt.ControlModifier ? row.useRequested : row.clicked,
            [Qt.Key_Up]: () => row.moveRequested(-1),
            [Qt.Key_Down]: () => row.moveRequested(1)
        };
        if (!keys[event.key])
            return;
        keys[event.key]();
        event.accepted = true;
    }

    contentItem: RowLayout {
        spacing: Theme.spaceM

        AppIcon {
            name: row.errorText ? "alert" : row.endpoint ? "cloud" : "database"
            color: row.errorText ? Theme.colors.danger : Theme.colors.textMuted
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            RowLayout {
                spacing: Theme.spaceS

                AppText {
                    Layout.fillWidth: true
                    text: row.name
                    font.weight: row.shown ? Font.DemiBold : Font.Medium
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Tag {
                    visible: row.isCurrent
                    label: qsTr("in use")
                }
            }
            AppText {
                Layout.fillWidth: true
                text: row.summary
                color: row.errorText ? Theme.colors.danger : Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                visible: !row.errorText
                text: qsTr("%1 · %2").arg(row.created.toLocaleDateString(Qt.locale(), Locale.ShortFormat)).arg(Qt.locale().formattedDataSize(row.bytes, 1, Locale.DataSizeSIFormat))
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: row.shown ? Theme.colors.selected : row.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: row
            anchors.margins: 0
        }
    }
}
