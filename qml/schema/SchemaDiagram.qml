// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A schema as a diagram: drag moves it, the wheel and + and - zoom, 0 shows all, arrow keys go from table to table.
FocusScope {
    id: root

    required property DiagramModel model

    // A table was selected here, or wanted more of (double click, Enter).
    signal tableChosen(string table)
    signal tableActivated(string table)

    function choose(table: string) {
        root.model.selected = table;
        if (table)
            root.tableChosen(table);
    }
    function go(dx: int, dy: int) {
        const table = canvas.neighbour(dx, dy);
        if (!table)
            return;
        root.choose(table);
        canvas.reveal(table);
    }
    function zoomBy(factor: real) {
        canvas.zoomAt(factor, canvas.width / 2, canvas.height / 2);
    }
    function reveal(table: string) {
        canvas.reveal(table);
    }

    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Diagram of %n table(s)", "", model.tables)
    Accessible.description: model.selected ? model.description(model.selected) : ""
    Accessible.focusable: true
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onReturnPressed: if (root.model.selected)
        root.tableActivated(root.model.selected)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            root.zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            root.zoomBy(0.8);
        else if (event.key === Qt.Key_0 || event.key === Qt.Key_Home)
            canvas.fit();
        else
            event.accepted = false;
    }

    DiagramCanvas {
        id: canvas

        objectName: "diagramCanvas"
        anchors.fill: parent
        model: root.model
        colors: Theme.colors
        naturalZoom: Theme.textScale

        HoverHandler {
            cursorShape: canvas.hovered ? Qt.PointingHandCursor : drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            onPointChanged: if (hovered && !drag.active)
                canvas.hover(point.position.x, point.position.y)
            onHoveredChanged: if (!hovered)
                canvas.leave()
        }
        TapHandler {
            onTapped: eventPoint => {
                root.forceActiveFocus();
                const table = canvas.tableAt(eventPoint.position.x, eventPoint.position.y);
                root.choose(table);
                if (table && tapCount === 2)
                    root.tableActivated(table);
            }
        }
        DragHandler {
            id: drag

            property point last: Qt.point(0, 0)

            target: null
            onActiveChanged: last = Qt.point(0, 0)
            onTranslationChanged: {
                canvas.pan(translation.x - last.x, translation.y - last.y);
                last = Qt.point(translation.x, translation.y);
            }
        }
        PinchHandler {
            id: pinch

            property real last: 1

            target: null
            onActiveChanged: last = 1
            onActiveScaleChanged: {
                canvas.zoomAt(activeScale / last, centroid.position.x, centroid.position.y);
                last = activeScale;
            }
        }
        WheelHandler {
            target: null
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => canvas.zoomAt(Math.pow(1.0018, event.angleDelta.y), event.x, event.y)
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: root.activeFocus
        color: "transparent"
        border.width: Theme.focusLine
        border.color: Theme.colors.accent
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.dialogWidth)
        visible: root.model.tables === 0 && !root.model.busy
        iconName: "table"
        title: qsTr("No tables to draw")
    }
    AppText {
        anchors.centerIn: parent
        visible: root.model.busy && root.model.tables === 0
        text: qsTr("Drawing …")
        color: Theme.colors.textMuted
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spaceM
        implicitWidth: bar.implicitWidth + 2 * Theme.spaceXs
        implicitHeight: bar.implicitHeight + 2 * Theme.spaceXs
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.border
        visible: root.model.tables > 0

        RowLayout {
            id: bar

            anchors.centerIn: parent
            spacing: Theme.spaceXs

            IconButton {
                objectName: "diagramZoomOut"
                iconName: "minus"
                name: qsTr("Smaller (-)")
                onClicked: root.zoomBy(0.8)
            }
            AppText {
                objectName: "diagramZoom"
                Layout.preferredWidth: Theme.spaceXxl * Theme.textScale
                text: qsTr("%1 %").arg(Math.round(100 * canvas.zoom / Theme.textScale))
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                horizontalAlignment: Text.AlignHCenter
            }
            IconButton {
                objectName: "diagramZoomIn"
                iconName: "plus"
                name: qsTr("Larger (+)")
                onClicked: root.zoomBy(1.25)
            }
            IconButton {
                objectName: "diagramFit"
                iconName: "fit"
                name: qsTr("Show all (0)")
                onClicked: canvas.fit()
            }
            IconButton {
                id: more

                objectName: "diagramMore"
                iconName: "more"
                name: qsTr("Details and export")
                onClicked: menu.open()
            }
        }
    }
    AppMenu {
        id: menu

        parent: more
        y: -menu.height - Theme.spaceXs

        AppMenuItem {
            label: qsTr("Names alone")
            iconName: root.model.detail === DiagramModel.Names ? "check" : ""
            onTriggered: root.model.detail = DiagramModel.Names
        }
        AppMenuItem {
            label: qsTr("Keys and links")
            iconName: root.model.detail === DiagramModel.Keys ? "check" : ""
            onTriggered: root.model.detail = DiagramModel.Keys
        }
        AppMenuItem {
            label: qsTr("All columns")
            iconName: root.model.detail === DiagramModel.Columns ? "check" : ""
            onTriggered: root.model.detail = DiagramModel.Columns
        }
        MenuSeparator {
            contentItem: Divider {
            }
        }
        AppMenuItem {
            label: qsTr("Save as SVG or PNG …")
            iconName: "save"
            onTriggered: saver.ask(qsTr("Diagram"))
        }
    }
    SaveFile {
        id: saver

        objectName: "diagramSaver"
        title: qsTr("Save the diagram")
        kinds: [qsTr("SVG drawing"), qsTr("PNG picture")]
        endings: ["svg", "png"]
        onChosen: file => canvas.save(file)
    }
}
