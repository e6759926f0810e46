// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Has Ollama fetch a model of any name, and shows how far it has come.
FormField {
    id: form

    required property ModelCatalog catalog
    // It is one of those above, which show how far it has come.
    required property bool isOffered

    label: qsTr("Or fetch another by its name")
    hint: qsTr("Names are listed at ollama.com/library.")

    RowLayout {
        Layout.fillWidth: true
        visible: !form.catalog.pulling || form.isOffered
        enabled: !form.catalog.pulling
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
    PullProgress {
        Layout.fillWidth: true
        visible: form.catalog.pulling && !form.isOffered
        catalog: form.catalog
    }
    Note {
        objectName: "pullTrouble"
        Layout.fillWidth: true
        visible: message
        message: form.catalog.pullProblem
        error: false
    }
}
