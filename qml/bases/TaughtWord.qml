// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// A synonym that a person gave, or a word that was learned from an example: change it, switch it off, forget it.
Column {
    id: row

    required property string word
    required property string target
    required property string question
    required property bool deleted
    required property bool off
    property bool editing: false
    readonly property string meaning: question ? qsTr("Stands for %1, learned from “%2”").arg(target).arg(question) : qsTr("Synonym of %1").arg(target)

    signal correctRequested(string word)
    signal switchRequested
    signal deleteRequested
    signal undoRequested

    spacing: Theme.spaceXs

    TaughtLine {
        width: row.width
        title: row.word
        caption: row.off ? qsTr("Switched off: %1").arg(row.meaning) : row.meaning
        deleted: row.deleted
        off: row.off
        editName: qsTr("Change the word “%1”").arg(row.word)
        switchName: row.off ? qsTr("Switch on the word “%1”").arg(row.word) : qsTr("Switch off the word “%1”").arg(row.word)
        deleteName: qsTr("Forget the word “%1”").arg(row.word)
        onEditRequested: row.editing = !row.editing
        onSwitchRequested: row.switchRequested()
        onDeleteRequested: row.deleteRequested()
        onUndoRequested: row.undoRequested()
    }
    Repeater {
        model: row.editing && !row.deleted ? 1 : 0

        InPlaceEdit {
            width: row.width
            name: qsTr("Another word for %1").arg(row.target)
            original: row.word
            takeLabel: qsTr("Keep")
            keys: qsTr("Enter keeps it, Esc leaves it as it was")
            onTaken: word => {
                row.editing = false;
                row.correctRequested(word);
            }
            onCancelled: row.editing = false
        }
    }
}
