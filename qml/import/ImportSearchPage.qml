// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How passages are found by meaning, what that costs and where it happens; language and privacy of the base.
ImportPage {
    id: page

    readonly property EmbedderTrial trial: importer.trial
    readonly property bool onServer: importer.embedder.includes(":")
    readonly property string destination: importer.destinationOf(importer.embedder)
    // Those that look like embedders first; any model can be one.
    readonly property var models: [...session.ollama.embedders, ...session.openAiServers.embedders, ...session.configurations.models]

    function choose(kind: string) {
        page.importer.embedder = kind === "server" ? page.models[0] ?? "ollama:" : kind;
    }

    title: qsTr("Search")
    explanation: qsTr("Passages are found by their words, and by their meaning if an embedder prepares them.")
    Component.onCompleted: {
        if (page.session.ollama.local)
            page.session.ollama.look();
    }

    Note {
        objectName: "searchError"
        Layout.fillWidth: true
        visible: page.importer.state === Importer.Failed && page.importer.errorPage === "search"
        message: page.importer.error
        detail: page.importer.errorDetail
    }
    ChoiceList {
        objectName: "embedderChoice"
        Layout.fillWidth: true
        name: qsTr("Search by meaning")
        values: ["builtin", "server", "none"]
        labels: [qsTr("Built in"), qsTr("A model on a server"), qsTr("Not at all")]
        explanations: [qsTr("Works at once and without a network."), page.importer.privacy === "schema" ? qsTr("The privacy rule below lets no text reach a server.") : qsTr("Ollama, or any OpenAI-compatible address; slower, and often better with other words for the same thing."), qsTr("Passages are found by their words alone.")]
        disabled: page.importer.privacy === "schema" ? ["server"] : []
        value: page.onServer ? "server" : page.importer.embedder
        onChosen: value => page.choose(value)
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.dialogWidth
        Layout.leftMargin: Theme.iconM + 2 * Theme.spaceS
        visible: page.onServer
        spacing: Theme.spaceS

        AppComboBox {
            objectName: "ollamaModels"
            Layout.fillWidth: true
            visible: page.models.length > 0
            name: qsTr("Models of servers")
            model: page.models
            labels: page.models.map(spec => page.session.openAiServers.titleOf(spec))
            elide: Text.ElideMiddle
            value: page.importer.embedder
            onChosen: value => page.importer.embedder = value
        }
        AppTextField {
            objectName: "embedderName"
            Layout.fillWidth: true
            name: qsTr("Embedding model")
            text: page.importer.embedder
            placeholderText: "ollama:NAME, openai:NAME"
            onEditingFinished: if (text.includes(":"))
                page.importer.embedder = text
        }
        AppText {
            Layout.fillWidth: true
            objectName: "embedderDestination"
            text: page.destination ? qsTr("Every passage goes to %1.").arg(page.destination) : qsTr("Passages stay on this computer.")
            color: page.destination ? Theme.colors.warning : Theme.colors.success
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        AppButton {
            objectName: "tryEmbedder"
            enabled: page.trial.state !== EmbedderTrial.Trying && page.importer.preview.state === ImportPreviewer.Ready
            label: page.destination ? qsTr("Send 16 passages to find out how long it takes") : qsTr("Find out how long it takes")
            iconName: "clock"
            onClicked: page.importer.tryEmbedder()
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: page.trial.state === EmbedderTrial.Trying
        fraction: -1
        name: qsTr("Trying the embedder")
    }
    AppText {
        objectName: "embedderCost"
        Layout.fillWidth: true
        visible: page.trial.state === EmbedderTrial.Tried && page.importer.embedder !== "none"
        text: page.trial.seconds < 1 ? qsTr("Takes less than a second.") : qsTr("Takes about %1 for about %2 passages, going by %n of the preview.", "", page.trial.tried).arg(ImportWords.duration(page.trial.seconds)).arg(ImportWords.number(page.trial.passages))
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    Note {
        Layout.fillWidth: true
        visible: page.trial.state === EmbedderTrial.Failed
        message: page.trial.error
        detail: page.trial.errorDetail
    }
    FormField {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.dialogWidth
        label: qsTr("Language of names and texts")
        hint: qsTr("Where something is named in several languages, this one is shown.")

        AppComboBox {
            readonly property var tags: page.importer.preview.languages

            objectName: "languageBox"
            Layout.fillWidth: true
            name: qsTr("Language of names and texts")
            model: ["", ...tags.map(one => one.tag)]
            labels: [qsTr("The most frequent one"), ...tags.map(one => qsTr("%1 (%2 texts)").arg(Qt.locale(one.tag).nativeLanguageName || one.tag).arg(ImportWords.number(one.count)))]
            value: page.importer.language
            onChosen: value => page.importer.language = value
        }
    }
    ChoiceList {
        objectName: "privacyChoice"
        Layout.fillWidth: true
        name: qsTr("What of this knowledge base may reach a model")
        values: ["any", "local", "schema"]
        labels: [qsTr("Everything, any model"), qsTr("Everything, models on this computer only"), qsTr("Names of tables and columns, no values")]
        explanations: [qsTr("You choose the model, and are told where a question goes."), qsTr("Models on other computers are refused."), qsTr("Values and passages are shown to you alone.")]
        value: page.importer.privacy
        onChosen: value => {
            page.importer.privacy = value;
            if (value === "schema" && page.onServer)
                page.choose("builtin");
        }
    }
}
