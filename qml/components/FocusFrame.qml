// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Templates as T
import TripleTalk

// Shows where the keyboard is.
Rectangle {
    required property T.Control control

    anchors.fill: parent
    anchors.margins: -Theme.focusLine
    visible: control.visualFocus
    color: "transparent"
    radius: Theme.radiusM + Theme.focusLine
    border.width: Theme.focusLine
    border.color: Theme.colors.accent
}
