// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Templates as T
import TripleTalk

// The line between two panels; wider for the mouse than for the eye.
Rectangle {
    implicitWidth: Theme.line
    color: T.SplitHandle.pressed || T.SplitHandle.hovered ? Theme.colors.accent : Theme.colors.border
    containmentMask: Item {
        x: -Theme.spaceXs
        width: 2 * Theme.spaceXs
        height: parent ? (parent as Item).height : 0
    }
}
