// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// A button of an icon alone; its name is told by a tool tip and to screen readers.
AbstractButton {
    id: button

    required property string iconName
    required property string name
    property int size: Theme.iconM
    property color iconColor: button.enabled && (button.hovered || button.checked) ? Theme.colors.text : Theme.colors.textMuted

    implicitWidth: size + Theme.spaceM
    implicitHeight: size + Theme.spaceM
    opacity: enabled ? 1 : 0.4
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.onPressAction: if (button.enabled)
        button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    contentItem: Item {
        AppIcon {
            anchors.centerIn: parent
            name: button.iconName
            size: button.size
            color: button.iconColor
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: button.down ? Theme.colors.selected : button.hovered || button.checked ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: button
        }
    }

    AppToolTip {
        visible: button.hovered && !button.down
        text: button.name
    }
}
