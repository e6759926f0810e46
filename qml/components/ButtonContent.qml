// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// The icon and the words of a button. No layout: its size would come too late for the layouts around the button (Qt 6.4).
Item {
    property alias iconName: icon.name
    property alias iconColor: icon.color
    property alias label: words.text
    property alias color: words.color

    implicitWidth: words.implicitWidth + words.anchors.leftMargin
    implicitHeight: words.implicitHeight

    AppIcon {
        id: icon

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        visible: name
        size: Theme.iconS
    }
    AppText {
        id: words

        anchors.fill: parent
        anchors.leftMargin: icon.name ? icon.size + Theme.spaceS : 0
        font.pixelSize: Theme.fontSmall
        font.weight: Font.Medium
        horizontalAlignment: icon.name ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
