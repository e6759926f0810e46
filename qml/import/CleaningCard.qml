// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A cleaning rule with what it makes of some values; a switch turns it on or off.
Rectangle {
    id: card

    required property string table
    required property string attribute
    required property string rule
    required property string description
    required property bool used
    required property var samples
    required property real failed
    required property var failedSamples

    signal switched(bool use)

    function ruleName(): string {
        switch (card.rule) {
        case "unit":
            return qsTr("Unit");
        case "currency":
            return qsTr("Currency");
        case "percent":
            return qsTr("Per cent");
        case "range":
            return qsTr("Range");
        case "number":
            return qsTr("Number");
        case "duration":
            return qsTr("Time span");
        case "date":
            return qsTr("Date");
        case "yes_no":
            return qsTr("Yes or no");
        default:
            return card.rule;
        }
    }

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppCheckBox {
                objectName: "rule-" + card.table + "." + card.attribute
                Layout.fillWidth: true
                label: qsTr("%1: %2").arg(card.table).arg(card.attribute)
                Accessible.description: card.description
                checked: card.used
                onToggled: card.switched(checked)
            }
            Tag {
                label: card.ruleName()
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.iconM + Theme.spaceS
            text: card.description
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.iconM + Theme.spaceS
            columns: 3
            columnSpacing: Theme.spaceS
            rowSpacing: Theme.spaceXs
            opacity: card.used ? 1 : 0.55

            LayoutRepeater {
                // Three cells a sample: before, arrow, after.
                model: 3 * Math.min(4, card.samples.length)

                AppText {
                    required property int index
                    readonly property int part: index % 3
                    readonly property var sample: card.samples[Math.floor(index / 3)]

                    Layout.fillWidth: part === 2
                    Layout.maximumWidth: column.width * 0.45
                    text: part === 0 ? sample.before : part === 1 ? (card.LayoutMirroring.enabled ? "←" : "→") : sample.after
                    color: part === 2 ? Theme.colors.text : Theme.colors.textMuted
                    font.family: part === 1 ? Theme.bodyFamily : Theme.codeFamily
                    font.pixelSize: Theme.fontCaption
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.iconM + Theme.spaceS
            visible: card.failed > 0
            text: qsTr("%n value(s) cannot be read so and would have no cell: %1", "", card.failed).arg(card.failedSamples.join(", "))
            color: Theme.colors.warning
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: 3
            elide: Text.ElideRight
        }
    }
}
