// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The import at work, stage by stage.
ImportPage {
    id: page

    readonly property bool running: importer.state === Importer.Running

    title: running ? qsTr("Importing %1").arg(importer.name || importer.suggestedName) : qsTr("The import failed")
    explanation: running ? qsTr("You can go back to the chat meanwhile.") : qsTr("Nothing of it is left behind.")
    Component.onCompleted: if (page.running)
        leaveButton.forceActiveFocus()

    Note {
        objectName: "runError"
        Layout.fillWidth: true
        visible: page.importer.state === Importer.Failed
        message: page.importer.error
        detail: page.importer.errorDetail
    }
    StageList {
        Layout.fillWidth: true
        visible: page.running
        importer: page.importer
    }
    RowLayout {
        Layout.topMargin: Theme.spaceM
        spacing: Theme.spaceS

        AppButton {
            id: leaveButton

            objectName: "leaveImport"
            visible: page.running
            label: qsTr("Back to the chat")
            iconName: "message"
            onClicked: page.session.show("chat")
        }
        AppButton {
            objectName: "cancelImport"
            visible: page.running
            label: qsTr("Cancel the import")
            iconName: "stop"
            onClicked: page.importer.cancel()
        }
        AppButton {
            objectName: "retryImport"
            visible: !page.running
            enabled: page.importer.files.count > 0
            primary: true
            label: qsTr("Try again")
            iconName: "refresh"
            onClicked: page.importer.start()
        }
    }
}
