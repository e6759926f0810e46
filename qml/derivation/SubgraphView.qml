// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The part of the graph that a run took its question to be about, drawn and explained.
ColumnLayout {
    id: view

    required property SubgraphModel graph
    property int selected: -1
    readonly property GraphBox selectedBox: selected >= 0 ? boxes.itemAt(selected) as GraphBox : null

    signal entityRequested(string name)

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The part of the graph")

    Binding {
        target: view.graph
        property: "fontSize"
        value: Theme.fontSmall
    }
    Binding {
        target: view.graph
        property: "aspect"
        value: canvas.height > 0 ? canvas.width / canvas.height : 1
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("The program looked for the words of the question in the graph and read what is around. The model was shown what you see here, and more that fits: what the question names is set off by colour, the rest joins it or tells of it.")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 24 * Theme.fontBody
        visible: view.graph.count > 0
        radius: Theme.radiusM
        color: Theme.colors.surface
        clip: true

        GraphCanvas {
            id: canvas

            objectName: "subgraphCanvas"
            anchors.fill: parent
            bounds: view.graph.bounds
            selectedItem: view.selectedBox
            onStepRequested: (dx, dy) => view.selected = canvas.nearest(boxes, view.selected, dx, dy)
            onOpenRequested: if (view.selectedBox?.name)
                view.entityRequested(view.selectedBox.name)

            Repeater {
                model: view.graph.edges

                GraphEdge {
                    required property int from
                    required property int to

                    begin: boxes.itemAt(from) as GraphBox
                    end: boxes.itemAt(to) as GraphBox
                    marked: from === view.selected || to === view.selected
                }
            }
            Repeater {
                id: boxes

                model: view.graph

                GraphBox {
                    selected: view.selected === index
                    onClicked: {
                        canvas.forceActiveFocus();
                        view.selected = index;
                    }
                    onDoubleClicked: if (isEntity && name)
                        view.entityRequested(name)
                }
            }
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: text
        text: view.graph.notes
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
