// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// The numbered sources, as the citations count them.
RunList {
    id: view

    required property Session session
    property int highlighted: 0

    function showSource(n: int) {
        const row = view.derivation.sources.rowOf(n);
        if (row < 0)
            return;
        view.highlighted = n;
        view.positionViewAtIndex(row, ListView.Beginning);
        view.currentIndex = row;
        // Rows above may only now have got their true height.
        Qt.callLater(() => view.positionViewAtIndex(row, ListView.Beginning)); // qmllint disable
    }

    objectName: "sourcesView"
    derivation: session.derivation
    rows: derivation.sources
    spacing: Theme.spaceM
    topMargin: Theme.spaceM + (lookedAt.visible ? lookedAt.height + Theme.spaceM : 0)
    cacheBuffer: 3000

    delegate: SourceCard {
        objectName: "source" + number
        width: ListView.view.width - 2 * Theme.spaceM
        session: view.session
        highlighted: view.highlighted === number
    }

    // What did not lead to an answer must not look like its source.
    AppText {
        id: lookedAt

        objectName: "lookedAt"
        parent: view.contentItem
        y: -height - Theme.spaceM
        width: view.width - 2 * Theme.spaceM
        visible: view.count > 0 && !view.derivation.answered
        text: qsTr("No answer was found. This was looked at:")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
        onVisibleChanged: Qt.callLater(() => view.contentY = view.originY - view.topMargin) // qmllint disable
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: view.count === 0
        iconName: "database"
        title: qsTr("No sources yet")
        explanation: qsTr("What an answer is based on, each query with its rows and each passage, is shown here.")
    }
}
