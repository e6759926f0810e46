// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A kept example that is being corrected: its question and its query, as InPlaceEdit does with one text.
ColumnLayout {
    id: form

    required property string question
    required property string query
    readonly property string keys: qsTr("Enter keeps it, Esc leaves it as it was")

    signal taken(string question, string query)
    signal cancelled

    function take() {
        const question = questionField.text.trim();
        const query = queryField.text.trim();
        if (!question || !query || question === form.question && query === form.query)
            form.cancelled();
        else
            form.taken(question, query);
    }

    spacing: Theme.spaceS
    Component.onCompleted: {
        questionField.text = form.question;
        queryField.text = form.query;
        questionField.forceActiveFocus();
        questionField.cursorPosition = questionField.length;
    }

    AppText {
        text: qsTr("Question")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
    }
    EditArea {
        id: questionField

        objectName: "taughtQuestionField"
        Layout.fillWidth: true
        name: qsTr("Question")
        keys: form.keys
        KeyNavigation.tab: queryField
        onTaken: form.take()
        onCancelled: form.cancelled()
    }
    AppText {
        text: qsTr("Query")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
    }
    EditArea {
        id: queryField

        objectName: "taughtQueryField"
        Layout.fillWidth: true
        name: qsTr("Query of “%1”").arg(form.question)
        keys: form.keys
        KeyNavigation.tab: takeButton
        onTaken: form.take()
        onCancelled: form.cancelled()
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.spaceS

        AppButton {
            objectName: "taughtCancel"
            label: qsTr("Cancel")
            quiet: true
            onClicked: form.cancelled()
        }
        AppButton {
            id: takeButton

            objectName: "taughtTake"
            label: qsTr("Keep")
            primary: true
            onClicked: form.take()
        }
    }
}
