// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Any table as a grid: a click on a title sorts, the line below the titles filters, a cell that is a thing leads to it.
FocusScope {
    id: view

    required property Session session
    readonly property TableGrid grid: session.explorer.grid

    Connections {
        target: view.grid

        function onExported(file: string) {
            view.session.notice(qsTr("The rows are in %1.").arg(file));
        }
        function onExportFailed(why: string) {
            view.session.notice(why);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceS
            spacing: Theme.spaceS

            AppText {
                objectName: "gridTitle"
                Layout.fillWidth: true
                text: view.grid.title
                font.pixelSize: Theme.fontHeading
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            AppText {
                objectName: "gridCount"
                text: view.grid.exporting ? qsTr("Saving, %1 %").arg(Math.round(view.grid.exportedShare * 100)) : qsTr("%Ln row(s)", "", view.grid.rows)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
            IconButton {
                objectName: "clearFilters"
                visible: view.grid.filtered
                iconName: "close"
                name: qsTr("Show all rows")
                size: Theme.iconS
                onClicked: view.grid.clearFilters()
            }
            IconButton {
                objectName: "buildQuery"
                visible: !view.session.explorer.otherName
                enabled: view.grid.state === TableGrid.Ready
                iconName: "sliders"
                name: qsTr("Build a query: conditions, columns of linked tables, groups, sums")
                size: Theme.iconS
                onClicked: view.session.explorer.buildQuery(view.grid.table)
            }
            IconButton {
                objectName: "exportGrid"
                enabled: view.grid.state === TableGrid.Ready
                iconName: view.grid.exporting ? "stop" : "download"
                name: view.grid.exporting ? qsTr("Stop saving") : qsTr("Save these rows as CSV")
                size: Theme.iconS
                onClicked: view.grid.exporting ? view.grid.stopExport() : saver.ask(view.grid.title)
            }
        }
        ProgressLine {
            Layout.fillWidth: true
            opacity: view.grid.state === TableGrid.Choosing || view.grid.exporting ? 1 : 0
            fraction: view.grid.exporting ? view.grid.exportedShare : view.grid.state === TableGrid.Choosing ? -1 : 0
            name: view.grid.exporting ? qsTr("Saving") : qsTr("Choosing rows")
        }
        Note {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceS
            visible: view.grid.state === TableGrid.Failed
            message: view.grid.error
        }
        GridTable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            grid: view.grid
            onEntityRequested: key => view.session.explorer.openEntity(key)
        }
    }
    SaveFile {
        id: saver

        objectName: "gridSaver"
        kinds: [qsTr("CSV file")]
        endings: ["csv"]
        onChosen: file => view.grid.exportCsv(file)
    }
}
