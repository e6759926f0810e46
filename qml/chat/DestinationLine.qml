// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One place that the next question goes to, and what goes along ({ words }); without one: nowhere.
RowLayout {
    id: line

    property var departure: null
    property bool caption: false
    readonly property color foreground: departure ? Theme.colors.warning : Theme.colors.success
    readonly property string words: departure ? departure.words : qsTr("Stays on this computer")

    spacing: Theme.spaceXs
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    AppIcon {
        Layout.alignment: Qt.AlignTop
        name: line.departure ? "cloud" : "home"
        size: Theme.iconS
        color: line.foreground
    }
    AppText {
        Layout.fillWidth: true
        text: line.words
        color: line.foreground
        font.pixelSize: line.caption ? Theme.fontCaption : Theme.fontSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
