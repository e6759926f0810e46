// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// The title of a table's column; a click sorts by it.
AbstractButton {
    id: title

    required property string label
    required property bool numeric
    required property bool sorted
    required property bool descending

    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: label
    Accessible.description: sorted ? (descending ? qsTr("sorted downwards") : qsTr("sorted upwards")) : qsTr("Sort")
    Keys.onReturnPressed: title.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceXs
        layoutDirection: title.numeric ? Qt.RightToLeft : Qt.LeftToRight

        AppText {
            Layout.maximumWidth: title.availableWidth - (title.sorted ? Theme.iconS + Theme.spaceXs : 0)
            text: title.label
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
            horizontalAlignment: title.numeric ? Text.AlignRight : Text.AlignLeft
            elide: Text.ElideRight
        }
        AppIcon {
            visible: title.sorted
            name: title.descending ? "chevron-down" : "chevron-up"
            size: Theme.iconS - 2
            color: Theme.colors.accentText
        }
        Item {
            Layout.fillWidth: true
        }
    }
    background: Rectangle {
        color: title.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: title
            anchors.margins: 0
        }
    }
}
