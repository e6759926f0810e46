// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// When a step ran, within the whole run: bars above each other ran at the same time.
Item {
    id: bar

    required property real start
    required property real length
    required property real total
    required property bool bad

    implicitHeight: Theme.spaceXs + 2

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.colors.hover
    }
    Rectangle {
        readonly property real wanted: bar.total > 0 ? bar.length / bar.total * bar.width : 0
        readonly property real from: bar.total > 0 ? bar.start / bar.total * bar.width : 0

        anchors.left: parent.left
        anchors.leftMargin: Math.min(from, bar.width - width)
        width: Math.max(height, Math.min(wanted, bar.width))
        height: parent.height
        radius: height / 2
        color: bar.bad ? Theme.colors.danger : Theme.colors.accent
    }
}
