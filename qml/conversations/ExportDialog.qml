// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Asks where to write conversations or one answer, and as what.
SaveFile {
    id: dialog

    required property Exporter exporter
    // Empty: all conversations.
    property string conversation: ""
    // The answer's, where one alone is wanted.
    property string turn: ""

    function askFor(conversation: string, ending: string) {
        dialog.conversation = conversation;
        dialog.turn = "";
        dialog.askAs(dialog.exporter.suggestedName(conversation), ending);
    }
    function askForAnswer(conversation: string, turn: string, question: string, ending: string) {
        dialog.conversation = conversation;
        dialog.turn = turn;
        dialog.askAs(dialog.exporter.suggestedName(conversation, question), ending);
    }

    objectName: "exportDialog"
    title: turn ? qsTr("Export the answer") : conversation ? qsTr("Export the chat") : qsTr("Export all chats")
    kinds: [qsTr("Markdown"), qsTr("Web page"), qsTr("PDF"), qsTr("OpenDocument, for word processors"), qsTr("JSON, with everything")]
    endings: ["md", "html", "pdf", "odt", "json"]
    onChosen: file => exporter.save(conversation, file, turn)
}
