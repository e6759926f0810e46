// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick.Dialogs
import TripleTalk.Backend

// The dialog of SaveDialog.
FileDialog {
    id: dialog

    required property Session session
    property var content: null

    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    onAccepted: dialog.session.save(selectedFile, content)
}
