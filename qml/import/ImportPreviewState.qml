// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What stands in place of a preview while there is none, and above one that does not show all.
ColumnLayout {
    id: note

    required property ImportPreviewer preview
    readonly property var report: preview.report

    spacing: Theme.spaceM
    visible: preview.state !== ImportPreviewer.Ready || !preview.whole

    ColumnLayout {
        Layout.fillWidth: true
        visible: note.preview.state === ImportPreviewer.Working
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: note.preview.stage ? qsTr("Looking at the files: %1 …").arg(ImportWords.stageName(note.preview.stage)) : qsTr("Looking at the files …")
            color: Theme.colors.textMuted
            wrapMode: Text.Wrap
        }
        ProgressLine {
            Layout.fillWidth: true
            fraction: -1
            name: qsTr("Looking at the files …")
        }
    }
    Note {
        objectName: "previewError"
        Layout.fillWidth: true
        visible: note.preview.state === ImportPreviewer.Failed
        message: note.preview.error
        detail: note.preview.errorDetail
    }
    Note {
        objectName: "previewPart"
        Layout.fillWidth: true
        visible: note.preview.state === ImportPreviewer.Ready && !note.preview.whole
        error: false
        message: qsTr("This is about the first %1 facts; the import reads them all.").arg(ImportWords.number(note.report["triples"]))
    }
}
