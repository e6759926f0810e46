// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A table or a column that a query may name.
Item {
    id: row

    required property int index
    // {text, detail, isPart, isOpen}
    property var name: ({})
    property bool current: false
    readonly property string words: name.text ?? ""

    signal chosen
    signal folded

    objectName: "nameRow" + index
    implicitHeight: Theme.rowHeight
    Accessible.role: Accessible.TreeItem
    Accessible.name: words
    Accessible.description: name.isPart ? qsTr("column, %1").arg(name.detail) : qsTr("table, %1 rows").arg(name.detail ?? "")
    Accessible.onPressAction: row.chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: row.current || hover.hovered ? Theme.colors.hover : "transparent"
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: row.chosen()
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: row.name.isPart ? Theme.spaceXl : 0
        anchors.rightMargin: Theme.spaceS
        spacing: Theme.spaceXs

        IconButton {
            objectName: "foldName"
            visible: !row.name.isPart
            focusPolicy: Qt.NoFocus
            iconName: row.name.isOpen ? "chevron-down" : "chevron-right"
            name: row.name.isOpen ? qsTr("Fold %1").arg(row.words) : qsTr("Unfold %1").arg(row.words)
            size: Theme.iconS
            onClicked: row.folded()
        }
        AppText {
            Layout.fillWidth: true
            text: row.words
            font.pixelSize: Theme.fontSmall
            font.weight: row.name.isPart ? Font.Normal : Font.DemiBold
            elide: Text.ElideMiddle
            Accessible.ignored: true
        }
        AppText {
            Layout.maximumWidth: row.width / 2
            text: row.name.isPart ? row.name.detail : Number(row.name.detail ?? 0).toLocaleString(Qt.locale(), "f", 0)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
