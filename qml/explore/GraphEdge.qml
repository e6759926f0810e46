// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// A line between two boxes, with an arrow where it reaches the second one.
Item {
    id: edge

    required property GraphBox begin
    required property GraphBox end
    required property bool arrow
    property bool marked: false
    readonly property real acrossX: end ? end.shownX - begin.shownX : 0
    readonly property real acrossY: end ? end.shownY - begin.shownY : 0
    readonly property real length: Math.hypot(acrossX, acrossY)
    // How far the middle of the second box is from its rim on the line.
    readonly property real rim: {
        const cosine = Math.abs(acrossX) / Math.max(1, length);
        const sine = Math.abs(acrossY) / Math.max(1, length);
        return end ? Math.min(end.width / 2 / Math.max(0.001, cosine), end.height / 2 / Math.max(0.001, sine)) : 0;
    }
    readonly property color colour: marked ? Theme.colors.accent : Theme.colors.borderStrong

    x: begin ? begin.shownX : 0
    y: begin ? begin.shownY : 0
    rotation: Math.atan2(acrossY, acrossX) * 180 / Math.PI
    transformOrigin: Item.TopLeft
    visible: begin !== null && end !== null && begin.visible && end.visible
    Accessible.ignored: true

    Rectangle {
        y: -height / 2
        width: edge.length
        height: 1.5
        color: edge.colour
        antialiasing: true
    }
    Repeater {
        model: edge.arrow ? [28, -28] : []

        Rectangle {
            required property int modelData

            x: edge.length - edge.rim - width
            y: -height / 2
            width: Theme.spaceS
            height: 1.5
            color: edge.colour
            antialiasing: true
            transformOrigin: Item.Right
            rotation: modelData
        }
    }
}
