// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

Slider {
    id: slider

    required property string name
    // The value as people read it.
    property string words: ""

    // As a key does it: whoever listens is told.
    function step(larger: bool) {
        if (!slider.enabled)
            return;
        if (larger)
            slider.increase();
        else
            slider.decrease();
        slider.moved();
    }

    implicitHeight: Theme.controlHeight
    implicitWidth: 12 * Theme.controlHeight
    padding: 0
    focusPolicy: Qt.StrongFocus
    Accessible.name: name
    Accessible.description: words
    Accessible.onIncreaseAction: slider.step(true)
    Accessible.onDecreaseAction: slider.step(false)

    background: Rectangle {
        x: slider.leftPadding
        y: (slider.height - height) / 2
        width: slider.availableWidth
        height: Theme.spaceXs
        radius: height / 2
        color: Theme.colors.hover

        Rectangle {
            x: slider.mirrored ? parent.width - width : 0
            width: slider.position * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.colors.accent
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: (slider.height - height) / 2
        width: Theme.iconL
        height: Theme.iconL
        radius: width / 2
        color: slider.pressed ? Theme.colors.hover : Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.borderStrong

        FocusFrame {
            control: slider
            radius: width / 2
        }
    }
}
