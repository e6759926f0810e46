// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// One cell of a table; an entity is a link.
Item {
    id: cell

    required property int row
    required property int column
    required property string display
    required property string iri
    required property bool numeric
    required property bool current
    property bool keyboardHere: false

    signal entityRequested
    signal menuRequested(real x, real y)

    implicitHeight: Theme.rowHeight
    Accessible.role: Accessible.Cell
    Accessible.name: display
    Accessible.selected: keyboardHere
    Accessible.description: iri ? qsTr("Opens the entity") : ""
    Accessible.onPressAction: if (cell.iri)
        cell.entityRequested()

    AppText {
        id: words

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        text: cell.display
        color: cell.iri ? Theme.colors.accentText : Theme.colors.text
        font.pixelSize: Theme.fontSmall
        font.underline: cell.iri && hover.hovered
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
    Rectangle {
        anchors.fill: parent
        visible: cell.keyboardHere
        color: "transparent"
        border.width: Theme.focusLine
        border.color: Theme.colors.accent
    }
    HoverHandler {
        id: hover

        cursorShape: cell.iri ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: cell.iri
        onTapped: cell.entityRequested()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => cell.menuRequested(point.position.x, point.position.y)
    }
    AppToolTip {
        visible: hover.hovered && words.truncated
        text: cell.display
    }
}
