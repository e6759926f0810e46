// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk.Backend

// The page of a language, made when the language is first looked at: a page reads the words that complete when it is made.
FocusScope {
    id: place

    required property Session session
    required property string modelData
    readonly property string language: modelData
    // The language that is looked at.
    required property string current
    property bool opened: false
    // Null until it is opened.
    property ConsolePage page: null

    function openWhenCurrent() {
        if (current === language)
            opened = true;
    }

    objectName: language + "Page"
    focus: current === language
    onCurrentChanged: openWhenCurrent()
    Component.onCompleted: openWhenCurrent()

    Repeater {
        model: place.opened ? 1 : 0
        onItemAdded: (index, item) => place.page = item as ConsolePage
        delegate: ConsolePage {
            anchors.fill: parent
            session: place.session
            queries: place.session.console(place.language)
            focus: true
        }
    }
}
