// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// The head of a column: its title sorts, the field below it filters.
Column {
    id: head

    required property TableGrid grid
    required property int column

    Timer {
        id: pause

        interval: 250
        onTriggered: head.grid.setFilter(head.column, field.text)
    }
    Connections {
        target: head.grid

        function onChanged() {
            if (!field.activeFocus)
                field.text = head.grid.filter(head.column);
        }
    }
    ColumnTitle {
        objectName: "gridTitle" + head.column
        width: head.width
        height: Theme.rowHeight
        label: head.grid.columnTitle(head.column)
        numeric: head.grid.numeric(head.column)
        sorted: head.grid.sortColumn === head.column
        descending: head.grid.descending
        onClicked: head.grid.sortBy(head.column)
    }
    AppTextField {
        id: field

        objectName: "gridFilter" + head.column
        width: head.width - Theme.spaceXs
        name: qsTr("Filter %1").arg(head.grid.columnTitle(head.column))
        placeholderText: head.grid.numeric(head.column) ? qsTr("> 5, 2..5") : qsTr("Filter")
        text: head.grid.filter(head.column)
        leftPadding: Theme.spaceS
        onTextEdited: pause.restart()
        onAccepted: {
            pause.stop();
            head.grid.setFilter(head.column, text);
        }

        HoverHandler {
            id: hover
        }
        AppToolTip {
            visible: hover.hovered
            text: head.grid.numeric(head.column) ? qsTr("5, >5, <=5, 2..5; = for none, * for any") : qsTr("Part of the text; =word for exactly this; = for none, * for any")
        }
    }
}
