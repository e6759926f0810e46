// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// A result: its table, and right beside it all that can be done with it.
FocusScope {
    id: result

    required property Session session
    required property ResultTable table
    // Ids of the bases where a thing of it may be; empty: the one in use.
    property var bases: []
    property int maximumRows: 8
    // There were more rows than these.
    property bool truncated: false
    property string fileName: qsTr("table")
    property bool filtering: false
    // Kept with the table: it is shown again as it was, and exported so.
    readonly property bool charting: table?.charted ?? false
    readonly property ChartView chart: charts.item as ChartView

    function startFilter(text = "", column = -1) {
        result.filtering = true;
        (filter.item as ResultFilter)?.open(text, column);
    }

    implicitHeight: column.implicitHeight
    onTableChanged: result.filtering = table !== null && table.filter !== ""
    Keys.onShortcutOverride: event => event.accepted = event.matches(StandardKey.Find)
    Keys.onPressed: event => {
        event.accepted = event.matches(StandardKey.Find);
        if (event.accepted)
            result.startFilter();
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.spaceXs

        ResultBar {
            width: column.width
            table: result.table
            truncated: result.truncated
            filtering: result.filtering
            charting: result.charting
            onChartToggled: result.table.charted = !result.charting
            onPictureCopied: {
                if (!result.chart)
                    return;
                result.chart.copyPicture();
                result.session.notice(qsTr("The chart is copied."));
            }
            onPictureSaved: suffix => {
                if (result.chart)
                    saver.save(suffix, suffix === "svg" ? result.chart.svg() : result.chart.png());
            }
            onFilterToggled: result.filtering ? (filter.item as ResultFilter)?.close() : result.startFilter()
            onCopyRequested: iris => {
                result.session.copy(result.table.csv(iris));
                result.session.notice(qsTr("%n row(s) copied.", "", result.table.rows));
            }
            onSaveRequested: iris => saver.save("csv", result.table.csv(iris))
        }
        Lazy {
            id: filter

            width: column.width
            wanted: result.filtering

            ResultFilter {
                width: filter.width
                table: result.table
                onClosed: {
                    result.filtering = false;
                    grid.forceActiveFocus();
                }
            }
        }
        Lazy {
            id: charts

            width: column.width
            wanted: result.charting

            ChartView {
                width: charts.width
                table: result.table
            }
        }
        DataTable {
            id: grid

            width: column.width
            focus: true
            visible: !result.charting
            table: result.table
            maximumRows: result.maximumRows
            heldRows: result.filtering ? result.table?.total ?? 0 : 0
            onEntityRequested: iri => result.session.show("entity", {
                        "iri": iri,
                        "bases": result.bases
                    })
            onCopyRequested: text => result.session.copy(text)
            onFilterRequested: (text, column) => result.startFilter(text, column)

            AppText {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: Theme.rowHeight / 2
                visible: result.table !== null && result.table.rows === 0 && result.table.total > 0
                text: qsTr("No row fits the filter.")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
            }
        }
    }
    SaveFile {
        id: saver

        property var content: null

        function save(ending: string, content: var) {
            saver.endings = [ending];
            saver.content = content;
            saver.ask(result.fileName);
        }

        objectName: "resultSaver"
        kinds: [qsTr("Files")]
        onChosen: file => result.session.save(file, saver.content)
    }
}
