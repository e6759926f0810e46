// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import TripleTalk.Backend

// Asks for a file and writes to it. The dialog is made when it is first wanted.
Loader {
    id: saver

    required property Session session
    property var content: null

    // `content`: a text or bytes; `suffix` without its dot.
    function save(name: string, suffix: string, content: var) {
        saver.active = true;
        const dialog = saver.item as FileDialog;
        saver.content = content;
        dialog.defaultSuffix = suffix;
        dialog.nameFilters = ["*." + suffix];
        dialog.selectedFile = dialog.currentFolder + "/" + name + "." + suffix;
        dialog.open();
    }

    active: false
    sourceComponent: FileDialog {
        objectName: "saveDialog"
        fileMode: FileDialog.SaveFile
        onAccepted: saver.session.save(selectedFile, saver.content)
    }
}
