// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// An embedder of a server: try it, build the knowledge base's index with it.
Rectangle {
    id: row

    required property string spec
    required property string title
    required property ModelCatalog catalog
    required property Indexer indexer
    readonly property var built: indexer.built
    readonly property bool isBuilt: built.includes(spec)
    readonly property bool isBuilding: indexer.building === spec
    readonly property bool isTested: catalog.tested === spec

    objectName: "embedder-" + spec
    implicitHeight: column.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.sunken

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        anchors.leftMargin: Theme.spaceM
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: row.title
            font.pixelSize: Theme.fontSmall
            font.weight: Font.DemiBold
            elide: Text.ElideMiddle
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !row.isBuilding
            spacing: Theme.spaceS

            AppText {
                Layout.fillWidth: true
                text: row.isTested && !row.catalog.testing && !row.catalog.testProblem ? qsTr("Works, %1 s").arg((row.catalog.testMs / 1000).toLocaleString(Qt.locale(), "f", 1)) : row.catalog.local ? qsTr("On this computer") : qsTr("Sends the passages to %1").arg(row.catalog.address)
                color: row.catalog.local ? Theme.colors.textMuted : Theme.colors.warning
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.WrapAnywhere
            }
            AppButton {
                objectName: "testEmbedder"
                quiet: true
                enabled: !(row.isTested && row.catalog.testing)
                label: enabled ? qsTr("Test") : qsTr("Testing …")
                onClicked: row.catalog.testEmbedder(row.spec)
            }
            AppButton {
                objectName: "buildIndex"
                visible: !row.isBuilt
                enabled: !row.indexer.building
                label: qsTr("Build the index")
                onClicked: row.indexer.build(row.spec)
            }
            Tag {
                visible: row.isBuilt
                label: qsTr("built")
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: row.isBuilding
            spacing: Theme.spaceM

            ProgressLine {
                Layout.fillWidth: true
                fraction: row.indexer.fraction
                name: qsTr("Building the index")
            }
            AppButton {
                objectName: "cancelIndex"
                label: qsTr("Cancel")
                onClicked: row.indexer.cancel()
            }
        }
        TroubleNote {
            Layout.fillWidth: true
            visible: row.isTested && row.catalog.testProblem
            problem: row.catalog.testProblem
            advice: row.catalog.testAdvice
            detail: row.catalog.testDetail
        }
    }
}
