// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Over a table: how many rows it has, and what can be done with it.
RowLayout {
    id: bar

    required property ResultTable table
    required property bool truncated
    required property bool filtering

    signal filterToggled
    signal copyRequested(bool iris)
    signal saveRequested(bool iris)

    function count(): string {
        if (!bar.table)
            return "";
        if (bar.table.rows < bar.table.total)
            return qsTr("%1 of %n row(s)", "", bar.table.total).arg(bar.table.rows.toLocaleString(Qt.locale(), "f", 0));
        return bar.truncated ? qsTr("more than %n row(s)", "", bar.table.total) : qsTr("%n row(s)", "", bar.table.total);
    }

    spacing: Theme.spaceXs

    AppText {
        objectName: "rowCount"
        Layout.fillWidth: true
        text: bar.count()
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
    }
    IconButton {
        objectName: "filterTable"
        iconName: "filter"
        name: qsTr("Filter the rows (Ctrl+F)")
        size: Theme.iconS
        checked: bar.filtering
        onClicked: bar.filterToggled()
    }
    IconButton {
        objectName: "copyTable"
        iconName: "copy"
        name: qsTr("Copy as CSV")
        size: Theme.iconS
        onClicked: bar.copyRequested(false)
    }
    IconButton {
        objectName: "saveTable"
        iconName: "save"
        name: qsTr("Save as CSV …")
        size: Theme.iconS
        onClicked: bar.saveRequested(false)
    }
    IconButton {
        id: more

        objectName: "moreOfTable"
        visible: bar.table?.hasIris ?? false
        iconName: "more"
        name: qsTr("More")
        size: Theme.iconS
        onClicked: menu.popup(more, 0, more.height)

        AppMenu {
            id: menu

            AppMenuItem {
                objectName: "copyWithIris"
                label: qsTr("Copy as CSV with IRIs")
                iconName: "copy"
                onTriggered: bar.copyRequested(true)
            }
            AppMenuItem {
                label: qsTr("Save as CSV with IRIs …")
                iconName: "save"
                onTriggered: bar.saveRequested(true)
            }
        }
    }
}
