// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// Says where the next question goes; a click shows what was agreed to.
AbstractButton {
    id: badge

    // Configurations.departures
    required property var departures
    readonly property string words: departures.length > 0 ? departures.map(one => one.words).join("; ") : qsTr("Stays on this computer")

    implicitHeight: contentItem.implicitHeight + Theme.spaceXs
    padding: Theme.spaceXs / 2
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.onPressAction: badge.clicked()
    Keys.onReturnPressed: badge.clicked()
    Keys.onEnterPressed: badge.clicked()

    contentItem: Column {

        Repeater {
            // Without departures one line: it stays here.
            model: badge.departures.length > 0 ? badge.departures : [null]

            DestinationLine {
                required property var modelData

                width: parent ? (parent as Item).width : 0
                caption: true
                departure: modelData
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: badge.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: badge
        }
    }

    AppToolTip {
        visible: badge.hovered
        text: qsTr("What may leave this computer")
    }
}
