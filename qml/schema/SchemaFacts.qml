// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What is in a table or column, and where it comes from.
ColumnLayout {
    id: root

    required property SchemaEditor editor
    required property var shown
    readonly property var counted: editor.values
    readonly property bool ofColumn: editor.column >= 0
    // Where each stands once, samples say as much.
    readonly property var frequent: (counted["values"] ?? [])[0]?.count > 1 ? counted["values"] : []

    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    function lines(): var {
        const all = [];
        const line = (name, text) => {
            if (text)
                all.push([name, text]);
        };
        if (!root.ofColumn) {
            line(qsTr("Rows"), root.number(root.shown.rows));
            line(qsTr("Columns"), root.number(root.shown.columns));
            line(qsTr("Origin"), root.shown.origin);
            return all;
        }
        const rows = root.shown.rows ?? 0;
        if (root.shown.measured) {
            const empty = root.shown.nulls / rows;
            line(qsTr("Empty"), qsTr("%1 of %2 rows (%3 %)").arg(root.number(root.shown.nulls)).arg(root.number(rows)).arg((100 * empty).toLocaleString(Qt.locale(), "f", 1)));
            line(qsTr("Distinct values"), root.number(root.shown.distinct));
        }
        if (root.counted["minimum"] !== undefined)
            line(qsTr("Range"), qsTr("%1 to %2").arg(root.counted["minimum"]).arg(root.counted["maximum"]));
        line(qsTr("Unit"), root.shown.unit);
        line(qsTr("Leads to"), root.shown.references);
        line(qsTr("Values"), root.shown.rule);
        line(qsTr("Origin"), root.shown.origin ? (root.shown.inverse ? qsTr("%1, backwards").arg(root.shown.origin) : root.shown.origin) : root.shown.key ? qsTr("the shortest unique ending of the IRI") : "");
        line(qsTr("Measured"), (root.shown.facts ?? []).join("; "));
        if (root.frequent.length === 0)
            line(qsTr("Samples"), (root.shown.samples ?? []).join(", "));
        return all;
    }

    spacing: Theme.spaceXs

    LayoutRepeater {
        model: root.lines()

        RowLayout {
            id: line

            required property var modelData

            Layout.fillWidth: true
            spacing: Theme.spaceM

            AppText {
                Layout.preferredWidth: Theme.measureS
                Layout.alignment: Qt.AlignTop
                text: line.modelData[0]
                horizontalAlignment: Text.AlignLeft
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: line.modelData[1]
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: 4
                elide: Text.ElideRight
            }
        }
    }
    LayoutRepeater {
        model: root.frequent

        RowLayout {
            id: bar

            required property int index
            required property var modelData

            Layout.fillWidth: true
            spacing: Theme.spaceM

            AppText {
                Layout.preferredWidth: Theme.measureS
                text: bar.index === 0 ? qsTr("Most frequent") : ""
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: bar.modelData.value
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
            }
            Item {
                Layout.preferredWidth: 2 * Theme.spaceXxl
                implicitHeight: Theme.spaceS

                Rectangle {
                    anchors.left: parent.left
                    width: Math.max(Theme.focusLine, parent.width * bar.modelData.count / root.frequent[0].count)
                    height: parent.height
                    radius: Theme.focusLine
                    color: Theme.colors.accentSoft
                    border.width: Theme.line
                    border.color: Theme.colors.accent
                }
            }
            AppText {
                Layout.preferredWidth: Theme.measureXs
                text: root.number(bar.modelData.count)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                horizontalAlignment: Text.AlignRight
            }
        }
    }
}
