// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Looking around in the graph: one place at a time, with the way back.
FocusScope {
    id: view

    required property Session session
    readonly property Explorer explorer: session.explorer
    property string part: "facts"

    // "explore", or "entity" with { iri } or { key }; with { part: "graph" } its neighbourhood.
    function show(place: string, wanted: var) {
        if (place === "entity")
            view.openEntity(wanted);
        view.forceActiveFocus();
    }
    function openEntity(wanted: var) {
        if (wanted.part)
            view.part = wanted.part;
        view.explorer.openEntity(wanted.iri || wanted.key || "");
    }

    Shortcut {
        enabled: view.visible && view.explorer.canGoBack
        sequences: [StandardKey.Back]
        onActivated: view.explorer.back()
    }
    Shortcut {
        enabled: view.visible && view.explorer.canGoForward
        sequences: [StandardKey.Forward]
        onActivated: view.explorer.forward()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceXs
            spacing: Theme.spaceXs

            IconButton {
                objectName: "exploreBack"
                iconName: "arrow-left"
                name: qsTr("Back")
                enabled: view.explorer.canGoBack
                onClicked: view.explorer.back()
            }
            IconButton {
                objectName: "exploreForward"
                iconName: "arrow-right"
                name: qsTr("Forward")
                enabled: view.explorer.canGoForward
                onClicked: view.explorer.forward()
            }
            Item {
                Layout.fillWidth: true
            }
        }
        Divider {
            Layout.fillWidth: true
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            EmptyState {
                anchors.centerIn: parent
                width: parent.width - 4 * Theme.spaceL
                visible: view.explorer.view === "home"
                iconName: "explore"
                title: qsTr("Look around in the graph")
                explanation: qsTr("Things in results and sources lead to their facts.")
            }
            EntityView {
                anchors.fill: parent
                visible: view.explorer.view === "entity"
                session: view.session
                part: view.part
                onPartChosen: part => view.part = part
            }
        }
    }
}
