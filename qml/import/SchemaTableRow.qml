// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A table to be, with its columns when it is opened.
ColumnLayout {
    id: row

    // tableList of the back end
    required property var table
    property bool opened: false

    function describe(column: var): string {
        const parts = [column.type];
        if (column.unit)
            parts.push(column.unit);
        if (column.references)
            parts.push(qsTr("→ %1").arg(column.references));
        if (column.rule)
            parts.push(column.rule);
        return parts.join(" · ");
    }

    spacing: 0

    AbstractButton {
        id: head

        objectName: "table-" + row.table.name
        Layout.fillWidth: true
        implicitHeight: Theme.controlHeight
        leftPadding: mirrored ? Theme.spaceM : Theme.spaceS
        rightPadding: mirrored ? Theme.spaceS : Theme.spaceM
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.TreeItem
        Accessible.name: row.table.name
        Accessible.description: row.opened ? qsTr("open") : qsTr("%n row(s)", "", row.table.rows)
        Accessible.onPressAction: head.clicked()
        onClicked: row.opened = !row.opened
        Keys.onReturnPressed: head.clicked()

        contentItem: RowLayout {
            spacing: Theme.spaceS

            AppIcon {
                name: row.opened ? "chevron-down" : "chevron-right"
                size: Theme.iconS
            }
            AppText {
                text: row.table.name
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: row.table.kind === "link" ? qsTr("links") : row.table.kind === "values" ? qsTr("several values") : row.table.kind === "view" ? qsTr("view") : qsTr("%n column(s)", "", row.table.columns.length)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
            AppText {
                text: qsTr("%n row(s)", "", row.table.rows)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
        }
        background: Rectangle {
            radius: Theme.radiusM
            color: head.hovered ? Theme.colors.hover : "transparent"

            FocusFrame {
                control: head
                anchors.margins: 0
            }
        }
    }
    LayoutRepeater {
        model: row.opened ? row.table.columns : []

        RowLayout {
            id: column

            required property var modelData

            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceXl + Theme.spaceS
            Layout.rightMargin: Theme.spaceM
            Layout.bottomMargin: Theme.spaceXs
            spacing: Theme.spaceM

            AppText {
                Layout.preferredWidth: Theme.measureM
                Layout.alignment: Qt.AlignTop
                text: column.modelData.name
                font.family: Theme.codeFamily
                font.pixelSize: Theme.fontCaption
                font.weight: column.modelData.key ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: row.describe(column.modelData)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: column.modelData.samples.slice(0, 4).join(", ")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
        }
    }
}
