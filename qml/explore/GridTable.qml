// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The titles, filters and rows of a grid. Columns run from left to right in every language, as the table has them.
FocusScope {
    id: table

    required property TableGrid grid
    property var columnWidths: []
    property int currentRow: 0
    property int currentColumn: 0

    signal entityRequested(string key)

    function measure() {
        const all = [];
        let total = 0;
        for (let column = 0; column < table.grid.columns; ++column) {
            const wanted = table.grid.width(column) * Theme.fontSmall * 0.58 + 2 * Theme.spaceM + Theme.iconS;
            all.push(Math.max(96 * Theme.textScale, Math.min(300 * Theme.textScale, wanted)));
            total += all[column];
        }
        const spare = Math.max(0, table.width - total) / Math.max(1, all.length);
        table.columnWidths = all.map(one => one + spare);
        view.forceLayout();
    }
    function move(rows: int, columns: int) {
        table.currentRow = Math.max(0, Math.min(table.grid.rows - 1, table.currentRow + rows));
        table.currentColumn = Math.max(0, Math.min(table.grid.columns - 1, table.currentColumn + columns));
        const top = table.currentRow * Theme.rowHeight;
        view.contentY = Math.max(Math.min(view.contentY, top), top + Theme.rowHeight - view.height);
        let left = 0;
        for (let column = 0; column < table.currentColumn; ++column)
            left += table.columnWidths[column];
        view.contentX = Math.max(0, Math.max(Math.min(view.contentX, left), left + table.columnWidths[table.currentColumn] - view.width));
    }
    function openCurrent() {
        const key = table.grid.keyAt(table.currentRow, table.currentColumn);
        if (key)
            table.entityRequested(key);
    }

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    onWidthChanged: measure()
    Component.onCompleted: measure()

    Connections {
        target: table.grid

        function onModelReset() {
            table.currentRow = 0;
            table.measure();
            view.contentY = 0;
        }
    }
    Item {
        id: head

        width: parent.width
        height: Theme.rowHeight + Theme.controlHeight + Theme.spaceXs
        clip: true

        Rectangle {
            width: parent.width
            height: Theme.rowHeight
            color: Theme.colors.hover
        }
        Row {
            x: -view.contentX

            Repeater {
                model: table.grid.columns

                GridHead {
                    required property int index

                    width: table.columnWidths[index] ?? 0
                    height: head.height
                    grid: table.grid
                    column: index
                }
            }
        }
    }
    TableView {
        id: view

        objectName: "gridTable"
        anchors.fill: parent
        anchors.topMargin: head.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: table.grid
        reuseItems: true
        activeFocusOnTab: true
        columnWidthProvider: column => table.columnWidths[column] ?? 0
        rowHeightProvider: () => Theme.rowHeight
        Accessible.role: Accessible.Table
        Accessible.name: table.grid.title
        Keys.onUpPressed: table.move(-1, 0)
        Keys.onDownPressed: table.move(1, 0)
        Keys.onLeftPressed: table.move(0, -1)
        Keys.onRightPressed: table.move(0, 1)
        Keys.onReturnPressed: table.openCurrent()
        Keys.onPressed: event => {
            const page = Math.floor(view.height / Theme.rowHeight) - 1;
            event.accepted = true;
            if (event.key === Qt.Key_PageDown)
                table.move(page, 0);
            else if (event.key === Qt.Key_PageUp)
                table.move(-page, 0);
            else if (event.key === Qt.Key_Home)
                table.move(-table.grid.rows, 0);
            else if (event.key === Qt.Key_End)
                table.move(table.grid.rows, 0);
            else
                event.accepted = false;
        }
        ScrollBar.vertical: AppScrollBar {
        }
        ScrollBar.horizontal: AppScrollBar {
        }

        delegate: GridCell {
            current: view.activeFocus && row === table.currentRow && column === table.currentColumn
            onChosen: {
                view.forceActiveFocus();
                table.currentRow = row;
                table.currentColumn = column;
            }
            onEntityRequested: table.entityRequested(key)
        }
    }
    MoreColumns {
        anchors.fill: parent
        view: view
        columnWidths: table.columnWidths
    }
    EmptyState {
        anchors.centerIn: view
        width: parent.width - 4 * Theme.spaceL
        visible: table.grid.rows === 0 && table.grid.state === TableGrid.Ready
        iconName: "filter"
        title: table.grid.filtered ? qsTr("No row fits") : qsTr("The table is empty")
        explanation: table.grid.filtered ? qsTr("Change what is written below the titles.") : ""
    }
}
