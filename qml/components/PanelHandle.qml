// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// The line between two panels; wider for the mouse than for the eye.
Rectangle {
    implicitWidth: Theme.line
    color: SplitHandle.pressed || SplitHandle.hovered ? Theme.colors.accent : Theme.colors.border
    containmentMask: Item {
        x: -Theme.spaceXs
        width: 2 * Theme.spaceXs
        height: parent ? (parent as Item).height : 0
    }
}
