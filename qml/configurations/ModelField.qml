// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The model: one of those that servers have, or any by its name.
FormField {
    id: field

    required property Configurations configurations
    readonly property var known: configurations.models
    readonly property bool isListed: known.includes(configurations.model)

    signal settingsRequested

    label: qsTr("Model")
    hint: !isListed ? qsTr("ollama:NAME, or openai:NAME for an OpenAI-compatible server") : ""

    AppComboBox {
        objectName: "modelBox"
        Layout.fillWidth: true
        visible: field.known.length > 0
        name: qsTr("Model")
        model: field.known
        labels: field.configurations.modelTitles
        elide: Text.ElideMiddle
        value: field.configurations.model
        onChosen: value => field.configurations.model = value
    }
    ValueField {
        objectName: "modelField"
        Layout.fillWidth: true
        visible: !field.isListed
        name: qsTr("Name of the model")
        value: field.configurations.model
        placeholderText: "ollama:NAME"
        onEdited: wanted => field.configurations.model = wanted
    }
    AppButton {
        objectName: "findModels"
        Layout.fillWidth: true
        quiet: true
        label: qsTr("Find, test, fetch …")
        iconName: "search"
        onClicked: field.settingsRequested()
    }
}
