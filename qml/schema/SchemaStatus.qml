// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Whether all edits are in the base: one line, and a bar while tables are filled anew.
RowLayout {
    id: root

    required property SchemaEditor editor

    function stageText(stage: string): string {
        switch (stage) {
        case "":
            return qsTr("Writing …");
        case "verbalise":
        case "embed":
        case "lookup":
            return qsTr("Writing the passages anew …");
        default:
            return qsTr("Filling the tables anew …");
        }
    }

    spacing: Theme.spaceS

    ProgressLine {
        Layout.preferredWidth: Theme.spaceXxl * 2
        visible: root.editor.writing && root.editor.stage
        fraction: root.editor.fraction
        name: status.text
    }
    AppText {
        id: status

        objectName: "schemaStatus"
        Layout.fillWidth: true
        text: root.editor.writing ? root.stageText(root.editor.stage) : root.editor.checking ? qsTr("Checking …") : root.editor.undoText ? qsTr("All changes are in use") : ""
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
        Accessible.role: Accessible.StatusBar
        Accessible.name: text
    }
    IconButton {
        visible: root.editor.writing && root.editor.stage
        iconName: "stop"
        name: qsTr("Stop, and leave the tables as they were")
        onClicked: root.editor.cancelWriting()
    }
}
