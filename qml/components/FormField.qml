// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A label above what it names. A positioner, since a layout of Qt 6.4 gives up when text that wraps changes its size.
Column {
    id: field

    required property string label
    property string hint: ""
    default property alias controls: body.items

    spacing: Theme.spaceXs

    AppText {
        width: field.width
        text: field.label
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    Stack {
        id: body

        width: field.width
        spacing: Theme.spaceS
    }
    AppText {
        width: field.width
        visible: text
        text: field.hint
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
}
