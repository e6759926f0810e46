// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A line of the tree of classes.
AbstractButton {
    id: line

    required property int index
    required property string label
    required property string kind
    required property string name
    required property string table
    required property string typeColumn
    required property string type
    required property int depth
    required property bool expandable
    required property bool expanded
    required property real own
    required property real all
    property bool current: false
    readonly property string count: all.toLocaleString(Qt.locale(), "f", 0)
    // Things of the class itself, where it is divided and not all are.
    readonly property string detail: kind === "class" && expandable && own > 0 && own < all ? qsTr("%1 of its own").arg(own.toLocaleString(Qt.locale(), "f", 0)) : ""

    signal toggled

    objectName: "class-" + label
    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.spaceXs)
    leftPadding: mirrored ? Theme.spaceM : Theme.spaceS
    rightPadding: mirrored ? Theme.spaceS : Theme.spaceM
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.TreeItem
    Accessible.name: detail ? qsTr("%1, %2, %3").arg(label).arg(count).arg(detail) : qsTr("%1, %2").arg(label).arg(count)
    Accessible.description: expandable ? (expanded ? qsTr("open") : qsTr("closed")) : ""
    Accessible.onPressAction: line.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceXs

        Item {
            Layout.preferredWidth: line.depth * Theme.spaceL
        }
        IconButton {
            objectName: "toggle-" + line.label
            opacity: line.expandable ? 1 : 0
            enabled: line.expandable
            focusPolicy: Qt.NoFocus
            iconName: line.expanded ? "chevron-down" : "chevron-right"
            name: line.expanded ? qsTr("Close") : qsTr("Open")
            size: Theme.iconS - 2
            implicitWidth: Theme.iconL
            onClicked: line.toggled()
        }
        AppIcon {
            visible: line.kind !== "class"
            name: "table"
            size: Theme.iconS - 2
        }
        AppText {
            Layout.fillWidth: true
            text: line.label
            font.pixelSize: Theme.fontSmall
            font.weight: line.kind === "tables" ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            visible: text && line.width > 300 * Theme.textScale
            text: line.detail
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            Accessible.ignored: true
        }
        AppText {
            text: line.count
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        anchors.fill: line
        anchors.leftMargin: Theme.spaceXs
        anchors.rightMargin: Theme.spaceXs
        radius: Theme.radiusS
        color: line.current ? Theme.colors.selected : line.hovered ? Theme.colors.hover : "transparent"
    }

    AppToolTip {
        visible: line.hovered && line.detail
        text: line.detail
    }
}
