// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The models that a server lists, those of them whose names have a part that is typed, and any other by its whole name.
Stack {
    id: models

    required property ModelCatalog catalog
    required property Configurations configurations
    // What stands before a model's name.
    required property string prefix
    readonly property string wanted: modelField.text.trim()
    readonly property var known: catalog.chatModels
    readonly property var matching: known.filter(spec => spec.toLowerCase().includes(wanted.toLowerCase()))
    readonly property bool listed: known.includes(prefix + wanted)

    spacing: Theme.spaceM

    FormField {
        Layout.fillWidth: true
        label: qsTr("Model")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppTextField {
                id: modelField

                objectName: "openAiModel"
                Layout.fillWidth: true
                name: qsTr("Name of a model, or a part of it")
                placeholderText: qsTr("Name of a model, or a part of it")
            }
            AppButton {
                objectName: "lookOpenAi"
                enabled: models.catalog.state !== ModelCatalog.Looking
                label: qsTr("List the models")
                iconName: "refresh"
                onClicked: models.catalog.look()
            }
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: models.catalog.state === ModelCatalog.Looking
        fraction: -1
        name: qsTr("Looking for models")
    }
    TroubleNote {
        objectName: "openAiTrouble"
        Layout.fillWidth: true
        visible: models.catalog.state === ModelCatalog.Failed
        problem: models.catalog.problem
        advice: models.catalog.advice
        detail: models.catalog.detail
    }
    // What was typed may be a model that the server does not list.
    ModelRow {
        Layout.fillWidth: true
        visible: models.wanted && !models.listed && models.matching.length === 0
        catalog: models.catalog
        configurations: models.configurations
        spec: models.prefix + models.wanted
    }
    AppText {
        Layout.fillWidth: true
        visible: models.catalog.state === ModelCatalog.Found
        text: qsTr("%n model(s) fit.", "", models.matching.length)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
    }
    ListView {
        objectName: "openAiModels"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 10 * Theme.controlHeight)
        visible: count > 0
        clip: true
        spacing: Theme.spaceS
        model: models.matching
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar {
        }

        delegate: ModelRow {
            required property string modelData

            width: ListView.view.width
            catalog: models.catalog
            configurations: models.configurations
            spec: modelData
        }
    }
}
