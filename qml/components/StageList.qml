// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How far each stage of an import has come.
ColumnLayout {
    id: stages

    required property Importer importer

    function stageName(stage: string): string {
        switch (stage) {
        case "read":
            return qsTr("Reading");
        case "index":
            return qsTr("Indexing the graph");
        case "induce":
            return qsTr("Finding tables");
        case "fill":
            return qsTr("Filling tables");
        case "verbalise":
            return qsTr("Writing passages");
        case "values":
            return qsTr("Collecting names and values");
        case "embed":
            return qsTr("Preparing the search");
        case "finish":
            return qsTr("Finishing");
        default:
            return stage;
        }
    }
    function unitName(unit: string, count: real): string {
        const number = count.toLocaleString(Qt.locale(), "f", 0);
        switch (unit) {
        case "bytes":
            return qsTr("%1 MB").arg((count / 1e6).toLocaleString(Qt.locale(), "f", 1));
        case "triples":
            return qsTr("%1 facts").arg(number);
        case "rows":
            return qsTr("%1 rows").arg(number);
        case "names":
            return qsTr("%1 names").arg(number);
        case "passages":
            return qsTr("%1 passages").arg(number);
        default:
            return number;
        }
    }

    // "3,400 facts/s, 12 s left"
    function speed(unit: string, perSecond: real, secondsLeft: real): string {
        const rate = qsTr("%1/s").arg(unitName(unit, perSecond));
        if (secondsLeft < 0)
            return rate;
        const seconds = Math.ceil(secondsLeft);
        const left = seconds < 100 ? qsTr("%1 s left").arg(seconds) : qsTr("%1 min left").arg(Math.round(seconds / 60));
        return rate + ", " + left;
    }

    spacing: Theme.spaceS

    Repeater {
        model: stages.importer

        ColumnLayout {
            id: stage

            required property string stage
            required property real done
            required property real total
            required property string unit
            required property real fraction
            required property bool finished
            required property real perSecond
            required property real secondsLeft

            Layout.fillWidth: true
            spacing: Theme.spaceXs

            RowLayout {
                spacing: Theme.spaceS

                AppText {
                    Layout.fillWidth: true
                    text: stages.stageName(stage.stage)
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
                AppText {
                    visible: stage.done > 0
                    text: stages.unitName(stage.unit, stage.done)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                }
                AppText {
                    visible: !stage.finished && stage.perSecond > 0
                    text: stages.speed(stage.unit, stage.perSecond, stage.secondsLeft)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                }
                AppIcon {
                    visible: stage.finished
                    name: "check"
                    size: Theme.iconS
                    color: Theme.colors.success
                }
            }
            ProgressLine {
                Layout.fillWidth: true
                fraction: stage.fraction
                name: stages.stageName(stage.stage)
            }
        }
    }
}
