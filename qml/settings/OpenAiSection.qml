// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Servers that speak OpenAI's protocol, each with its name, address, key and models.
Section {
    id: section

    required property Session session
    readonly property OpenAiServers servers: session.openAiServers

    title: qsTr("OpenAI-compatible servers")
    explanation: qsTr("OpenAI, and the many services and programs that speak its protocol. A key is sent to the address of its own server only.")

    LayoutRepeater {
        model: section.servers

        ModelServerForm {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.spaceL
            session: section.session
        }
    }
    AppButton {
        objectName: "addServer"
        visible: !newServer.visible
        label: qsTr("Add a server …")
        iconName: "plus"
        onClicked: newServer.begin()
    }
    NewServerForm {
        id: newServer

        Layout.fillWidth: true
        visible: false
        servers: section.servers
    }
}
