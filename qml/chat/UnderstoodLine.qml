// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The question as it was understood, on its own.
RowLayout {
    id: line

    required property string text

    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Understood as: %1").arg(text)

    AppIcon {
        Layout.alignment: Qt.AlignTop
        name: "understood"
        size: Theme.iconS
    }
    AppText {
        objectName: "understoodText"
        Layout.fillWidth: true
        text: qsTr("Understood as: %1").arg(line.text)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
}
