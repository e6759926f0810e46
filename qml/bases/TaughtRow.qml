// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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
    signal correctRequested(string query)
    signal switchRequested
    signal deleteRequested
    signal undoRequested

    spacing: Theme.spaceXs

    RowLayout {
        width: row.width
        spacing: Theme.spaceS

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            opacity: row.deleted || row.off ? 0.6 : 1

            AppText {
                Layout.fillWidth: true
                text: row.question
                font.pixelSize: Theme.fontSmall
                font.strikeout: row.deleted
                elide: Text.ElideRight
            }
            AppText {
                objectName: "taughtQuery"
                Layout.fillWidth: true
                text: row.shownQuery
                color: row.outdated ? Theme.colors.warning : Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                maximumLineCount: 1
                elide: Text.ElideRight
            }
            AppText {
                objectName: "taughtWords"
                Layout.fillWidth: true
                visible: row.learned && !row.deleted
                text: qsTr("Learned from it: %1").arg(row.learned)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
        }
        AppText {
            text: row.created.toLocaleDateString(Qt.locale(), Locale.ShortFormat)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
        }
        IconButton {
            objectName: "openTaught"
            visible: !row.deleted
            iconName: "console"
            name: qsTr("Open the query of “%1” in the console").arg(row.question)
            onClicked: row.openRequested()
        }
        IconButton {
            objectName: "correctTaught"
            visible: !row.deleted
            iconName: "edit"
            name: qsTr("Correct the query of “%1”").arg(row.question)
            onClicked: row.editing = !row.editing
        }
        IconButton {
            objectName: "switchTaught"
            visible: !row.deleted
            iconName: row.off ? "play" : "stop"
            name: row.off ? qsTr("Switch on what was taught of “%1”").arg(row.question) : qsTr("Switch off what was taught of “%1”").arg(row.question)
            onClicked: row.switchRequested()
        }
        IconButton {
            objectName: "deleteTaught"
            visible: !row.deleted
            iconName: "trash"
            name: qsTr("Forget what was taught of “%1”").arg(row.question)
            onClicked: row.deleteRequested()
        }
        AppButton {
            objectName: "undoTaught"
            visible: row.deleted
            quiet: true
            label: qsTr("Undo")
            onClicked: row.undoRequested()
        }
    }
    Repeater {
        model: row.editing && !row.deleted ? 1 : 0

        InPlaceEdit {
            width: row.width
            name: qsTr("Query of “%1”").arg(row.question)
            original: row.query
            takeLabel: qsTr("Keep")
            keys: qsTr("Enter keeps it, Esc leaves it as it was")
            onTaken: query => {
                row.editing = false;
                row.correctRequested(query);
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
