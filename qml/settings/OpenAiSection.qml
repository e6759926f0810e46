// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A server that speaks OpenAI's protocol: its address, its key, its models.
Section {
    id: section

    required property Session session
    readonly property ModelCatalog catalog: session.openAi
    readonly property AppSettings settings: session.settings
    readonly property string wanted: modelField.text.trim()
    readonly property var known: catalog.chatModels
    readonly property var matching: known.filter(spec => spec.toLowerCase().includes(wanted.toLowerCase()))
    readonly property bool listed: known.includes("openai:" + wanted)

    function keyWords(): string {
        switch (section.settings.keyPlace) {
        case AppSettings.Environment:
            return qsTr("The key of the environment is used (OPENAI_API_KEY).");
        case AppSettings.Keychain:
            return qsTr("The key is kept in the desktop's keychain.");
        default:
            return qsTr("No key is known. Servers on this computer often need none.");
        }
    }

    title: qsTr("OpenAI-compatible server")
    explanation: qsTr("OpenAI, and the many services and programs that speak its protocol. A key is sent to this address only.")

    FormField {
        Layout.fillWidth: true
        label: qsTr("Address")

        ValueField {
            objectName: "openAiField"
            Layout.fillWidth: true
            name: qsTr("Address of an OpenAI-compatible server")
            value: section.settings.openAiBaseUrl
            placeholderText: section.settings.openAiBaseUrlInUse
            onEdited: wanted => section.settings.openAiBaseUrl = wanted
        }
    }
    SecretField {
        objectName: "openAiKey"
        Layout.fillWidth: true
        label: qsTr("Key")
        place: section.settings.keyPlace
        keptWords: section.keyWords()
        onKept: value => section.settings.setKey(value)
        onForgotten: section.settings.setKey("")
    }
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
                enabled: section.catalog.state !== ModelCatalog.Looking
                label: qsTr("List the models")
                iconName: "refresh"
                onClicked: section.catalog.look()
            }
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Looking
        fraction: -1
        name: qsTr("Looking for models")
    }
    TroubleNote {
        objectName: "openAiTrouble"
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Failed
        problem: section.catalog.problem
        advice: section.catalog.advice
        detail: section.catalog.detail
    }
    // What was typed may be a model that the server does not list.
    ModelRow {
        Layout.fillWidth: true
        visible: section.wanted && !section.listed && section.matching.length === 0
        catalog: section.catalog
        configurations: section.session.configurations
        spec: "openai:" + section.wanted
    }
    AppText {
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Found
        text: qsTr("%n model(s) fit.", "", section.matching.length)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
    }
    ListView {
        id: list

        objectName: "openAiModels"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 10 * Theme.controlHeight)
        visible: count > 0
        clip: true
        spacing: Theme.spaceS
        model: section.matching
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar {
        }

        delegate: ModelRow {
            required property string modelData

            width: ListView.view.width
            catalog: section.catalog
            configurations: section.session.configurations
            spec: modelData
        }
    }
}
