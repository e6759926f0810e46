// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// What can be done with one cell of a table.
AppMenu {
    id: menu

    required property ResultTable table
    property int row: 0
    property int column: 0
    readonly property string iri: table && opened ? table.cellIri(row, column) : ""

    signal entityRequested(string iri)
    signal copyRequested(string text)
    signal filterRequested(string text, int column)

    AppMenuItem {
        objectName: "copyCell"
        label: qsTr("Copy the cell")
        iconName: "copy"
        onTriggered: menu.copyRequested(menu.table.cellText(menu.row, menu.column))
    }
    AppMenuItem {
        objectName: "filterByCell"
        label: qsTr("Show only rows like this")
        iconName: "filter"
        onTriggered: menu.filterRequested("= " + menu.table.cellText(menu.row, menu.column), menu.column)
    }
    AppMenuItem {
        visible: menu.iri
        height: visible ? implicitHeight : 0
        label: qsTr("Copy the IRI")
        iconName: "copy"
        onTriggered: menu.copyRequested(menu.table.cellIri(menu.row, menu.column))
    }
    AppMenuItem {
        visible: menu.iri
        height: visible ? implicitHeight : 0
        label: qsTr("Show the entity")
        iconName: "open"
        onTriggered: menu.entityRequested(menu.table.cellIri(menu.row, menu.column))
    }
}
