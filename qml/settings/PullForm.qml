// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Has Ollama fetch a model, and shows how far it has come.
FormField {
    id: form

    required property ModelCatalog catalog

    label: qsTr("Fetch a model by its name")
    hint: qsTr("Names are listed at ollama.com/library. Models of 7 billion parameters and more write good queries; they need about 5 GB of disk and 8 GB of memory.")

    RowLayout {
        Layout.fillWidth: true
        visible: !form.catalog.pulling
        spacing: Theme.spaceS

        AppTextField {
            id: field

            objectName: "pullField"
            Layout.fillWidth: true
            name: qsTr("Name of a model to fetch")
            onAccepted: form.catalog.pull(text)
        }
        AppButton {
            objectName: "pullButton"
            enabled: field.text.trim()
            label: qsTr("Fetch")
            iconName: "import"
            onClicked: form.catalog.pull(field.text)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: form.catalog.pulling
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            AppText {
                objectName: "pullStatus"
                Layout.fillWidth: true
                text: form.catalog.pullFraction >= 0 ? qsTr("%1: %2 %").arg(form.catalog.pulling).arg(Math.floor(form.catalog.pullFraction * 100)) : qsTr("%1: %2").arg(form.catalog.pulling).arg(form.catalog.pullStatus || qsTr("asking …"))
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
            }
            ProgressLine {
                Layout.fillWidth: true
                fraction: form.catalog.pullFraction
                name: qsTr("Fetching %1").arg(form.catalog.pulling)
            }
        }
        AppButton {
            objectName: "pullCancel"
            label: qsTr("Cancel")
            onClicked: form.catalog.cancelPull()
        }
    }
    Note {
        objectName: "pullTrouble"
        Layout.fillWidth: true
        visible: message
        message: form.catalog.pullProblem
        error: false
    }
}
