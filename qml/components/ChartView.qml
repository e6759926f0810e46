// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A table as a chart, with a choice where its columns allow more than one.
Rectangle {
    id: view

    required property ResultTable table
    // What was chosen before is shown again: nothing is chosen until that is known.
    property bool isWhole: false

    function choose(kind: string) {
        if (!view.isWhole)
            return;
        const kinds = Array.from(chart.kinds);
        strip.current = kinds.includes(kind) ? kind : kinds[0] ?? "";
        chart.kind = strip.current;
        view.table.chartKind = strip.current;
    }
    function copyPicture() {
        chart.copyPicture();
    }
    function svg(): string {
        return chart.svg();
    }
    function png(): var {
        return chart.png();
    }
    function nameOf(kind: string): string {
        return {
            "bar": qsTr("Bars"),
            "stacked": qsTr("Parts"),
            "line": qsTr("Line"),
            "scatter": qsTr("Points"),
            "histogram": qsTr("Distribution"),
            "map": qsTr("Map")
        }[kind] ?? "";
    }

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    Component.onCompleted: {
        view.isWhole = true;
        view.choose(view.table.chartKind);
    }
    onTableChanged: if (view.table)
        view.choose(view.table.chartKind)
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceM

        TabStrip {
            id: strip

            objectName: "chartKinds"
            name: qsTr("Kind of chart")
            Layout.fillWidth: true
            visible: chart.kinds.length > 1
            keys: chart.kinds.length > 0 ? chart.kinds : [""]
            labels: keys.map(kind => view.nameOf(kind))
            onCurrentChanged: view.choose(current)
        }
        ResultChart {
            id: chart

            objectName: "resultChart"
            Layout.fillWidth: true
            table: view.table
            // What was chosen may be gone with the rows that a filter hides.
            onKindsChanged: if (view.table)
                view.choose(view.table.chartKind)
            font.family: Theme.bodyFamily
            font.pixelSize: Theme.fontCaption
            background: Theme.colors.surface
            text: Theme.colors.text
            muted: Theme.colors.textMuted
            grid: Theme.colors.border
            series: Theme.seriesColors
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Chart")
            Accessible.description: description

            HoverHandler {
                id: hover
            }
            AppToolTip {
                readonly property string words: hover.hovered ? chart.wordsAt(hover.point.position.x, hover.point.position.y) : ""

                delay: 0
                visible: words
                text: words
                // At the window's edge it would be moved away from its point.
                before: hover.point.position.x > chart.width / 2
                x: hover.point.position.x + (before ? -1 : 1) * Theme.spaceM
                y: hover.point.position.y + Theme.spaceM
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: chart.kind === ""
            text: qsTr("These rows allow no chart.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        AppText {
            objectName: "leftOut"
            Layout.fillWidth: true
            visible: chart.leftOut > 0
            text: qsTr("%n more row(s) would be too many; sort or filter the table to see others.", "", chart.leftOut)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
    }
}
