// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// One of our icons in a colour.
Image {
    required property string name
    property color color: Theme.colors.textMuted
    property int size: Theme.iconM

    // What points to a side points to the other one in a mirrored window.
    readonly property bool isDirected: /^((arrow|chevron|panel)-(left|right)|list|redo|tree|undo)$/.test(name)

    mirror: isDirected && LayoutMirroring.enabled
    source: name ? "image://icons/" + name + "/" + color.toString().slice(-6) : ""
    sourceSize.width: size
    sourceSize.height: size
    width: size
    height: size
    Accessible.ignored: true
}
