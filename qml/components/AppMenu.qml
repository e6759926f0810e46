// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

Menu {
    padding: Theme.spaceXs
    implicitWidth: Theme.measureL
    background: Rectangle {
        implicitWidth: Theme.measureL
        color: Theme.colors.surface
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.colors.borderStrong
    }
}
