// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The configuration in use: what is changed here counts from the next question.
ColumnLayout {
    id: form

    required property Configurations configurations
    readonly property bool offline: configurations.strategy === "offline"

    signal settingsRequested

    function strategyName(strategy: string): string {
        switch (strategy) {
        case "sql+passages":
            return qsTr("SQL and passages");
        case "sql":
            return qsTr("SQL only");
        case "passages":
            return qsTr("Passages only");
        case "offline":
            return qsTr("Offline, no model");
        case "control":
            return qsTr("Control: the model alone");
        default:
            return strategy;
        }
    }

    spacing: Theme.spaceM

    FormField {
        Layout.fillWidth: true
        label: qsTr("Strategy")

        AppComboBox {
            readonly property var known: form.configurations.strategies()

            objectName: "strategyBox"
            Layout.fillWidth: true
            name: qsTr("Strategy")
            model: known
            labels: known.map(one => form.strategyName(one))
            value: form.configurations.strategy
            onChosen: value => form.configurations.strategy = value
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: !form.offline
        label: qsTr("Model")

        AppTextField {
            objectName: "modelField"
            Layout.fillWidth: true
            name: qsTr("Model")
            text: form.configurations.model
            placeholderText: "ollama:NAME, openai:NAME"
            onEditingFinished: form.configurations.model = text
        }
        AppComboBox {
            Layout.fillWidth: true
            visible: form.configurations.models.length > 0
            name: qsTr("Models of Ollama")
            model: form.configurations.models
            value: form.configurations.model
            onChosen: value => form.configurations.model = value
        }
        AppButton {
            Layout.fillWidth: true
            quiet: true
            label: qsTr("Find models of Ollama")
            iconName: "search"
            onClicked: form.configurations.findModels()
        }
        AppText {
            Layout.fillWidth: true
            visible: text
            text: form.configurations.modelsProblem
            color: Theme.colors.warning
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: !form.offline
        label: qsTr("Rounds")

        AppSpinBox {
            objectName: "roundsBox"
            Layout.fillWidth: true
            name: qsTr("Rounds")
            from: 1
            to: 20
            value: form.configurations.rounds
            onValueModified: form.configurations.rounds = value
        }
    }
    FormField {
        Layout.fillWidth: true
        label: qsTr("Passages a search")

        AppSpinBox {
            objectName: "topKBox"
            Layout.fillWidth: true
            name: qsTr("Passages a search")
            from: 1
            to: 50
            value: form.configurations.topK
            onValueModified: form.configurations.topK = value
        }
    }
    Note {
        Layout.fillWidth: true
        visible: form.configurations.problem
        error: false
        message: form.configurations.problem
        actionLabel: form.configurations.model.startsWith("openai:") ? qsTr("Settings") : ""
        onActionRequested: form.settingsRequested()
    }
    FormField {
        Layout.fillWidth: true
        visible: form.configurations.modified
        label: qsTr("Save the changes as")

        AppTextField {
            id: nameField

            objectName: "configurationName"
            Layout.fillWidth: true
            name: qsTr("Name of the configuration")
            text: form.configurations.name
            onAccepted: form.configurations.save(text)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppButton {
                objectName: "saveConfiguration"
                Layout.fillWidth: true
                primary: true
                label: qsTr("Save")
                onClicked: form.configurations.save(nameField.text)
            }
            AppButton {
                Layout.fillWidth: true
                label: qsTr("Discard")
                onClicked: form.configurations.discardChanges()
            }
        }
    }
}
