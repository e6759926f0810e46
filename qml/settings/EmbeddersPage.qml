// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What makes passages findable by meaning.
SettingsPage {
    id: page

    readonly property ModelCatalog ollama: session.ollama
    readonly property OpenAiServers servers: session.openAiServers
    readonly property var found: [...ollama.embedders, ...servers.embedders]
    readonly property bool ready: session.bases.state === Bases.Ready

    function catalogOf(spec: string): ModelCatalog {
        return page.servers.catalogOf(spec) ?? page.ollama;
    }

    explanation: qsTr("An embedder finds passages by their meaning, not by their words alone. The built-in one is quick and works on this computer; one of a server often finds more.")
    Component.onCompleted: {
        if (page.ollama.local)
            page.ollama.look();
    }

    Section {
        Layout.fillWidth: true
        title: page.ready ? qsTr("Indexes of “%1”").arg(page.session.bases.name) : qsTr("Indexes of the knowledge base")
        explanation: page.ready ? qsTr("A search uses the index of the embedder that the configuration names, and words alone if there is none.") : qsTr("No knowledge base is open.")

        LayoutRepeater {
            model: page.session.indexer

            EmbedderRow {
                Layout.fillWidth: true
                indexer: page.session.indexer
            }
        }
        Note {
            objectName: "indexTrouble"
            Layout.fillWidth: true
            visible: message
            message: page.session.indexer.problem
            error: false
        }
    }
    Divider {
        Layout.fillWidth: true
    }
    Section {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        title: qsTr("Embedders of servers")
        explanation: page.found.length > 0 ? qsTr("Building an index sends every passage of the knowledge base to the embedder once.") : qsTr("None is known. Fetch one into Ollama (Models), or list the models of an OpenAI-compatible server.")

        LayoutRepeater {
            model: page.found

            FoundEmbedder {
                required property string modelData

                Layout.fillWidth: true
                spec: modelData
                title: page.servers.titleOf(modelData)
                catalog: page.catalogOf(modelData)
                indexer: page.session.indexer
                enabled: page.ready
            }
        }
    }
}
