// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The top line of a panel; what is put into it stands at its end.
Rectangle {
    id: header

    property string title: ""
    default property alias actions: row.data

    implicitHeight: Theme.headerHeight
    color: "transparent"

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceS
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: header.title
            font.pixelSize: Theme.fontHeading
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        RowLayout {
            id: row

            spacing: Theme.spaceXs
        }
    }
}
