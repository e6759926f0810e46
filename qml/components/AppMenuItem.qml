// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A line of a menu; its `label` may be data and is never given to MenuItem.text, which takes markup.
MenuItem {
    id: item

    required property string label
    property string iconName: ""
    property bool danger: false

    implicitHeight: Theme.rowHeight
    opacity: enabled ? 1 : 0.5
    leftPadding: Theme.spaceS
    rightPadding: Theme.spaceS
    Accessible.name: label
    Accessible.onPressAction: if (item.enabled)
        item.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceS

        AppIcon {
            visible: item.iconName
            name: item.iconName
            size: Theme.iconS
            color: item.danger ? Theme.colors.danger : Theme.colors.textMuted
        }
        AppText {
            Layout.fillWidth: true
            text: item.label
            color: item.danger ? Theme.colors.danger : Theme.colors.text
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    indicator: null
    arrow: null
    background: Rectangle {
        radius: Theme.radiusS
        color: item.highlighted ? Theme.colors.hover : "transparent"
    }
}
