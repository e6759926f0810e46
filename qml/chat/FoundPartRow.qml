// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A column, value, thing or class that was found, with where it stands.
ItemDelegate {
    id: row

    // As the finder has it: {kind, text, detail, …}.
    required property var modelData
    required property int index
    property bool current: false

    objectName: "foundPart" + index
    implicitHeight: Theme.rowHeight
    leftPadding: Theme.spaceS
    rightPadding: Theme.spaceS
    topPadding: 0
    bottomPadding: 0
    focusPolicy: Qt.NoFocus
    Accessible.name: row.modelData.text
    Accessible.description: row.modelData.detail
    Accessible.onPressAction: row.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceS

        AppIcon {
            name: row.modelData.kind === "column" ? "columns" : row.modelData.kind === "thing" ? "graph" : row.modelData.kind === "class" ? "table" : "filter"
            size: Theme.iconS
        }
        AppText {
            Layout.fillWidth: true
            text: row.modelData.text
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            Layout.maximumWidth: row.width / 2
            text: row.modelData.kind === "class" ? qsTr("another name of it") : row.modelData.detail
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: row.current ? Theme.colors.selected : row.hovered ? Theme.colors.hover : "transparent"
    }
}
