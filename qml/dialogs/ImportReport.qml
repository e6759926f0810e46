// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// What was imported, and what was not and why.
ColumnLayout {
    id: view

    required property var report

    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    function lost(): var {
        return [...(view.report.skipped ?? []), ...(view.report.unplaced ?? [])];
    }

    spacing: Theme.spaceM

    AppText {
        Layout.fillWidth: true
        text: qsTr("%1 facts read, %2 stored, %3 duplicates").arg(view.number(view.report.triples)).arg(view.number(view.report.stored)).arg(view.number(view.report.duplicates))
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("%1 tables, %2 passages, %3 s").arg(view.number((view.report.tables ?? []).length)).arg(view.number(view.report.passages)).arg(Number(view.report.seconds ?? 0).toLocaleString(Qt.locale(), "f", 1))
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
    }
    AppText {
        visible: list.count > 0
        text: qsTr("Skipped, or kept outside the tables:")
        font.pixelSize: Theme.fontSmall
        font.weight: Font.DemiBold
    }
    ListView {
        id: list

        objectName: "importLosses"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 260 * Theme.textScale)
        visible: count > 0
        clip: true
        spacing: Theme.spaceS
        model: view.lost()
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: ColumnLayout {
            id: entry

            required property var modelData

            width: ListView.view.width - Theme.spaceM
            spacing: 1

            AppText {
                Layout.fillWidth: true
                text: qsTr("%1 × %2").arg(view.number(entry.modelData.count)).arg(entry.modelData.reason)
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: entry.modelData.samples.join("\n")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.WrapAnywhere
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: list.count === 0
        text: qsTr("Nothing was skipped.")
        color: Theme.colors.success
        font.pixelSize: Theme.fontSmall
    }
}
