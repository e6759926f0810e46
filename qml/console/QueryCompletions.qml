// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// What may be written at the cursor. The editor keeps the focus and moves the choice.
Popup {
    id: popup

    required property point place
    required property real room
    property int begin: 0
    property var entries: []
    readonly property string chosen: entries[list.currentIndex]?.text ?? ""

    signal accepted(string text)

    function show(entries: var, begin: int) {
        popup.begin = begin;
        popup.entries = entries;
        list.currentIndex = 0;
        popup.open();
    }
    function move(step: int) {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + step));
    }

    objectName: "completion"
    x: Math.max(0, Math.min(place.x, room - width))
    y: place.y + Theme.spaceXs
    width: Math.min(room, Theme.measureXl)
    height: Math.min(list.contentHeight, 7 * Theme.rowHeight) + 2 * padding
    padding: Theme.spaceXs
    focus: false
    closePolicy: Popup.CloseOnPressOutside
    background: Rectangle {
        color: Theme.colors.surface
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.colors.borderStrong
    }

    ListView {
        id: list

        anchors.fill: parent
        objectName: "completionList"
        clip: true
        model: popup.entries
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Completions")
        ScrollBar.vertical: AppScrollBar {
        }

        delegate: AbstractButton {
            id: entry

            required property int index
            required property var modelData

            width: ListView.view.width
            height: Theme.rowHeight
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.text
            Accessible.description: modelData.detail
            onClicked: popup.accepted(modelData.text)

            contentItem: RowLayout {
                spacing: Theme.spaceS

                AppText {
                    Layout.fillWidth: true
                    text: entry.modelData.text
                    color: entry.modelData.kind === "keyword" ? Theme.colors.accentText : Theme.colors.text
                    font.family: Theme.codeFamily
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
                AppText {
                    Layout.maximumWidth: entry.width * 0.45
                    text: entry.modelData.detail
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    elide: Text.ElideRight
                }
            }
            background: Rectangle {
                radius: Theme.radiusS
                color: list.currentIndex === entry.index ? Theme.colors.selected : entry.hovered ? Theme.colors.hover : "transparent"
            }
        }
    }
}
