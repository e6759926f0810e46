// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A thin bar; with a negative fraction it only shows that something happens.
Rectangle {
    id: bar

    required property real fraction
    required property string name

    implicitHeight: Theme.spaceXs
    radius: height / 2
    color: Theme.colors.hover
    clip: true
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name
    Accessible.description: fraction >= 0 ? Math.round(fraction * 100) + " %" : ""

    Rectangle {
        id: fill

        width: bar.fraction < 0 ? bar.width / 4 : bar.width * Math.min(1, bar.fraction)
        height: bar.height
        radius: bar.radius
        color: bar.fraction >= 1 ? Theme.colors.success : Theme.colors.accent

        XAnimator on x  {
            running: bar.fraction < 0 && bar.visible && Theme.animationMs > 0
            from: 0
            to: bar.width * 0.75
            loops: Animation.Infinite
            duration: 8 * Theme.animationMs
            onStopped: fill.x = 0
        }
    }
}
