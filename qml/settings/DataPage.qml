// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Where things are kept, and in which language names are taken from graphs.
SettingsPage {
    id: page

    readonly property AppSettings settings: session.settings
    readonly property var codes: ["", "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ar", "zh", "ja"]

    function nameOf(code: string): string {
        if (!code)
            return qsTr("The one that most labels of the graph carry");
        const name = Qt.locale(code).nativeLanguageName;
        return name ? qsTr("%1 (%2)").arg(name).arg(code) : code;
    }

    Section {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceL
        title: qsTr("Language of the data")
        explanation: qsTr("Where a graph names a thing in several languages, tables, columns and answers take this one; then a label without a language, then any. It counts for graphs that are imported from now on.")

        AppComboBox {
            id: box

            objectName: "dataLanguageBox"
            Layout.fillWidth: true
            name: qsTr("Language of the data")
            model: page.codes.includes(value) ? page.codes : page.codes.concat([value])
            labels: model.map(code => page.nameOf(code))
            value: page.settings.dataLanguage
            onChosen: value => page.settings.dataLanguage = value
        }
        FormField {
            Layout.fillWidth: true
            label: qsTr("Another language, by its code")

            ValueField {
                objectName: "dataLanguageField"
                Layout.fillWidth: true
                name: qsTr("Another language, by its code")
                value: page.codes.includes(page.settings.dataLanguage) ? "" : page.settings.dataLanguage
                placeholderText: qsTr("for example sv or en-gb")
                onEdited: wanted => page.settings.dataLanguage = wanted

                validator: RegularExpressionValidator {
                    regularExpression: /[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*/
                }
            }
        }
    }
    Section {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        title: qsTr("On disk")
        explanation: qsTr("Knowledge bases, conversations, settings and your own prompts are in one folder; copying it is a backup. Imports work in a hidden folder beside the new knowledge base and leave nothing behind.")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppText {
                objectName: "dataFolder"
                Layout.fillWidth: true
                text: page.settings.dataFolder
                font.pixelSize: Theme.fontSmall
                font.family: Theme.codeFamily
                wrapMode: Text.WrapAnywhere
            }
            IconButton {
                iconName: "copy"
                name: qsTr("Copy the path")
                onClicked: page.session.copy(page.settings.dataFolder)
            }
            AppButton {
                label: qsTr("Open the folder")
                iconName: "open"
                onClicked: page.settings.openDataFolder()
            }
        }
    }
}
