// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// A choice between views of one panel. Arrow keys move between them.
Rectangle {
    id: strip

    required property string name
    required property var keys
    required property var labels
    property var counts: []
    property string current: keys[0]

    implicitHeight: Theme.controlHeight
    radius: Theme.radiusM
    color: Theme.colors.hover
    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    Row {
        anchors.fill: parent
        anchors.margins: Theme.spaceXs - 1

        Repeater {
            model: strip.keys.length

            AbstractButton {
                id: tab

                required property int index
                readonly property string key: strip.keys[index]
                readonly property string words: strip.labels[index] + (strip.counts[index] ? "  " + strip.counts[index] : "")

                objectName: "tab-" + key
                width: parent ? (parent as Item).width / strip.keys.length : 0
                height: parent ? (parent as Item).height : 0
                checked: strip.current === key
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.PageTab
                Accessible.name: words
                Accessible.selected: checked
                Accessible.onPressAction: tab.clicked()
                onClicked: strip.current = key
                Keys.onLeftPressed: strip.current = strip.keys[Math.max(0, index - 1)]
                Keys.onRightPressed: strip.current = strip.keys[Math.min(strip.keys.length - 1, index + 1)]

                contentItem: AppText {
                    text: tab.words
                    color: tab.checked ? Theme.colors.text : Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                    font.weight: tab.checked ? Font.DemiBold : Font.Medium
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                background: Rectangle {
                    radius: Theme.radiusS
                    color: tab.checked ? Theme.colors.raised : "transparent"

                    FocusFrame {
                        control: tab
                    }
                }
            }
        }
    }
}
