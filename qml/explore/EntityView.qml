// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One thing: what it is called, its facts, and what is around it.
FocusScope {
    id: view

    required property Session session
    // facts or graph, where there is no room for both
    required property string part
    readonly property Explorer explorer: session.explorer
    readonly property EntityCard card: explorer.card
    // Beside each other where there is room for both.
    readonly property bool wide: width > 2 * Theme.derivationWidth * Theme.textScale
    readonly property bool drawn: wide || part === "graph"

    signal partChosen(string part)

    function draw() {
        if (view.visible && view.drawn && view.card.state === EntityCard.Ready)
            view.explorer.neighbourhood.start(view.card.name);
    }

    onDrawnChanged: draw()
    onVisibleChanged: draw()

    Binding {
        target: parts
        property: "current"
        value: view.part
    }
    Connections {
        target: view.card

        function onChanged() {
            view.draw();
        }
        function onTurtleMade(text: string) {
            view.session.copy(text);
            view.session.notice(qsTr("Copied as Turtle."));
        }
        function onFailed(why: string) {
            view.session.notice(why);
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: view.card.state === EntityCard.Failed
        iconName: "alert"
        title: qsTr("This cannot be shown")
        explanation: view.card.error
    }
    ColumnLayout {
        anchors.fill: parent
        visible: view.card.state === EntityCard.Ready || view.card.state === EntityCard.Loading
        opacity: view.card.state === EntityCard.Loading ? 0.5 : 1
        spacing: 0

        EntityHead {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            session: view.session
        }
        TabStrip {
            id: parts

            objectName: "entityParts"
            name: qsTr("Views of the entity")
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceM
            visible: !view.wide
            keys: ["facts", "graph"]
            labels: [qsTr("Facts"), qsTr("Neighbourhood")]
            onCurrentChanged: view.partChosen(current)
        }
        Divider {
            Layout.fillWidth: true
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            FactList {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: view.wide || view.part === "facts"
                card: view.card
                onEntityRequested: name => view.explorer.openEntity(name)
            }
            Divider {
                Layout.fillHeight: true
                visible: view.wide
            }
            NeighbourhoodView {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                visible: view.drawn
                neighbourhood: view.explorer.neighbourhood
                onEntityRequested: name => view.explorer.openEntity(name)
            }
        }
    }
}
