// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Templates as T
import TripleTalk

// Gives the path of Qt's own file dialog, which is seen where the desktop has none, the ground of the theme: it is drawn on white
// in every one, and in the dark one nobody could read it.
Item {
    id: painter

    readonly property Item overlay: T.Overlay.overlay

    function pathBarIn(item: Item): Item {
        if (item.upButton !== undefined) // qmllint disable
            return item;
        for (let at = 0; at < item.children.length; ++at) {
            const found = pathBarIn(item.children[at]);
            if (found)
                return found;
        }
        return null;
    }

    Connections {
        function onVisibleChildrenChanged() {
            const bar = painter.pathBarIn(painter.overlay);
            if (bar)
                bar.background.color = Qt.binding(() => Theme.colors.surface); // qmllint disable
        }

        target: painter.overlay
    }
}
