// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// The title of a table's column; a click sorts by it, its edge (or Shift with the arrow keys) makes it wider or narrower.
AbstractButton {
    id: title

    required property string label
    required property bool numeric
    required property bool sorted
    required property bool descending

    signal widthRequested(real width)
    signal fitRequested

    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: label
    Accessible.description: sorted ? (descending ? qsTr("sorted downwards") : qsTr("sorted upwards")) : qsTr("Sort")
    Accessible.onPressAction: title.clicked()
    Keys.onReturnPressed: title.clicked()
    Keys.onEnterPressed: title.clicked()
    Keys.onPressed: event => {
        const step = event.key === Qt.Key_Right ? Theme.spaceL : event.key === Qt.Key_Left ? -Theme.spaceL : 0;
        event.accepted = step !== 0 && event.modifiers === Qt.ShiftModifier;
        if (event.accepted)
            title.widthRequested(title.width + step);
    }

    contentItem: RowLayout {
        spacing: Theme.spaceXs
        layoutDirection: title.numeric ? Qt.RightToLeft : Qt.LeftToRight

        AppText {
            Layout.maximumWidth: title.availableWidth - (title.sorted ? Theme.iconS + Theme.spaceXs : 0)
            text: title.label
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
            horizontalAlignment: title.numeric ? Text.AlignRight : Text.AlignLeft
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppIcon {
            visible: title.sorted
            name: title.descending ? "chevron-down" : "chevron-up"
            size: Theme.iconS - 2
            color: Theme.colors.accentText
        }
        Item {
            Layout.fillWidth: true
        }
    }
    background: Rectangle {
        color: title.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: title
            anchors.margins: 0
        }
    }

    AppToolTip {
        visible: title.hovered && !edge.pressed
        text: title.label
    }
    MouseArea {
        id: edge

        property real grip: 0

        objectName: "columnEdge"
        anchors.right: parent.right
        width: Theme.spaceS
        height: parent.height
        cursorShape: Qt.SplitHCursor
        hoverEnabled: true
        preventStealing: true
        onPressed: event => edge.grip = event.x
        onPositionChanged: event => {
            if (edge.pressed)
                title.widthRequested(title.width + event.x - edge.grip);
        }
        onDoubleClicked: title.fitRequested()

        Divider {
            anchors.right: parent.right
            height: parent.height
            color: edge.containsMouse || edge.pressed ? Theme.colors.accent : Theme.colors.border
        }
    }
}
