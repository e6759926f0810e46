// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Rows of a query: sorted by a click on a column's title, as high as its rows up to `maximumRows`.
Rectangle {
    id: grid

    required property ResultTable table
    property int maximumRows: 8
    readonly property int shownRows: table ? Math.min(table.rows, maximumRows) : 0
    readonly property var columnWidths: widths()

    function widths(): var {
        const all = [];
        let total = 0;
        for (let column = 0; grid.table && column < grid.table.columns; ++column) {
            const wanted = grid.table.width(column) * Theme.fontSmall * 0.58 + 2 * Theme.spaceM + Theme.iconS;
            all.push(Math.max(72, Math.min(320, wanted)) * 1);
            total += all[column];
        }
        const spare = Math.max(0, grid.width - 2 - total) / Math.max(1, all.length);
        return all.map(one => one + spare);
    }

    implicitHeight: header.height + shownRows * Theme.rowHeight + 2
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border
    onColumnWidthsChanged: view.forceLayout()
    Accessible.role: Accessible.Table
    Accessible.name: table ? qsTr("Table of %n row(s)", "", table.rows) : ""

    Item {
        id: header

        x: 1
        y: 1
        width: parent.width - 2
        height: Theme.rowHeight
        clip: true

        Rectangle {
            anchors.fill: parent
            color: Theme.colors.sunken
            radius: Theme.radiusM
        }
        Row {
            x: -view.contentX

            Repeater {
                model: grid.table ? grid.table.columns : 0

                ColumnTitle {
                    required property int index

                    objectName: "columnTitle" + index
                    width: grid.columnWidths[index] ?? 0
                    height: Theme.rowHeight
                    label: grid.table?.title(index) ?? ""
                    numeric: grid.table?.numeric(index) ?? false
                    sorted: grid.table?.sortColumn === index
                    descending: grid.table?.descending ?? false
                    onClicked: grid.table?.sortBy(index)
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

        anchors.fill: parent
        anchors.topMargin: header.height + 1
        anchors.margins: 1
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: grid.table
        columnWidthProvider: column => grid.columnWidths[column] ?? 0
        rowHeightProvider: () => Theme.rowHeight
        ScrollBar.vertical: AppScrollBar {
        }
        ScrollBar.horizontal: AppScrollBar {
        }

        delegate: Item {
            id: cell

            required property int row
            required property string display
            required property bool numeric

            implicitHeight: Theme.rowHeight

            AppText {
                id: cellText

                anchors.fill: parent
                anchors.leftMargin: Theme.spaceM
                anchors.rightMargin: Theme.spaceM
                text: cell.display
                font.pixelSize: Theme.fontSmall
                horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                maximumLineCount: 1
            }
            Divider {
                anchors.bottom: parent.bottom
                width: parent.width
                opacity: 0.6
            }
            HoverHandler {
                id: hover
            }
            AppToolTip {
                visible: hover.hovered && cellText.truncated
                text: cell.display
            }
        }
    }
}
