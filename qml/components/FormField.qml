// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A label above what it names.
ColumnLayout {
    id: field

    required property string label
    property string hint: ""
    default property alias controls: column.data

    spacing: Theme.spaceXs

    AppText {
        Layout.fillWidth: true
        text: field.label
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    ColumnLayout {
        id: column

        Layout.fillWidth: true
        spacing: Theme.spaceS
    }
    AppText {
        Layout.fillWidth: true
        visible: text
        text: field.hint
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
}
