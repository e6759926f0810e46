// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Asks where to write conversations, and as what.
SaveFile {
    id: dialog

    required property Exporter exporter
    // Empty: all conversations.
    property string conversation: ""

    function askFor(conversation: string) {
        dialog.conversation = conversation;
        dialog.ask(dialog.exporter.suggestedName(conversation));
    }

    objectName: "exportDialog"
    title: conversation ? qsTr("Export the chat") : qsTr("Export all chats")
    kinds: [qsTr("Markdown"), qsTr("Web page"), qsTr("PDF"), qsTr("OpenDocument, for word processors"), qsTr("JSON, with everything")]
    endings: ["md", "html", "pdf", "odt", "json"]
    onChosen: file => exporter.save(conversation, file)
}
