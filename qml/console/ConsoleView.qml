// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

FocusScope {
    id: view

    required property Session session

    function show(part: string, wanted: var) {
        view.forceActiveFocus();
    }

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        iconName: "console"
        title: qsTr("Ask the database in SQL")
    }
}
