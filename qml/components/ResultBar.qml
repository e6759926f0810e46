// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Over a table: how many rows it has, and what can be done with it. No layout: those of Qt 6.4 may leave a button that appears
// where it was made.
Item {
    id: bar

    required property ResultTable table
    required property bool truncated
    required property bool filtering
    required property bool charting

    signal filterToggled
    signal chartToggled
    signal pictureCopied
    signal pictureSaved(string suffix)
    signal copyRequested(bool iris)
    signal saveRequested(bool iris)

    function count(): string {
        if (!bar.table)
            return "";
        if (bar.table.rows < bar.table.total)
            return qsTr("%1 of %Ln row(s)", "", bar.table.total).arg(bar.table.rows.toLocaleString(Qt.locale(), "f", 0));
        return bar.truncated ? qsTr("more than %Ln row(s)", "", bar.table.total) : qsTr("%Ln row(s)", "", bar.table.total);
    }

    implicitHeight: buttons.height

    AppText {
        objectName: "rowCount"
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.verticalCenter: parent.verticalCenter
        text: bar.count()
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
    }
    Row {
        id: buttons

        anchors.right: parent.right
        spacing: Theme.spaceXs

        IconButton {
            objectName: "filterTable"
            iconName: "filter"
            name: qsTr("Filter the rows (Ctrl+F)")
            size: Theme.iconS
            checked: bar.filtering
            onClicked: bar.filterToggled()
        }
        IconButton {
            objectName: "chartTable"
            visible: bar.table?.hasChart ?? false
            iconName: bar.charting ? "table" : "chart"
            name: bar.charting ? qsTr("Show the table") : qsTr("Show as a chart")
            size: Theme.iconS
            onClicked: bar.chartToggled()
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
            visible: bar.charting || (bar.table?.hasIris ?? false)
            iconName: "more"
            name: qsTr("More")
            size: Theme.iconS
            onClicked: menu.popup(more, 0, more.height)

            LazyMenu {
                id: menu

                AppMenu {
                    AppMenuItem {
                        objectName: "copyPicture"
                        visible: bar.charting
                        height: visible ? implicitHeight : 0
                        label: qsTr("Copy the chart")
                        iconName: "copy"
                        onTriggered: bar.pictureCopied()
                    }
                    AppMenuItem {
                        visible: bar.charting
                        height: visible ? implicitHeight : 0
                        label: qsTr("Save the chart as SVG …")
                        iconName: "save"
                        onTriggered: bar.pictureSaved("svg")
                    }
                    AppMenuItem {
                        visible: bar.charting
                        height: visible ? implicitHeight : 0
                        label: qsTr("Save the chart as PNG …")
                        iconName: "save"
                        onTriggered: bar.pictureSaved("png")
                    }
                    AppMenuItem {
                        objectName: "copyWithIris"
                        visible: bar.table?.hasIris ?? false
                        height: visible ? implicitHeight : 0
                        label: qsTr("Copy as CSV with IRIs")
                        iconName: "copy"
                        onTriggered: bar.copyRequested(true)
                    }
                    AppMenuItem {
                        visible: bar.table?.hasIris ?? false
                        height: visible ? implicitHeight : 0
                        label: qsTr("Save as CSV with IRIs …")
                        iconName: "save"
                        onTriggered: bar.saveRequested(true)
                    }
                }
            }
        }
    }
}
