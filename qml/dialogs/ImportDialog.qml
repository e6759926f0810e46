// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Import of a graph: files and a name, progress of each stage, and the report.
AppDialog {
    id: dialog

    required property Importer importer
    readonly property int state: importer.state

    objectName: "importDialog"
    heading: state === Importer.Running ? qsTr("Importing …") : state === Importer.Done ? qsTr("Imported") : qsTr("Import a graph")
    closePolicy: state === Importer.Running ? Popup.NoAutoClose : Popup.CloseOnEscape
    onAboutToShow: if (state === Importer.Done || state === Importer.Failed)
        dialog.importer.reset()

    FileDialog {
        id: fileDialog

        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Graphs and documents (%1)").arg("*.ttl *.nt *.nq *.trig *.rdf *.owl *.xml *.ttl.gz *.nt.gz *.nq.gz *.trig.gz *.rdf.gz *.owl.gz *.xml.gz *.md *.html *.txt"), qsTr("All files (%1)").arg("*")]
        onAccepted: dialog.importer.addFiles(selectedFiles)
    }
    ImportFiles {
        Layout.fillWidth: true
        visible: dialog.state === Importer.Choosing || dialog.state === Importer.Failed
        importer: dialog.importer
        onChooseRequested: fileDialog.open()
    }
    FormField {
        Layout.fillWidth: true
        visible: dialog.state === Importer.Choosing || dialog.state === Importer.Failed
        label: qsTr("Name of the knowledge base")

        AppTextField {
            id: nameField

            objectName: "importName"
            Layout.fillWidth: true
            name: qsTr("Name of the knowledge base")
            placeholderText: dialog.importer.suggestedName
            onAccepted: if (startButton.enabled)
                startButton.clicked()
        }
    }
    AppCheckBox {
        id: skipBox

        objectName: "skipBadLines"
        visible: dialog.state === Importer.Choosing || dialog.state === Importer.Failed
        label: qsTr("Skip lines that cannot be read, and report them")
    }
    AppCheckBox {
        id: denseBox

        visible: dialog.state === Importer.Choosing || dialog.state === Importer.Failed
        checked: true
        label: qsTr("Prepare search by meaning (works without a network)")
    }
    Note {
        Layout.fillWidth: true
        visible: dialog.state === Importer.Failed
        message: dialog.importer.error
        detail: dialog.importer.errorDetail
    }
    StageList {
        Layout.fillWidth: true
        visible: dialog.state === Importer.Running
        importer: dialog.importer
    }
    ImportReport {
        Layout.fillWidth: true
        visible: dialog.state === Importer.Done
        report: dialog.importer.report
    }

    buttons: [
        AppButton {
            objectName: "cancelImport"
            visible: dialog.state === Importer.Running
            label: qsTr("Cancel")
            onClicked: dialog.importer.cancel()
        },
        AppButton {
            id: startButton

            objectName: "startImport"
            visible: dialog.state === Importer.Choosing || dialog.state === Importer.Failed
            enabled: dialog.importer.files.length > 0
            primary: true
            label: qsTr("Import now")
            iconName: "import"
            onClicked: dialog.importer.start(nameField.text, skipBox.checked, denseBox.checked)
        },
        AppButton {
            objectName: "closeImport"
            visible: dialog.state === Importer.Done
            primary: true
            label: qsTr("Start asking")
            onClicked: dialog.close()
        }
    ]
}
