// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Through which proxy other computers are reached.
Section {
    id: section

    required property NetworkSettings network
    readonly property bool named: network.proxy === "http" || network.proxy === "socks"

    title: qsTr("Proxy")

    AppComboBox {
        objectName: "proxyBox"
        Layout.fillWidth: true
        name: qsTr("Proxy")
        model: ["none", "system", "http", "socks"]
        labels: [qsTr("None"), qsTr("As the system says"), qsTr("HTTP proxy"), qsTr("SOCKS proxy")]
        value: section.network.proxy
        onChosen: value => section.network.proxy = value
    }
    GridLayout {
        Layout.fillWidth: true
        visible: section.named
        columns: section.width > Theme.readingWidth * 0.6 ? 2 : 1
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        FormField {
            Layout.fillWidth: true
            label: qsTr("Host")

            ValueField {
                objectName: "proxyHost"
                Layout.fillWidth: true
                name: qsTr("Host of the proxy")
                value: section.network.host
                placeholderText: "proxy.example.org"
                onEdited: wanted => section.network.host = wanted
            }
        }
        FormField {
            Layout.fillWidth: true
            label: qsTr("Port")

            ValueField {
                objectName: "proxyPort"
                Layout.fillWidth: true
                name: qsTr("Port of the proxy")
                value: section.network.port > 0 ? section.network.port : ""
                placeholderText: section.network.proxy === "socks" ? "1080" : "3128"
                inputMethodHints: Qt.ImhDigitsOnly
                onEdited: wanted => section.network.port = parseInt(wanted) || 0

                validator: IntValidator {
                    bottom: 1
                    top: 65535
                }
            }
        }
        FormField {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            label: qsTr("User name, if it asks for one")

            ValueField {
                objectName: "proxyUser"
                Layout.fillWidth: true
                name: qsTr("User name at the proxy")
                value: section.network.user
                onEdited: wanted => section.network.user = wanted
            }
        }
        SecretField {
            objectName: "proxyPassword"
            Layout.fillWidth: true
            visible: section.network.user
            label: qsTr("Password at the proxy")
            place: section.network.passwordPlace
            keptWords: section.network.passwordPlace === AppSettings.Keychain ? qsTr("The password is kept in the desktop's keychain.") : ""
            onKept: value => section.network.setPassword(value)
            onForgotten: section.network.setPassword("")
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: section.named && (!section.network.host || !section.network.port)
        text: qsTr("Host and port are needed; until then no proxy is used.")
        color: Theme.colors.warning
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
}
