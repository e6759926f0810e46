// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Keeps what was changed under a name, or takes it back.
FormField {
    id: form

    required property Configurations configurations

    label: qsTr("Keep the changes as")

    ValueField {
        id: nameField

        objectName: "configurationName"
        Layout.fillWidth: true
        name: qsTr("Name of the configuration")
        value: form.configurations.name
        onAccepted: form.configurations.save(text)
    }
    GridLayout {
        Layout.fillWidth: true
        // Side by side where there is room.
        columns: form.width > 2 * Math.max(save.implicitWidth, reset.implicitWidth) + Theme.spaceS ? 2 : 1
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceS

        AppButton {
            id: reset

            objectName: "resetConfiguration"
            Layout.fillWidth: true
            label: qsTr("Reset")
            iconName: "undo"
            onClicked: form.configurations.discardChanges()
        }
        AppButton {
            id: save

            objectName: "saveConfiguration"
            Layout.fillWidth: true
            primary: true
            enabled: nameField.text.trim()
            label: qsTr("Save")
            iconName: "save"
            onClicked: form.configurations.save(nameField.text)
        }
    }
}
