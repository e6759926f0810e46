// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What is around one thing, drawn; a click on a thing draws what is around that one too. The same as a list for those who
// would rather read.
FocusScope {
    id: view

    required property Neighbourhood neighbourhood
    property int selected: -1
    property bool listed: false
    readonly property GraphBox selectedBox: selected >= 0 ? boxes.itemAt(selected) as GraphBox : null

    signal entityRequested(string name)

    function grow(row: int) {
        view.selected = row;
        view.neighbourhood.grow(row);
    }
    function openSelected() {
        if (view.selectedBox?.isEntity && view.selected > 0)
            view.entityRequested(view.selectedBox.name);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Neighbourhood")

    Binding {
        target: view.neighbourhood
        property: "fontSize"
        value: Theme.fontSmall
    }
    Binding {
        target: view.neighbourhood
        property: "aspect"
        value: canvas.height > 0 ? canvas.width / canvas.height : 1
        when: view.visible
    }
    Connections {
        target: view.neighbourhood

        function onChanged() {
            if (view.neighbourhood.rowCount() === 0) {
                view.selected = -1;
                canvas.reset();
            }
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        GraphCanvas {
            id: canvas

            objectName: "graphCanvas"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !view.listed
            focus: true
            bounds: view.neighbourhood.bounds
            selectedItem: view.selectedBox
            onStepRequested: (dx, dy) => view.selected = canvas.nearest(boxes, view.selected, dx, dy)
            onGrowRequested: if (view.selected >= 0)
                view.grow(view.selected)
            onOpenRequested: view.openSelected()

            Repeater {
                id: edges

                model: view.neighbourhood.edges

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

                model: view.neighbourhood

                GraphBox {
                    selected: view.selected === index
                    onClicked: {
                        canvas.forceActiveFocus();
                        view.grow(index);
                    }
                    onDoubleClicked: if (isEntity && index > 0)
                        view.entityRequested(name)
                }
            }
        }
        GraphList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: view.listed
            neighbourhood: view.neighbourhood
            onEntityRequested: name => view.entityRequested(name)
        }
        Divider {
            Layout.fillWidth: true
        }
        Stack {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceXs
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceS

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceXs

                AppText {
                    Layout.fillWidth: true
                    text: view.neighbourhood.error || (view.neighbourhood.full ? qsTr("Nothing more fits into this drawing.") : view.selectedBox ? (view.selectedBox.detail ? qsTr("%1, %2").arg(view.selectedBox.label).arg(view.selectedBox.detail) : view.selectedBox.label) : qsTr("A click on a thing shows what is around it."))
                    color: view.neighbourhood.error ? Theme.colors.danger : Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    maximumLineCount: 2
                    wrapMode: Text.Wrap
                    elide: Text.ElideRight
                }
                IconButton {
                    objectName: "graphOpen"
                    visible: !view.listed
                    enabled: view.selectedBox !== null && view.selectedBox.isEntity && view.selected > 0
                    iconName: "text"
                    name: qsTr("Show its facts (Ctrl+Enter)")
                    size: Theme.iconS
                    onClicked: view.openSelected()
                }
                IconButton {
                    visible: !view.listed
                    iconName: "minus"
                    name: qsTr("Smaller")
                    size: Theme.iconS
                    onClicked: canvas.zoomBy(1 / 1.25)
                }
                IconButton {
                    visible: !view.listed
                    iconName: "plus"
                    name: qsTr("Larger")
                    size: Theme.iconS
                    onClicked: canvas.zoomBy(1.25)
                }
                IconButton {
                    objectName: "graphFit"
                    visible: !view.listed
                    iconName: "fit"
                    name: qsTr("Fit into the view")
                    size: Theme.iconS
                    onClicked: canvas.fit()
                }
                IconButton {
                    objectName: "graphListed"
                    iconName: view.listed ? "graph" : "list"
                    name: view.listed ? qsTr("As a drawing") : qsTr("As a list")
                    size: Theme.iconS
                    onClicked: view.listed = !view.listed
                }
            }
        }
    }
}
