// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// Shows where the keyboard is.
Rectangle {
    required property Item control

    anchors.fill: parent
    anchors.margins: -Theme.focusLine
    visible: control.activeFocus && (control["visualFocus"] ?? true)
    color: "transparent"
    radius: Theme.radiusM + Theme.focusLine
    border.width: Theme.focusLine
    border.color: Theme.colors.accent
}
