// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A cell of a grid; one that is a thing leads to it.
Item {
    id: cell

    required property int row
    required property int column
    required property string display
    required property bool numeric
    required property string key
    required property bool loaded
    property bool current: false

    signal chosen
    signal entityRequested

    function choose() {
        cell.chosen();
        if (cell.key)
            cell.entityRequested();
    }

    implicitHeight: Theme.rowHeight
    Accessible.role: Accessible.Cell
    Accessible.name: display
    Accessible.selected: current
    Accessible.onPressAction: cell.choose()

    Rectangle {
        anchors.fill: parent
        visible: cell.current
        color: Theme.colors.selected
    }
    // What is not there yet.
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.spaceM
        visible: !cell.loaded
        width: parent.width / 2
        height: Theme.spaceS
        radius: Theme.radiusS
        color: Theme.colors.hover
    }
    AppText {
        id: text

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        text: cell.display
        color: cell.key ? Theme.colors.accentText : Theme.colors.text
        font.pixelSize: Theme.fontSmall
        font.underline: cell.key && hover.hovered
        horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        maximumLineCount: 1
        Accessible.ignored: true
    }
    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
        opacity: 0.6
    }
    HoverHandler {
        id: hover

        cursorShape: cell.key ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        onTapped: cell.choose()
    }
    AppToolTip {
        visible: hover.hovered && text.truncated
        text: cell.display
    }
}
