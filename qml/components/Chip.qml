// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A small rounded button: a citation, an example, a choice.
AbstractButton {
    id: chip

    required property string label
    property string iconName: ""
    property bool soft: false
    property string hint: ""
    // A longer label goes over lines.
    property real widest: Infinity

    implicitWidth: Math.min(widest, leftPadding + contentItem.implicitWidth + rightPadding)
    implicitHeight: Math.max(Theme.spaceXl, contentItem.implicitHeight + Theme.spaceS)
    leftPadding: Theme.spaceS
    rightPadding: Theme.spaceS
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: hint
    Accessible.onPressAction: if (chip.enabled)
        chip.clicked()
    Keys.onReturnPressed: chip.clicked()
    Keys.onEnterPressed: chip.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceXs

        AppIcon {
            visible: chip.iconName
            name: chip.iconName
            size: Theme.iconS - 2
            color: chip.soft ? Theme.colors.accentText : Theme.colors.textMuted
        }
        AppText {
            Layout.fillWidth: true
            text: chip.label
            color: chip.soft ? Theme.colors.accentText : Theme.colors.text
            font.pixelSize: Theme.fontCaption
            font.weight: Font.Medium
            elide: wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
            wrapMode: chip.widest < Infinity ? Text.Wrap : Text.NoWrap
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: height / 2
        color: chip.soft ? (chip.hovered || chip.checked ? Theme.colors.selected : Theme.colors.accentSoft) : chip.hovered ? Theme.colors.hover : "transparent"
        border.width: chip.soft ? 0 : Theme.line
        border.color: Theme.colors.borderStrong

        FocusFrame {
            control: chip
            radius: height / 2
        }
    }

    AppToolTip {
        visible: chip.hovered && chip.hint
        text: chip.hint
    }
}
