// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Asks for a file and writes to it. The dialog is made when it is first wanted.
Loader {
    id: saver

    required property Session session

    // `content`: a text or bytes; `suffix` without its dot.
    function save(name: string, suffix: string, content: var) {
        if (!saver.item)
            saver.setSource("qrc:/TripleTalk/SaveFileDialog.qml", {
                    "session": saver.session
                });
        const dialog = saver.item as SaveFileDialog;
        dialog.content = content;
        dialog.defaultSuffix = suffix;
        dialog.nameFilters = ["*." + suffix];
        dialog.selectedFile = dialog.currentFolder + "/" + encodeURIComponent(name) + "." + suffix;
        dialog.open();
    }
}
