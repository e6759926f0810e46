// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A drawing that is dragged and zoomed with mouse, fingers and keys. Its children lie in the drawing's own coordinates.
FocusScope {
    id: canvas

    // Of all that is drawn.
    required property rect bounds
    property Item selectedItem: null
    // The person chose the part that is seen.
    property bool moved: false
    // The person wants to see all of it, however small.
    property bool whole: false
    default property alias content: scene.data

    signal stepRequested(int dx, int dy)
    signal growRequested
    signal openRequested

    function zoomAround(x: real, y: real, factor: real) {
        const next = Math.max(Math.min(0.2, scene.scale), Math.min(2.5, scene.scale * factor));
        const by = next / scene.scale;
        scene.x = x + (scene.x - x) * by;
        scene.y = y + (scene.y - y) * by;
        scene.scale = next;
        canvas.moved = true;
    }
    function zoomBy(factor: real) {
        canvas.zoomAround(canvas.width / 2, canvas.height / 2, factor);
    }
    // Where the drawing has to be moved, so that as much of it as possible is seen: around its middle thing, which is at 0.
    function shift(room: real, begin: real, length: real): real {
        if (length <= room)
            return (room - length) / 2 - begin;
        return Math.max(room - begin - length, Math.min(-begin, room / 2));
    }
    function show(smallest: real) {
        if (canvas.width <= 0 || canvas.bounds.width <= 0)
            return;
        const margin = Theme.spaceL;
        const wide = canvas.width - 2 * margin;
        const high = canvas.height - 2 * margin;
        const fitting = Math.min(1, wide / canvas.bounds.width, high / canvas.bounds.height);
        // Little is lost where all of it nearly fits.
        const scale = fitting < 0.8 * smallest ? smallest : fitting;
        scene.scale = scale;
        scene.x = margin + canvas.shift(wide, canvas.bounds.x * scale, canvas.bounds.width * scale);
        scene.y = margin + canvas.shift(high, canvas.bounds.y * scale, canvas.bounds.height * scale);
    }
    function fit() {
        canvas.moved = false;
        canvas.whole = true;
        canvas.fitIfUnmoved();
    }
    // As much as can still be read, or all where that was wished.
    function fitIfUnmoved() {
        if (!canvas.moved)
            canvas.show(canvas.whole ? 0 : 0.62);
    }
    function reset() {
        canvas.moved = false;
        canvas.whole = false;
    }
    // The row of the next box in a direction.
    function nearest(boxes: var, from: int, dx: int, dy: int): int {
        const start = boxes.itemAt(from) as GraphBox;
        if (!start)
            return boxes.count > 0 ? 0 : -1;
        let best = from;
        let least = Infinity;
        for (let row = 0; row < boxes.count; ++row) {
            const box = boxes.itemAt(row) as GraphBox;
            const along = (box.shownX - start.shownX) * dx + (box.shownY - start.shownY) * dy;
            const aside = Math.abs((box.shownX - start.shownX) * dy) + Math.abs((box.shownY - start.shownY) * dx);
            const far = along + 2 * aside;
            if (!box.isPredicate && box.visible && along > 1 && far < least) {
                least = far;
                best = row;
            }
        }
        return best;
    }
    function showSelected() {
        if (!canvas.selectedItem)
            return;
        const place = canvas.selectedItem.mapToItem(canvas, canvas.selectedItem.width / 2, canvas.selectedItem.height / 2);
        const room = 2 * Theme.spaceXl;
        scene.x += Math.max(room, Math.min(canvas.width - room, place.x)) - place.x;
        scene.y += Math.max(room, Math.min(canvas.height - room, place.y)) - place.y;
    }

    clip: true
    activeFocusOnTab: true
    onWidthChanged: fitIfUnmoved()
    onHeightChanged: fitIfUnmoved()
    onBoundsChanged: fitIfUnmoved()
    onSelectedItemChanged: if (activeFocus)
        showSelected()
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Drawing: the arrow keys choose, Enter shows what is around, Ctrl+Enter opens")
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            canvas.stepRequested(-1, 0);
        else if (event.key === Qt.Key_Right)
            canvas.stepRequested(1, 0);
        else if (event.key === Qt.Key_Up)
            canvas.stepRequested(0, -1);
        else if (event.key === Qt.Key_Down)
            canvas.stepRequested(0, 1);
        else if (event.key === Qt.Key_Plus)
            canvas.zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            canvas.zoomBy(1 / 1.25);
        else if (event.key === Qt.Key_0)
            canvas.fit();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            event.modifiers & Qt.ControlModifier ? canvas.openRequested() : canvas.growRequested();
        else
            event.accepted = false;
    }

    TapHandler {
        onTapped: canvas.forceActiveFocus()
    }
    DragHandler {
        target: scene
        onActiveChanged: if (active)
            canvas.moved = true
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => canvas.zoomAround(event.x, event.y, Math.pow(1.0015, event.angleDelta.y))
    }
    PinchHandler {
        property real before: 1

        target: null
        onActiveChanged: before = 1
        onActiveScaleChanged: {
            canvas.zoomAround(centroid.position.x, centroid.position.y, activeScale / before);
            before = activeScale;
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: canvas.activeFocus
        color: "transparent"
        border.width: Theme.focusLine
        border.color: Theme.colors.accent
    }
    Item {
        id: scene

        transformOrigin: Item.TopLeft
    }
}
