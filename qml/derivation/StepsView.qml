// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// The timeline of a run.
ListView {
    id: view

    objectName: "stepsView"
    clip: true
    topMargin: Theme.spaceM
    bottomMargin: Theme.spaceM
    leftMargin: Theme.spaceM
    rightMargin: Theme.spaceM
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar {
    }

    delegate: StepRow {
        width: ListView.view.width - 2 * Theme.spaceM
        last: index === view.count - 1
    }

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: view.count === 0
        iconName: "steps"
        title: qsTr("No steps yet")
        explanation: qsTr("Every model call, query, search and decision of an answer is shown here with the time it took.")
    }
}
