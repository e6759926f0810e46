// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Whose something is: the name of a knowledge base.
RowLayout {
    id: mark

    required property string name
    property bool strong: false

    spacing: Theme.spaceXs
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Knowledge base: %1").arg(name)

    AppIcon {
        name: "database"
        size: Theme.iconS
        color: mark.strong ? Theme.colors.text : Theme.colors.textMuted
    }
    AppText {
        Layout.fillWidth: true
        text: mark.name
        color: mark.strong ? Theme.colors.text : Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.Medium
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
