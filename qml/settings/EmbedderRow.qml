// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// An index that the knowledge base has.
Rectangle {
    id: row

    required property Indexer indexer
    required property string spec
    required property int dimensions

    objectName: "index-" + spec
    implicitHeight: Math.max(line.implicitHeight + 2 * Theme.spaceS, Theme.controlHeight)
    radius: Theme.radiusM
    color: Theme.colors.sunken

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        anchors.leftMargin: Theme.spaceM
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 1

            AppText {
                Layout.fillWidth: true
                text: row.spec === "builtin" ? qsTr("Built-in") : row.spec
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                elide: Text.ElideMiddle
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("%n dimension(s)", "", row.dimensions)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
        }
        IconButton {
            objectName: "removeIndex"
            enabled: !row.indexer.building
            iconName: "trash"
            name: qsTr("Remove the index of %1").arg(row.spec)
            size: Theme.iconS
            onClicked: row.indexer.remove(row.spec)
        }
    }
}
