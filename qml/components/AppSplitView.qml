// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// Panels side by side, with lines between them to resize them by.
SplitView {
    handle: PanelHandle {
    }
    // Qt 6.4 keeps the order of the panels when the window is mirrored.
    onMirroredChanged: {
        for (let at = 0; at + 1 < count; ++at)
            moveItem(count - 1, at);
    }
}
