// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Ollama: its address, its models, models to get, and any fetched by its name.
Section {
    id: section

    required property Session session
    readonly property ModelCatalog catalog: session.ollama

    title: qsTr("Ollama")
    explanation: qsTr("Runs models on this computer or on one of yours; no key is needed.")

    FormField {
        Layout.fillWidth: true
        label: qsTr("Address")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            ValueField {
                objectName: "ollamaField"
                Layout.fillWidth: true
                name: qsTr("Address of Ollama")
                value: section.session.settings.ollamaHost
                placeholderText: section.session.settings.ollamaHostInUse
                onEdited: wanted => section.session.settings.ollamaHost = wanted
            }
            AppButton {
                objectName: "lookOllama"
                enabled: section.catalog.state !== ModelCatalog.Looking
                label: section.catalog.state === ModelCatalog.Unknown ? qsTr("Connect") : qsTr("Look again")
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
        objectName: "ollamaTrouble"
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Failed
        problem: section.catalog.problem
        advice: section.catalog.advice
        detail: section.catalog.detail
        actionLabel: section.catalog.local ? qsTr("Get Ollama …") : ""
        onActionRequested: section.session.show("link", {
                "address": "https://ollama.com/download"
            })
    }
    AppText {
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Found
        text: section.catalog.chatModels.length > 0 ? qsTr("Found at %1, %n model(s):", "", section.catalog.chatModels.length).arg(section.catalog.address) : qsTr("Found at %1, but it has no model yet: get one below.").arg(section.catalog.address)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: section.catalog

        ModelRow {
            required property bool isEmbedder
            required size
            required parameters

            Layout.fillWidth: true
            visible: !isEmbedder
            catalog: section.catalog
            configurations: section.session.configurations
        }
    }
    OfferedModels {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceS
        visible: section.catalog.state === ModelCatalog.Found || section.catalog.state === ModelCatalog.Failed
        session: section.session
    }
    PullForm {
        Layout.fillWidth: true
        visible: section.catalog.state === ModelCatalog.Found
        catalog: section.catalog
        isOffered: section.session.modelOffers.has(section.catalog.pulling) && !Array.from(section.catalog.chatModels).includes("ollama:" + section.catalog.pulling)
    }
}
