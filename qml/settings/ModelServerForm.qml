// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One server: its name, its address, its key, its models. All but the usual one can be removed, which takes their key along.
Stack {
    id: form

    required property Session session
    required property string server
    required property string name
    required property string address
    required property int keyPlace
    required property ModelCatalog catalog
    readonly property OpenAiServers servers: session.openAiServers
    readonly property bool isUsual: server === ""
    property string problem: ""
    property bool removing: false

    // Who is on this computer is asked at once, nobody elsewhere without being told to.
    function moveTo(address: string) {
        form.problem = form.servers.setAddress(form.server, address);
        if (!form.problem && form.catalog.local)
            form.catalog.look();
    }
    function keyWords(): string {
        switch (form.keyPlace) {
        case AppSettings.Environment:
            return qsTr("The key of the environment is used (OPENAI_API_KEY).");
        case AppSettings.Keychain:
            return qsTr("The key is kept in the desktop's keychain.");
        default:
            return qsTr("No key is known. Servers on this computer often need none.");
        }
    }

    objectName: "server-" + server
    spacing: Theme.spaceM

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: form.name
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        IconButton {
            objectName: "removeServer"
            visible: !form.isUsual
            iconName: "trash"
            name: qsTr("Remove the server “%1”").arg(form.name)
            size: Theme.iconS
            onClicked: form.removing = !form.removing
        }
    }
    Note {
        objectName: "confirmRemoval"
        Layout.fillWidth: true
        visible: form.removing
        message: qsTr("Its key is removed as well.")
        error: false
        actionLabel: qsTr("Remove the server")
        onActionRequested: form.servers.remove(form.server)
    }
    AppButton {
        objectName: "keepServer"
        visible: form.removing
        label: qsTr("Cancel")
        onClicked: form.removing = false
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Name")

        ValueField {
            objectName: "serverName"
            Layout.fillWidth: true
            name: qsTr("Name of the server “%1”").arg(form.name)
            value: form.name
            onEdited: wanted => form.problem = form.servers.rename(form.server, wanted)
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Address")

        ValueField {
            objectName: "openAiField"
            Layout.fillWidth: true
            name: qsTr("Address of the server “%1”").arg(form.name)
            value: form.address
            placeholderText: form.isUsual ? form.session.settings.openAiBaseUrlInUse : ""
            onEdited: wanted => form.moveTo(wanted)
        }
    }
    Note {
        objectName: "serverProblem"
        Layout.fillWidth: true
        visible: message
        message: form.problem
        error: false
    }
    SecretField {
        objectName: "openAiKey"
        Layout.fillWidth: true
        label: qsTr("Key")
        place: form.keyPlace
        keptWords: form.keyWords()
        onKept: value => form.servers.setKey(form.server, value)
        onForgotten: form.servers.setKey(form.server, "")
    }
    ServerModels {
        Layout.fillWidth: true
        catalog: form.catalog
        configurations: form.session.configurations
        prefix: form.isUsual ? "openai:" : "openai@" + form.server + ":"
    }
}
