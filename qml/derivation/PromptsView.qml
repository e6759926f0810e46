// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// The exact prompt and the raw reply of every model call.
ListView {
    id: view

    signal copyRequested(string text)

    objectName: "promptsView"
    clip: true
    spacing: Theme.spaceM
    topMargin: Theme.spaceM
    bottomMargin: Theme.spaceM
    leftMargin: Theme.spaceM
    rightMargin: Theme.spaceM
    cacheBuffer: 3000
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar {
    }

    delegate: PromptCard {
        width: ListView.view.width - 2 * Theme.spaceM
        onCopyRequested: text => view.copyRequested(text)
    }

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: view.count === 0
        iconName: "model"
        title: qsTr("No prompts")
        explanation: qsTr("An offline answer asks no model. With a model, the exact prompt and the raw reply of every call are shown here.")
    }
}
