// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk.Backend

// Where a language's page stands once it is opened: a page reads the words that complete when it is made.
FocusScope {
    id: place

    required property Session session
    required property Console modelData
    readonly property Console queries: modelData
    property bool opened: false
    // Null until it is opened.
    property ConsolePage page: null

    Repeater {
        model: place.opened ? 1 : 0
        onItemAdded: (index, item) => place.page = item as ConsolePage
        delegate: ConsolePage {
            anchors.fill: parent
            session: place.session
            queries: place.queries
            focus: true
        }
    }
}
