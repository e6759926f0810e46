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

    spacing: Theme.spaceS

    LayoutRepeater {
        model: stages.importer.stages

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
                    text: ImportWords.stageName(stage.stage)
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
                AppText {
                    visible: stage.done > 0
                    text: ImportWords.amount(stage.unit, stage.done)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                }
                AppText {
                    visible: !stage.finished && stage.perSecond > 0 && stage.fraction < 1
                    text: ImportWords.speed(stage.unit, stage.perSecond, stage.secondsLeft)
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
                name: ImportWords.stageName(stage.stage)
            }
        }
    }
}
