// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The top line of a panel; what is put into it stands at its end. A message of the window may stand over its title.
Rectangle {
    id: header

    property string title: ""
    readonly property alias messagePlace: place
    default property alias actions: row.data

    implicitHeight: Theme.headerHeight
    color: "transparent"

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceS
        spacing: Theme.spaceS

        Item {
            id: place

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitWidth: words.implicitWidth

            AppText {
                id: words

                readonly property Item over: place.children[1] ?? null

                anchors.fill: parent
                // No half of it beside a message.
                opacity: over?.visible && over.width + 2 * implicitWidth > width ? 0 : 1
                text: header.title
                font.pixelSize: Theme.fontHeading
                font.weight: Font.DemiBold
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        RowLayout {
            id: row

            // With nothing in it, it would take half of the line.
            Layout.maximumWidth: Math.ceil(implicitWidth)
            spacing: Theme.spaceXs
        }
    }
}
