// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQml.Models
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// Rows of a query: sorted by a click on a column's title, as high as its rows up to `maximumRows`, and two more if those are all; of
// more rows half a one shows that they go on. Cells that are entities lead to them. Columns run from left to right in every language,
// as the query has them.
FocusScope {
    id: grid

    required property ResultTable table
    property int maximumRows: 8
    property int heldRows: 0
    readonly property int allRows: table ? Math.max(table.rows, heldRows) : 0
    readonly property real shownRows: allRows > maximumRows + 2 ? maximumRows + 0.5 : allRows
    // Column: what the person made of it.
    property var ownWidths: ({})
    readonly property var columnWidths: widths()

    signal entityRequested(string iri)
    signal copyRequested(string text)
    signal filterRequested(string text, int column)

    function fittingWidth(column: int): real {
        const wanted = grid.table.width(column) * Theme.fontSmall * 0.58 + 2 * Theme.spaceM + Theme.iconS;
        return Math.max(72 * Theme.textScale, Math.min(320 * Theme.textScale, wanted));
    }
    function widths(): var {
        const all = [];
        let total = 0;
        let free = 0;
        for (let column = 0; grid.table && column < grid.table.columns; ++column) {
            all.push(grid.ownWidths[column] ?? grid.fittingWidth(column));
            total += all[column];
            free += grid.ownWidths[column] === undefined ? 1 : 0;
        }
        const room = grid.width - 2;
        if (total > room && free === all.length)
            return grid.narrowed(all, room);
        const spare = Math.max(0, room - total) / Math.max(1, free);
        return all.map((one, column) => grid.ownWidths[column] === undefined ? one + spare : one);
    }
    // The widest columns give room to the others, if all of them can be seen then.
    function narrowed(all, room: real): var {
        let most = Math.max(...all);
        let missing = 1;
        while (missing > 0 && most > 130 * Theme.textScale) {
            most -= Theme.spaceS;
            missing = all.reduce((sum, one) => sum + Math.min(one, most), -room);
        }
        return missing > 0 ? all : all.map(one => Math.min(one, most));
    }
    function setWidth(column: int, width: real) {
        const all = Object.assign({}, grid.ownWidths);
        all[column] = Math.max(2 * Theme.spaceXl, width);
        grid.ownWidths = all;
    }
    function openMenu(row: int, column: int, item: Item, x: real, y: real) {
        const menu = menus.menu() as DataCellMenu;
        menu.row = row;
        menu.column = column;
        menu.popup(item, x, y);
    }

    implicitHeight: header.height + Math.round(shownRows * Theme.rowHeight) + 2
    onColumnWidthsChanged: view.forceLayout()
    onTableChanged: grid.ownWidths = ({})
    Accessible.role: Accessible.Table
    Accessible.name: table ? qsTr("Table of %n row(s)", "", table.rows) : ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.border
    }
    Item {
        id: header

        // The title that Tab leads to; the arrow keys go on from there.
        property int current: 0

        x: 1
        y: 1
        width: parent.width - 2
        height: Theme.rowHeight
        clip: true
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true

        Rectangle {
            anchors.fill: parent
            color: Theme.colors.sunken
            radius: Theme.radiusM
        }
        Row {
            x: -view.contentX

            Repeater {
                id: titles

                model: grid.table ? grid.table.columns : 0

                ColumnTitle {
                    required property int index

                    function move(offset: int) {
                        const next = Math.max(0, Math.min(titles.count - 1, index + offset));
                        (titles.itemAt(next) as ColumnTitle).forceActiveFocus(Qt.TabFocusReason);
                        header.current = next;
                        view.positionViewAtColumn(next, TableView.Contain);
                    }

                    objectName: "columnTitle" + index
                    width: grid.columnWidths[index] ?? 0
                    height: Theme.rowHeight
                    focusPolicy: header.current === index ? Qt.TabFocus : Qt.NoFocus
                    label: grid.table?.title(index) ?? ""
                    numeric: grid.table?.numeric(index) ?? false
                    sorted: grid.table?.sortColumn === index
                    descending: grid.table?.descending ?? false
                    onClicked: grid.table?.sortBy(index)
                    onWidthRequested: width => grid.setWidth(index, width)
                    onFitRequested: grid.setWidth(index, grid.fittingWidth(index))
                    Keys.onLeftPressed: event => {
                        event.accepted = event.modifiers === Qt.NoModifier;
                        if (event.accepted)
                            move(-1);
                    }
                    Keys.onRightPressed: event => {
                        event.accepted = event.modifiers === Qt.NoModifier;
                        if (event.accepted)
                            move(1);
                    }
                }
            }
        }
    }
    Divider {
        anchors.top: header.bottom
        width: parent.width
    }
    TableView {
        id: view

        readonly property int atRow: selection.currentIndex.row
        readonly property int atColumn: selection.currentIndex.column

        objectName: "cells"
        anchors.fill: parent
        anchors.topMargin: header.height + 1
        anchors.margins: 1
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        model: grid.table
        selectionModel: ItemSelectionModel {
            id: selection

            model: grid.table
        }
        columnWidthProvider: column => grid.columnWidths[column] ?? 0
        rowHeightProvider: () => Theme.rowHeight
        onActiveFocusChanged: if (activeFocus && !selection.currentIndex.valid && rows > 0)
            selection.setCurrentIndex(grid.table.index(0, 0), ItemSelectionModel.NoUpdate)
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Cells")
        Keys.onReturnPressed: view.openCell()
        Keys.onEnterPressed: view.openCell()
        Keys.onMenuPressed: if (atRow >= 0)
            grid.openMenu(atRow, atColumn, view.itemAtCell(atColumn, atRow), 0, Theme.rowHeight)
        Keys.onPressed: event => {
            event.accepted = atRow >= 0 && event.matches(StandardKey.Copy);
            if (event.accepted)
                grid.copyRequested(grid.table.cellText(atRow, atColumn));
        }
        ScrollBar.vertical: AppScrollBar {
        }
        ScrollBar.horizontal: AppScrollBar {
        }

        function openCell() {
            const iri = atRow < 0 ? "" : grid.table.cellIri(atRow, atColumn);
            if (iri)
                grid.entityRequested(iri);
        }

        delegate: DataCell {
            keyboardHere: current && view.activeFocus
            onEntityRequested: grid.entityRequested(iri)
            onMenuRequested: (x, y) => grid.openMenu(row, column, this, x, y)
        }
    }
    MoreColumns {
        x: view.x
        y: header.y
        width: view.width
        height: header.height + view.height + 1
        view: view
        columnWidths: grid.columnWidths
    }
    LazyMenu {
        id: menus

        DataCellMenu {
            table: grid.table
            onEntityRequested: iri => grid.entityRequested(iri)
            onCopyRequested: text => grid.copyRequested(text)
            onFilterRequested: (text, column) => grid.filterRequested(text, column)
        }
    }
}
