// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// Takes files that are dropped anywhere on it, and says so while they are held over it.
DropArea {
    id: area

    signal filesDropped(var files)

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => {
        if (!drop.hasUrls)
            return;
        drop.acceptProposedAction();
        area.filesDropped(drop.urls);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.spaceM
        visible: area.containsDrag
        radius: Theme.radiusL
        color: Theme.colors.accentSoft
        opacity: 0.94
        border.width: Theme.focusLine
        border.color: Theme.colors.accent

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.dialogWidth)
            iconName: "import"
            title: qsTr("Drop to import")
            explanation: qsTr("Graphs, documents, or folders of them")
        }
    }
}
