// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Asks where a graph is that is to stay there; closes when its endpoint has answered.
AppDialog {
    id: dialog

    required property BaseKeeper keeper
    readonly property bool connecting: keeper.work === BaseKeeper.Connecting
    readonly property bool ready: address.text.trim() !== "" && keeper.work === BaseKeeper.Nothing

    function finish() {
        if (dialog.ready)
            dialog.keeper.connectEndpoint(address.text, called.text, authorization.text);
    }

    objectName: "connectDialog"
    heading: qsTr("Connect to an endpoint")
    onOpened: {
        dialog.keeper.dismissError();
        address.forceActiveFocus();
    }
    onClosed: {
        if (dialog.connecting)
            dialog.keeper.cancel();
        dialog.keeper.dismissError();
        authorization.clear();
    }

    Connections {
        target: dialog.keeper

        function onConnected() {
            dialog.close();
            address.clear();
            called.clear();
        }
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("The graph stays where it is and is asked by SPARQL. Each query goes to its server; tables and passages are not made.")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Address")

        AppTextField {
            id: address

            objectName: "endpointAddress"
            Layout.fillWidth: true
            name: qsTr("Address of the endpoint")
            placeholderText: "https://…/sparql"
            inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoPredictiveText
            enabled: !dialog.connecting
            onAccepted: dialog.finish()
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Name")

        AppTextField {
            id: called

            objectName: "endpointName"
            Layout.fillWidth: true
            name: qsTr("Name of the knowledge base")
            placeholderText: qsTr("That of the server")
            enabled: !dialog.connecting
            onAccepted: dialog.finish()
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Authorization")
        hint: qsTr("If the server wants one: “Bearer …” or “Basic …”. It is kept in the desktop's keychain and sent to this address only.")

        AppTextField {
            id: authorization

            objectName: "endpointKey"
            Layout.fillWidth: true
            name: qsTr("Authorization")
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            enabled: !dialog.connecting
            onAccepted: dialog.finish()
        }
    }
    Note {
        objectName: "connectError"
        Layout.fillWidth: true
        visible: dialog.keeper.error && !dialog.keeper.errorFolder
        message: dialog.keeper.error
        detail: dialog.keeper.errorDetail
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: dialog.connecting
        name: qsTr("Connecting")
        fraction: -1
    }

    buttons: [
        AppButton {
            label: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "connectNow"
            primary: true
            enabled: dialog.ready
            label: qsTr("Connect")
            onClicked: dialog.finish()
        }
    ]
}
