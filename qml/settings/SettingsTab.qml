// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// The name of a page; up and down go to the others.
AbstractButton {
    id: tab

    required property string label
    required property string iconName

    signal moved(int step)

    implicitHeight: Math.max(Theme.controlHeight, contentItem.implicitHeight + Theme.spaceM)
    leftPadding: mirrored ? Theme.spaceS : Theme.spaceM
    rightPadding: mirrored ? Theme.spaceM : Theme.spaceS
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: checked
    Accessible.role: Accessible.PageTab
    Accessible.name: label
    Accessible.selected: checked
    Accessible.onPressAction: tab.clicked()
    Keys.onUpPressed: tab.moved(-1)
    Keys.onDownPressed: tab.moved(1)
    Keys.onReturnPressed: tab.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceM

        AppIcon {
            name: tab.iconName
            color: tab.checked ? Theme.colors.accentText : Theme.colors.textMuted
        }
        AppText {
            Layout.fillWidth: true
            text: tab.label
            font.pixelSize: Theme.fontSmall
            font.weight: tab.checked ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: tab.checked ? Theme.colors.selected : tab.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: tab
        }
    }
}
