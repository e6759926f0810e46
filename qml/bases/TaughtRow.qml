// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// A question that was taught, with its query and the words that were learned from it: correct it, switch it off, forget it.
Column {
    id: row

    required property string question
    required property string query
    required property date created
    required property string outdated
    required property bool deleted
    required property bool off
    required property string learned
    required property string problem
    property bool editing: false
    readonly property string shownQuery: outdated ? qsTr("Not used: %1").arg(outdated) : off ? qsTr("Switched off: %1").arg(query) : query

    signal openRequested
    signal correctRequested(string question, string query)
    signal switchRequested
    signal deleteRequested
    signal undoRequested

    spacing: Theme.spaceXs

    TaughtLine {
        width: row.width
        title: row.question
        caption: row.shownQuery
        warns: row.outdated
        further: row.learned ? qsTr("Learned from it: %1").arg(row.learned) : ""
        date: row.created.toLocaleDateString(Qt.locale(), Locale.ShortFormat)
        deleted: row.deleted
        off: row.off
        openName: qsTr("Open the query of “%1” in the console").arg(row.question)
        editName: qsTr("Correct “%1”").arg(row.question)
        switchName: row.off ? qsTr("Switch on what was taught of “%1”").arg(row.question) : qsTr("Switch off what was taught of “%1”").arg(row.question)
        deleteName: qsTr("Forget what was taught of “%1”").arg(row.question)
        onOpenRequested: row.openRequested()
        onEditRequested: row.editing = !row.editing
        onSwitchRequested: row.switchRequested()
        onDeleteRequested: row.deleteRequested()
        onUndoRequested: row.undoRequested()
    }
    Repeater {
        model: row.editing && !row.deleted ? 1 : 0

        TaughtForm {
            width: row.width
            question: row.question
            query: row.query
            onTaken: (question, query) => {
                row.editing = false;
                row.correctRequested(question, query);
            }
            onCancelled: row.editing = false
        }
    }
    Note {
        objectName: "taughtProblem"
        width: row.width
        visible: message
        message: row.problem
        error: false
    }
}
