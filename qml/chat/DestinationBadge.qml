// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Says where the next question goes.
RowLayout {
    id: badge

    required property string destination
    readonly property string words: destination ? qsTr("Goes to %1: schema, found rows, passages").arg(destination) : qsTr("Stays on this computer")

    spacing: Theme.spaceXs
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    AppIcon {
        name: badge.destination ? "cloud" : "home"
        size: Theme.iconS - 2
        color: badge.destination ? Theme.colors.warning : Theme.colors.success
    }
    AppText {
        Layout.fillWidth: true
        text: badge.words
        color: badge.destination ? Theme.colors.warning : Theme.colors.success
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
    }
}
