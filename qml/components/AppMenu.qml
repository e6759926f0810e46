// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

Menu {
    padding: Theme.spaceXs
    implicitWidth: 220 * Theme.textScale
    background: Rectangle {
        implicitWidth: 220 * Theme.textScale
        color: Theme.colors.surface
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.colors.borderStrong
    }
}
