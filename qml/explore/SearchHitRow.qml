// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Something that a search found.
AbstractButton {
    id: hit

    required property int index
    required property string label
    required property string kind
    required property string name
    required property string detail
    property bool current: false

    objectName: "searchHit" + index
    implicitHeight: implicitContentHeight + 2 * Theme.spaceXs
    leftPadding: Theme.spaceS
    rightPadding: Theme.spaceS
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: detail ? qsTr("%1, %2").arg(label).arg(detail) : label
    Accessible.onPressAction: hit.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceS

        AppIcon {
            name: "table"
            visible: hit.kind === "table"
            size: Theme.iconS
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            AppText {
                Layout.fillWidth: true
                text: hit.label
                font.pixelSize: Theme.fontSmall
                font.weight: Font.Medium
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: hit.detail
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: hit.current ? Theme.colors.selected : hit.hovered ? Theme.colors.hover : "transparent"
    }
}
