// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

AppDialog {
    id: dialog

    required property AppSettings settings

    function keyHint(): string {
        switch (dialog.settings.keyPlace) {
        case AppSettings.Environment:
            return qsTr("The key of the environment is used (OPENAI_API_KEY).");
        case AppSettings.Session:
            return qsTr("No keychain runs on this desktop: the key is kept for this session only.");
        case AppSettings.Keychain:
            return qsTr("The key is kept in the desktop's keychain.");
        default:
            return qsTr("No key is known.");
        }
    }

    objectName: "settingsDialog"
    heading: qsTr("Settings")
    onOpened: themeBox.forceActiveFocus()

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        FormField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Appearance")

            AppComboBox {
                id: themeBox

                objectName: "themeBox"
                Layout.fillWidth: true
                name: qsTr("Appearance")
                model: ["system", "light", "dark"]
                labels: [qsTr("As the system"), qsTr("Light"), qsTr("Dark")]
                value: dialog.settings.theme
                onChosen: value => dialog.settings.theme = value
            }
        }
        FormField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Language")

            AppComboBox {
                objectName: "languageBox"
                Layout.fillWidth: true
                name: qsTr("Language")
                model: ["", "en", "de"]
                labels: [qsTr("As the system"), "English", "Deutsch"]
                value: dialog.settings.language
                onChosen: value => dialog.settings.language = value
            }
        }
    }
    Divider {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceS
        Layout.bottomMargin: Theme.spaceS
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Address of Ollama")

        AppTextField {
            objectName: "ollamaField"
            Layout.fillWidth: true
            name: qsTr("Address of Ollama")
            text: dialog.settings.ollamaHost
            placeholderText: dialog.settings.ollamaHostInUse
            onEditingFinished: dialog.settings.ollamaHost = text
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Address of an OpenAI-compatible server")

        AppTextField {
            objectName: "openAiField"
            Layout.fillWidth: true
            name: qsTr("Address of an OpenAI-compatible server")
            text: dialog.settings.openAiBaseUrl
            placeholderText: dialog.settings.openAiBaseUrlInUse
            onEditingFinished: dialog.settings.openAiBaseUrl = text
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Key of that server")
        hint: dialog.keyHint()

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppTextField {
                id: keyField

                objectName: "keyField"
                Layout.fillWidth: true
                name: qsTr("Key of that server")
                echoMode: TextInput.Password
                placeholderText: dialog.settings.keyPlace === AppSettings.NoKey ? "" : "••••••••"
                onAccepted: keepButton.clicked()
            }
            AppButton {
                id: keepButton

                objectName: "keepKey"
                enabled: keyField.text
                label: qsTr("Keep")
                onClicked: {
                    dialog.settings.setKey(keyField.text);
                    keyField.clear();
                }
            }
            AppButton {
                visible: dialog.settings.keyPlace === AppSettings.Session || dialog.settings.keyPlace === AppSettings.Keychain
                label: qsTr("Forget")
                onClicked: dialog.settings.setKey("")
            }
        }
    }

    buttons: AppButton {
        primary: true
        label: qsTr("Close")
        onClicked: dialog.close()
    }
}
