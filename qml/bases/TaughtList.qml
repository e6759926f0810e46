// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// What people taught a knowledge base: each question with the query that answers it, and the words beside its own names; to be looked at, corrected, switched off and deleted.
Column {
    id: list

    required property Session session
    required property string folder
    readonly property KeptExamples examples: session.keptExamples
    readonly property bool isRead: list.examples.folder === list.folder
    // So many there are by now; if more than were read, some were taught meanwhile.
    property int kept: 0

    function load() {
        if (!list.folder)
            return;
        list.examples.show(list.folder);
        list.session.keptWords.show(list.folder);
    }

    spacing: Theme.spaceXs
    Component.onCompleted: load()
    // Of a base that is looked at again nothing is known for a moment.
    onFolderChanged: if (!list.isRead)
        load()
    onKeptChanged: if (list.kept >= 0 && list.kept !== list.examples.kept())
        load()

    Repeater {
        model: list.examples

        TaughtRow {
            id: row

            required property int index
            required property string language

            objectName: "taught" + index
            width: list.width
            visible: list.isRead
            onOpenRequested: list.session.show("console", {
                    [row.language]: row.query
                })
            onCorrectRequested: (question, query) => list.examples.correct(index, question, query)
            onSwitchRequested: list.examples.switchOff(index, !row.off)
            onDeleteRequested: list.examples.remove(index)
            onUndoRequested: list.examples.bringBack(index)
        }
    }
    AppButton {
        objectName: "moreTaught"
        anchors.left: parent.left
        visible: list.isRead && list.examples.hidden > 0
        quiet: true
        label: qsTr("Show %n more", "", list.examples.hidden)
        onClicked: list.examples.showAll()
    }
    TaughtWords {
        objectName: "taughtWordList"
        width: list.width
        topPadding: Theme.spaceM
        words: list.session.keptWords
        folder: list.folder
    }
}
