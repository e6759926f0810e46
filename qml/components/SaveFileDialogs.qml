// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The two dialogs of SaveFile: which file, and whether it may be replaced.
Item {
    id: dialogs

    required property string name
    property string title: ""
    property var kinds: []
    property var endings: []
    // The kind whose ending stands in the suggested name.
    property int suggested: 0
    // As part of an address, with its ending.
    property string suggestedName: ""

    signal chosen(url file)

    function ask(name: string, kind: int) {
        if (kind >= 0)
            files.selectedNameFilter.index = kind;
        dialogs.suggested = Math.max(0, files.selectedNameFilter.index);
        dialogs.suggestedName = encodeURIComponent(name) + "." + dialogs.endings[dialogs.suggested];
        files.selectedFile = files.currentFolder + "/" + dialogs.suggestedName;
        files.open();
    }
    function settle(selected: url) {
        // Qt's own dialog may tell the folder alone, or nothing: then the file is called as it was suggested.
        const folder = selected + "" || files.currentFolder + "/";
        const wanted = SavedFile.nameOf(selected) ? selected : folder + dialogs.suggestedName;
        const file = SavedFile.of(wanted, dialogs.endings, files.selectedNameFilter.index, dialogs.suggested);
        if (!SavedFile.isThere(file))
            return dialogs.chosen(file);
        replacing.file = file;
        replacing.open();
    }

    FileDialog {
        id: files

        objectName: dialogs.name + "Files"
        title: dialogs.title
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        nameFilters: dialogs.kinds.map((kind, at) => kind + " (*." + dialogs.endings[at] + ")")
        // Asked below, where the ending is known.
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        onAccepted: dialogs.settle(selectedFile)
    }
    AppDialog {
        id: replacing

        property url file

        objectName: dialogs.name + "Replaces"
        heading: qsTr("Replace the file?")

        AppText {
            Layout.fillWidth: true
            text: qsTr("“%1” is there already. What it holds will be lost.").arg(SavedFile.nameOf(replacing.file))
            wrapMode: Text.Wrap
        }

        buttons: [
            AppButton {
                label: qsTr("Cancel")
                onClicked: replacing.close()
            },
            AppButton {
                objectName: "replaceFile"
                primary: true
                label: qsTr("Replace")
                onClicked: {
                    replacing.close();
                    dialogs.chosen(replacing.file);
                }
            }
        ]
    }
}
