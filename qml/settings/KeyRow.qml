// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A key and what it does; the first of a group stands under the group's name.
Column {
    id: row

    required property var key
    property bool heading: false

    objectName: "key-" + key.sequence
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(shortcut.nativeText).arg(key.name)

    // Knows how the key is called in the language of the window.
    Shortcut {
        id: shortcut

        enabled: false
        sequence: row.key.sequence
    }
    AppText {
        width: row.width
        topPadding: Theme.spaceL
        bottomPadding: Theme.spaceXs
        visible: row.heading
        text: row.key.group
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Item {
        width: row.width
        height: Math.max(Theme.controlHeight, name.implicitHeight + Theme.spaceS)

        AppText {
            id: name

            anchors.left: parent.left
            anchors.right: tag.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: row.key.name
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Tag {
            id: tag

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            label: shortcut.nativeText
            silent: true
        }
    }
    Divider {
        width: row.width
    }
}
