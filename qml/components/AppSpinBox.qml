// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

SpinBox {
    id: box

    required property string name

    // As a key does it: whoever listens is told.
    function step(larger: bool) {
        if (!box.enabled)
            return;
        if (larger)
            box.increase();
        else
            box.decrease();
        box.valueModified();
    }

    implicitHeight: Theme.controlHeight
    implicitWidth: Theme.measureS
    editable: true
    font.pixelSize: Theme.fontSmall
    Accessible.name: name
    Accessible.onIncreaseAction: box.step(true)
    Accessible.onDecreaseAction: box.step(false)

    contentItem: TextInput {
        text: box.displayText
        font: box.font
        color: Theme.colors.text
        selectionColor: Theme.colors.accent
        selectedTextColor: Theme.colors.accentInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        validator: box.validator
        inputMethodHints: Qt.ImhDigitsOnly
        selectByMouse: true
        Accessible.name: box.name
    }
    up.indicator: AppIcon {
        x: box.mirrored ? Theme.spaceS : box.width - width - Theme.spaceS
        y: (box.height - height) / 2
        name: "plus"
        size: Theme.iconS
        opacity: box.value < box.to ? 1 : 0.4
    }
    down.indicator: Item {
        x: box.mirrored ? box.width - width - Theme.spaceS : Theme.spaceS
        width: Theme.iconS
        height: box.height

        Rectangle {
            anchors.centerIn: parent
            width: Theme.spaceM
            height: 1.6
            color: Theme.colors.textMuted
            opacity: box.value > box.from ? 1 : 0.4
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: box.activeFocus ? Theme.focusLine : Theme.line
        border.color: box.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong
    }
}
