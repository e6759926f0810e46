// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What a view says while it has nothing to show.
ColumnLayout {
    id: empty

    required property string iconName
    required property string title
    property string explanation: ""

    spacing: Theme.spaceS

    AppIcon {
        Layout.alignment: Qt.AlignHCenter
        name: empty.iconName
        size: Theme.spaceXl + Theme.spaceS
        color: Theme.colors.borderStrong
    }
    AppText {
        Layout.fillWidth: true
        text: empty.title
        font.weight: Font.Medium
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: text
        text: empty.explanation
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        lineHeight: Theme.lineHeight
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
