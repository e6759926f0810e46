// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 3: how the answer that is looked at came about.
Rectangle {
    id: panel

    required property Session session
    readonly property Derivation derivation: session.derivation
    property alias tab: tabs.current

    // One of the tabs; of the sources also a number to look at: { n }.
    function show(view: string, wanted: var) {
        tabs.current = view;
        if (view === "sources" && wanted?.n)
            sources.showSource(wanted.n);
    }

    color: Theme.colors.sunken
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Derivation")

    Connections {
        target: panel.derivation

        function onChanged() {
            sources.highlighted = 0;
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PanelHeader {
            Layout.fillWidth: true
            title: qsTr("Derivation")
        }
        TabStrip {
            id: tabs

            objectName: "derivationTabs"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceM
            keys: ["sources", "steps", "prompts"]
            labels: [qsTr("Sources"), qsTr("Steps"), qsTr("Prompts")]
            counts: [sources.count, steps.count, prompts.count]
        }
        Divider {
            Layout.fillWidth: true
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: tabs.keys.indexOf(tabs.current)

            SourcesView {
                id: sources

                model: panel.derivation.sources
                onCopyRequested: text => panel.session.copy(text)
            }
            StepsView {
                id: steps

                model: panel.derivation.steps
            }
            PromptsView {
                id: prompts

                model: panel.derivation.prompts
                onCopyRequested: text => panel.session.copy(text)
            }
        }
    }
}
