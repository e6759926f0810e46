// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A key or password: written once, never shown again, kept in the keychain where one runs.
FormField {
    id: field

    required property int place
    required property string keptWords
    property alias text: secret.text
    readonly property string sessionWords: qsTr("No keychain answers on this desktop: it is kept for this session only.")

    signal kept(string value)
    signal forgotten

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppTextField {
            id: secret

            objectName: "secret"
            Layout.fillWidth: true
            name: field.label
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            placeholderText: field.place === AppSettings.NoKey ? "" : "••••••••"
            onAccepted: keep.clicked()
        }
        AppButton {
            id: keep

            objectName: "keepSecret"
            visible: secret.text
            label: qsTr("Keep")
            onClicked: {
                field.kept(secret.text);
                secret.clear();
            }
        }
        AppButton {
            objectName: "forgetSecret"
            visible: field.place === AppSettings.Session || field.place === AppSettings.Keychain
            label: qsTr("Forget")
            onClicked: field.forgotten()
        }
    }
    AppText {
        objectName: "secretPlace"
        Layout.fillWidth: true
        visible: text
        text: field.place === AppSettings.Session ? field.sessionWords : field.keptWords
        color: field.place === AppSettings.Session ? Theme.colors.warning : Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
}
