// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

AbstractButton {
    id: box

    required property string label

    // As a click does it: whoever listens is told.
    function turn() {
        if (!box.enabled)
            return;
        box.toggle();
        box.toggled();
    }

    checkable: true
    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight)
    spacing: Theme.spaceS
    leftPadding: mirrored ? 0 : Theme.iconM + Theme.spaceS
    rightPadding: mirrored ? Theme.iconM + Theme.spaceS : 0
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: box.turn()
    Accessible.onToggleAction: box.turn()

    contentItem: AppText {
        text: box.label
        font.pixelSize: Theme.fontSmall
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    background: Item {
        Rectangle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.iconM
            height: Theme.iconM
            radius: Theme.spaceXs
            color: box.checked ? Theme.colors.accent : Theme.colors.surface
            border.width: box.checked ? 0 : Theme.line
            border.color: Theme.colors.borderStrong

            AppIcon {
                anchors.centerIn: parent
                visible: box.checked
                name: "check"
                size: Theme.iconS
                color: Theme.colors.accentInk
            }
            FocusFrame {
                control: box
            }
        }
    }
}
