// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 3: how the answer that is looked at came about; looking around in the graph; queries of one's own.
Rectangle {
    id: panel

    required property Session session
    // It has the whole width.
    property bool expanded: false
    readonly property Derivation derivation: session.derivation
    readonly property alias messagePlace: modes.messagePlace
    property alias mode: modes.current
    property alias tab: tabs.current

    // "explore", "entity", "console", or one of the tabs; of the sources also a number to look at: { n }, of the prompts a call: { call }.
    function show(view: string, wanted: var) {
        if (view === "explore" || view === "entity") {
            modes.current = "explore";
            explore.show(view, wanted);
        } else if (view === "console") {
            modes.current = "console";
            queries.show(view, wanted);
        } else {
            showTab(view, wanted);
        }
    }
    function showTab(view: string, wanted: var) {
        modes.current = "derivation";
        tabs.current = view;
        if (view === "sources" && wanted?.n)
            sources.showSource(wanted.n);
        if (view === "prompts" && wanted?.call)
            prompts.show(view, wanted);
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
    // A new question brings its derivation, unless another is to stay.
    Connections {
        target: panel.session.chat

        function onRunningChanged() {
            if (panel.session.chat.running && !panel.derivation.pinned)
                modes.current = "derivation";
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Stack {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceS

            RowLayout {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.headerHeight
                spacing: Theme.spaceXs

                ModeStrip {
                    id: modes

                    objectName: "derivationModes"
                    name: qsTr("What this panel shows")
                    Layout.fillWidth: true
                    // The place for messages in it is as wide as there is room.
                    Layout.preferredWidth: wordedWidth
                    keys: ["derivation", "explore", "console"]
                    labels: [qsTr("Derivation"), qsTr("Explore"), qsTr("Console")]
                    icons: ["steps", "explore", "console"]
                }
                IconButton {
                    objectName: "pinDerivation"
                    visible: modes.current === "derivation"
                    enabled: panel.derivation.question !== ""
                    checked: panel.derivation.pinned
                    iconName: "pin"
                    name: panel.derivation.pinned ? qsTr("Show the derivation of each new answer") : qsTr("Keep this derivation when new answers come")
                    onClicked: panel.derivation.pinned = !panel.derivation.pinned
                }
                IconButton {
                    objectName: "expandDerivation"
                    iconName: panel.expanded ? "collapse" : "expand"
                    name: panel.expanded ? qsTr("Back to the chat (Esc)") : qsTr("Use the whole window")
                    onClicked: panel.expanded = !panel.expanded
                }
            }
        }
        TabStrip {
            id: tabs

            objectName: "derivationTabs"
            name: qsTr("Derivation")
            visible: modes.current === "derivation"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceM
            keys: ["sources", "steps", "prompts", "mattered"]
            labels: [qsTr("Sources"), qsTr("Steps"), qsTr("Prompts"), qsTr("Mattered")]
            // What was looked at in vain is no source of an answer.
            counts: [panel.derivation.answered ? panel.derivation.sources.count : 0, panel.derivation.steps.count, panel.derivation.prompts.calls, 0]
        }
        Divider {
            Layout.fillWidth: true
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: modes.current === "derivation"
            currentIndex: tabs.keys.indexOf(tabs.current)

            SourcesView {
                id: sources

                session: panel.session
            }
            LaterView {
                session: panel.session
                file: "StepsView.qml"
                wanted: tabs.current === "steps"
            }
            LaterView {
                id: prompts

                session: panel.session
                file: "PromptsView.qml"
                wanted: tabs.current === "prompts"
            }
            LaterView {
                session: panel.session
                file: "MatteredView.qml"
                wanted: tabs.current === "mattered"
            }
        }
        LaterView {
            id: explore

            Layout.fillWidth: true
            Layout.fillHeight: true
            session: panel.session
            file: "ExploreView.qml"
            wanted: modes.current === "explore"
        }
        LaterView {
            id: queries

            Layout.fillWidth: true
            Layout.fillHeight: true
            session: panel.session
            file: "ConsoleView.qml"
            wanted: modes.current === "console"
        }
    }
}
