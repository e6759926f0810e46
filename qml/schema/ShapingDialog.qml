// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What a change of tables would make, table by table, before it is made.
AppDialog {
    id: dialog

    required property TableShaping shaping
    readonly property bool proposed: shaping.title

    function rows(count: int): string {
        return qsTr("%n row(s)", "", count);
    }
    function what(table: var): string {
        if (!table.before)
            return qsTr("new, %1").arg(dialog.rows(table.rowsAfter));
        if (!table.after)
            return qsTr("gone, had %1").arg(dialog.rows(table.rowsBefore));
        if (table.rowsBefore === table.rowsAfter)
            return dialog.rows(table.rowsAfter);
        return qsTr("%1 instead of %2").arg(dialog.rows(table.rowsAfter)).arg(table.rowsBefore);
    }

    objectName: "shapingDialog"
    heading: shaping.title
    onProposedChanged: proposed ? open() : close()
    onClosed: shaping.refuse()

    ProgressLine {
        Layout.fillWidth: true
        visible: dialog.shaping.trying
        fraction: -1
        name: qsTr("Trying it beside the base")
    }
    Note {
        Layout.fillWidth: true
        visible: dialog.shaping.problem
        message: dialog.shaping.problem
    }
    AppText {
        Layout.fillWidth: true
        text: dialog.shaping.trying ? qsTr("The tables are filled beside the base, to show what changes.") : list.count > 0 ? qsTr("The graph stays as it is. You can undo this, and it is kept when the graph is imported again.") : qsTr("No table would change.")
        visible: !dialog.shaping.problem
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    ListView {
        id: list

        objectName: "shapingTables"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, Theme.measureXl)
        visible: count > 0
        clip: true
        model: dialog.shaping.tables
        spacing: Theme.spaceS
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Tables that change")
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: ColumnLayout {
            id: entry

            required property var modelData

            // Beside the scroll bar.
            x: LayoutMirroring.enabled ? ListView.view.width - width : 0
            width: ListView.view.width - Theme.spaceM
            spacing: 1

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceM

                AppText {
                    text: entry.modelData.after || entry.modelData.before
                    font.weight: Font.Medium
                    font.strikeout: !entry.modelData.after
                    elide: Text.ElideMiddle
                    Layout.fillWidth: true
                }
                AppText {
                    text: dialog.what(entry.modelData)
                    color: entry.modelData.before ? entry.modelData.after ? Theme.colors.textMuted : Theme.colors.danger : Theme.colors.success
                    font.pixelSize: Theme.fontSmall
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: entry.modelData.gained.map(column => "+" + column).concat(entry.modelData.lost.map(column => "−" + column)).join("  ")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
    }

    buttons: [
        AppButton {
            label: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "acceptShaping"
            primary: true
            enabled: !dialog.shaping.trying && !dialog.shaping.problem && list.count > 0
            label: qsTr("Change the tables")
            onClicked: dialog.shaping.accept()
        }
    ]
}
