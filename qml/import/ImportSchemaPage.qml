// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The tables that the graph becomes, and what of it becomes no column.
ImportPage {
    id: page

    readonly property ImportPreviewer preview: importer.preview
    readonly property var report: preview.report
    readonly property bool shown: preview.state === ImportPreviewer.Ready

    title: qsTr("The tables it becomes")
    explanation: qsTr("Found from the types and predicates; questions are answered from these. Names, comments and more can be changed afterwards.")

    ImportPreviewState {
        Layout.fillWidth: true
        preview: page.preview
    }
    AppText {
        Layout.fillWidth: true
        visible: page.shown
        text: qsTr("%1 of the facts stand in columns and links.").arg(ImportWords.percent(page.report["inSchema"] ?? 1))
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    EmptyState {
        Layout.fillWidth: true
        visible: page.shown && page.preview.tables.length === 0
        iconName: "table"
        title: qsTr("No tables")
        explanation: qsTr("The files hold no facts about things, only text to search.")
    }
    TabStrip {
        id: tabs

        objectName: "schemaTabs"
        name: qsTr("Views of the schema")
        Layout.preferredWidth: Math.min(page.width - 2 * Theme.spaceXl, Theme.measureXl)
        visible: page.shown && page.preview.tables.length > 0
        keys: ["diagram", "list"]
        labels: [qsTr("Diagram"), qsTr("List")]
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.measureXl, page.height - Theme.measureL)
        visible: tabs.visible && tabs.current === "diagram"
        radius: Theme.radiusM
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.colors.border

        SchemaDiagram {
            objectName: "importDiagram"
            anchors.fill: parent
            anchors.margins: Theme.line
            model: page.preview.diagram
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: tabs.visible && tabs.current === "list"
        spacing: 0

        LayoutRepeater {
            model: page.preview.tables

            SchemaTableRow {
                required property var modelData

                Layout.fillWidth: true
                table: modelData
            }
        }
    }
    LossList {
        objectName: "unplacedList"
        Layout.fillWidth: true
        title: qsTr("What becomes no column stays searchable, and why it does not become one:")
        losses: page.shown ? page.report["unplaced"] ?? [] : []
    }
}
