// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Looking around in the graph: one place at a time, with the way back. Where there is room the classes stand beside it.
FocusScope {
    id: view

    required property Session session
    readonly property Explorer explorer: session.explorer
    readonly property bool wide: width > 3 * Theme.derivationWidth
    property string part: "facts"

    // "explore", with { table } one of the tables, with { text } a search; or "entity" with { iri } or { key }, with { part: "graph" }
    // its neighbourhood, and with { bases } one of these instead of the base in use.
    function show(place: string, wanted: var) {
        if (place !== "entity" && (wanted.table || wanted.text) && view.explorer.otherName)
            view.explorer.leaveOther();
        if (place === "entity")
            view.openEntity(wanted);
        else if (wanted.table)
            view.explorer.openTable(wanted.table);
        if (wanted.text)
            view.explorer.search.text = wanted.text;
        if (place === "explore")
            search.forceActiveFocus();
        else
            view.forceActiveFocus();
    }
    function openEntity(wanted: var) {
        if (wanted.part)
            view.part = wanted.part;
        view.explorer.openEntityIn(wanted.bases ?? [], wanted.iri || wanted.key || "");
    }
    function openHit(kind: string, name: string) {
        search.close();
        view.explorer.search.text = "";
        if (kind === "table")
            view.explorer.openTable(name);
        else
            view.explorer.openEntity(name);
    }

    Component.onCompleted: view.explorer.classes.load()

    Connections {
        target: view.explorer

        // Another base may be open now.
        function onPlaceChanged() {
            view.explorer.classes.load();
        }
    }
    Shortcut {
        enabled: view.visible && view.explorer.canGoBack
        sequences: [StandardKey.Back] // qmllint disable unqualified
        onActivated: view.explorer.back()
    }
    Shortcut {
        enabled: view.visible && view.explorer.canGoForward
        sequences: [StandardKey.Forward] // qmllint disable unqualified
        onActivated: view.explorer.forward()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceS
            Layout.rightMargin: Theme.spaceM
            Layout.topMargin: Theme.spaceXs
            Layout.bottomMargin: Theme.spaceS
            spacing: 0

            IconButton {
                objectName: "exploreHome"
                iconName: "tree"
                name: qsTr("Classes and tables")
                checked: view.explorer.view === "home"
                onClicked: view.explorer.home()
            }
            IconButton {
                objectName: "exploreBack"
                iconName: "arrow-left"
                name: qsTr("Back (Alt+Left)")
                enabled: view.explorer.canGoBack
                onClicked: view.explorer.back()
            }
            IconButton {
                objectName: "exploreForward"
                iconName: "arrow-right"
                name: qsTr("Forward (Alt+Right)")
                enabled: view.explorer.canGoForward
                onClicked: view.explorer.forward()
            }
            EntitySearch {
                id: search

                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceXs
                results: view.explorer.search
                focus: true
                onChosen: (kind, name) => view.openHit(kind, name)
            }
        }
        Stack {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceS
            visible: view.explorer.otherName

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                BaseMark {
                    objectName: "exploredBase"
                    Layout.fillWidth: true
                    name: view.explorer.otherName
                }
                Chip {
                    objectName: "leaveOther"
                    Layout.preferredWidth: Math.min(implicitWidth, 0.7 * view.width)
                    label: qsTr("Back to “%1”").arg(view.session.bases.name)
                    iconName: "arrow-left"
                    onClicked: view.explorer.leaveOther()
                }
            }
        }
        Divider {
            Layout.fillWidth: true
        }
        Item {
            id: body

            Layout.fillWidth: true
            Layout.fillHeight: true

            ClassTreeView {
                id: tree

                anchors.left: parent.left
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: view.wide ? Theme.derivationWidth : body.width
                visible: view.wide || view.explorer.view === "home"
                classes: view.explorer.classes
                onTableRequested: (table, typeColumn, type) => view.explorer.openTable(table, typeColumn, type)
                onEntityRequested: name => view.explorer.openEntity(name)
            }
            Divider {
                id: border

                anchors.left: tree.right
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                visible: view.wide
            }
            Item {
                anchors.left: view.wide ? border.right : parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.bottom: parent.bottom

                EmptyState {
                    anchors.centerIn: parent
                    width: parent.width - 4 * Theme.spaceL
                    visible: view.wide && view.explorer.view === "home"
                    iconName: "explore"
                    title: qsTr("Look around in the graph")
                    explanation: qsTr("Choose a class to see its things, or search for one by its name.")
                }
                EntityView {
                    anchors.fill: parent
                    visible: view.explorer.view === "entity"
                    session: view.session
                    part: view.part
                    onPartChosen: part => view.part = part
                }
                TableGridView {
                    anchors.fill: parent
                    visible: view.explorer.view === "table"
                    session: view.session
                }
                LaterView {
                    anchors.fill: parent
                    session: view.session
                    file: "QueryBuilderView.qml"
                    wanted: view.explorer.view === "query"
                }
            }
        }
    }
}
