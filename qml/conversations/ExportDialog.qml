// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import TripleTalk.Backend

// Asks where to write conversations, and as what: the ending of the file's name decides, else the filter.
FileDialog {
    id: dialog

    required property Exporter exporter
    // Empty: all conversations.
    property string conversation: ""
    readonly property var formats: ["md", "html", "pdf", "json"]

    function ask(conversation: string) {
        dialog.conversation = conversation;
        dialog.selectedFile = dialog.currentFolder + "/" + encodeURIComponent(dialog.exporter.suggestedName(conversation)) + ".md";
        dialog.open();
    }

    objectName: "exportDialog"
    title: conversation ? qsTr("Export the chat") : qsTr("Export all chats")
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    nameFilters: [qsTr("Markdown (*.md)"), qsTr("Web page (*.html)"), qsTr("PDF (*.pdf)"), qsTr("JSON, with everything (*.json)")]
    onAccepted: exporter.save(conversation, selectedFile, formats[selectedNameFilter.index])
}
