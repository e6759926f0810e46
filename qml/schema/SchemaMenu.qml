// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import TripleTalk
import TripleTalk.Backend

// What can be done with the curation as a whole.
IconButton {
    id: root

    required property SchemaEditor editor

    objectName: "schemaMenu"
    iconName: "more"
    name: qsTr("Load and save changes")
    onClicked: menu.popup(root, 0, root.height)

    AppMenu {
        id: menu

        width: Theme.measureXl

        AppMenuItem {
            label: qsTr("Save the changes as a file …")
            iconName: "save"
            onTriggered: saver.ask(qsTr("Curation"))
        }
        AppMenuItem {
            label: qsTr("Load changes from a file …")
            iconName: "import"
            onTriggered: loadDialog.open()
        }
    }
    SaveFile {
        id: saver

        objectName: "curationSaver"
        title: qsTr("Save the changes")
        kinds: [qsTr("Curation")]
        endings: ["json"]
        onChosen: file => root.editor.exportTo(file)
    }
    FileDialog {
        id: loadDialog

        title: qsTr("Load changes, in place of those here")
        nameFilters: [qsTr("Curation (*.json)")]
        onAccepted: root.editor.importFrom(selectedFile)
    }
}
