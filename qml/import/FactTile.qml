// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A number and what it counts.
Rectangle {
    id: tile

    required property real count
    required property string label

    implicitWidth: Math.max(Theme.measureS, column.implicitWidth + 2 * Theme.spaceM)
    implicitHeight: column.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.sunken
    border.width: Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.StaticText
    Accessible.name: number.text + " " + label

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0

        AppText {
            id: number

            text: ImportWords.number(tile.count)
            font.pixelSize: Theme.fontTitle
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        AppText {
            text: tile.label
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            Accessible.ignored: true
        }
    }
}
