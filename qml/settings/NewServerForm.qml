// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A server that is about to be added: its name, address and, where it wants one, its key.
Stack {
    id: form

    required property OpenAiServers servers
    property string problem: ""

    function begin() {
        for (const field of [nameField, addressField, keyField])
            field.clear();
        form.problem = "";
        form.visible = true;
        nameField.forceActiveFocus();
    }
    function add() {
        form.problem = form.servers.add(nameField.text, addressField.text, keyField.text);
        if (form.problem)
            return;
        // A key stays in no field.
        keyField.clear();
        form.visible = false;
    }

    objectName: "newServer"
    spacing: Theme.spaceM
    Accessible.role: Accessible.Form
    Accessible.name: qsTr("A further server")
    Keys.onEscapePressed: form.visible = false

    AppText {
        Layout.fillWidth: true
        text: qsTr("A further server")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Name")

        AppTextField {
            id: nameField

            objectName: "newServerName"
            Layout.fillWidth: true
            name: qsTr("Name of the new server")
            onAccepted: form.add()
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Address")

        AppTextField {
            id: addressField

            objectName: "newServerAddress"
            Layout.fillWidth: true
            name: qsTr("Address of the new server")
            placeholderText: "https://api.example.com/v1"
            onAccepted: form.add()
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Key, if it wants one")

        AppTextField {
            id: keyField

            objectName: "newServerKey"
            Layout.fillWidth: true
            name: qsTr("Key of the new server")
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            onAccepted: form.add()
        }
    }
    Note {
        objectName: "newServerProblem"
        Layout.fillWidth: true
        visible: message
        message: form.problem
        error: false
    }
    RowLayout {
        spacing: Theme.spaceS

        AppButton {
            objectName: "keepNewServer"
            primary: true
            label: qsTr("Add")
            Accessible.description: nameField.text
            onClicked: form.add()
        }
        AppButton {
            objectName: "cancelNewServer"
            label: qsTr("Cancel")
            onClicked: form.visible = false
        }
    }
}
