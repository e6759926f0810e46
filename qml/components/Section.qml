// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A titled part of a page.
Stack {
    id: section

    required property string title
    property string explanation: ""
    default property alias controls: body.items

    spacing: Theme.spaceS

    AppText {
        Layout.fillWidth: true
        text: section.title
        font.pixelSize: Theme.fontHeading
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    AppText {
        Layout.fillWidth: true
        visible: text
        text: section.explanation
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        lineHeight: Theme.lineHeight
        wrapMode: Text.Wrap
    }
    Stack {
        id: body

        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceXs
        spacing: Theme.spaceM
    }
}
