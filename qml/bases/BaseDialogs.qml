// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import TripleTalk.Backend

// The file dialogs of the knowledge bases.
Item {
    id: dialogs

    required property BaseKeeper keeper
    property string folder: ""

    function pack(folder: string) {
        dialogs.folder = folder;
        packing.ask(dialogs.keeper.suggestedName(folder) + ".kb");
    }
    function unpack() {
        unpacking.open();
    }
    function chooseDocuments(folder: string) {
        dialogs.folder = folder;
        documents.open();
    }

    visible: false

    SaveFile {
        id: packing

        objectName: "packDialog"
        title: qsTr("Pack the knowledge base")
        kinds: [qsTr("Packed knowledge base")]
        endings: ["tar.gz"]
        onChosen: file => dialogs.keeper.pack(dialogs.folder, file)
    }
    FileDialog {
        id: unpacking

        objectName: "unpackDialog"
        title: qsTr("Unpack a knowledge base")
        nameFilters: [qsTr("Packed knowledge bases (*.tar.gz)"), qsTr("All files (*)")]
        onAccepted: dialogs.keeper.unpack(selectedFile)
    }
    FileDialog {
        id: documents

        objectName: "documentsDialog"
        title: qsTr("Add documents")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Documents (*.txt *.md *.html *.htm)")]
        onAccepted: dialogs.keeper.addDocuments(dialogs.folder, selectedFiles)
    }
}
