// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Names that may come next; the keyboard stays where it writes.
Popup {
    id: popup

    // [{text, detail}]
    required property var hints
    // The one chosen with the arrow keys; -1: none.
    property int current: -1

    signal taken(string text)

    // The first if none is chosen.
    function takeCurrent() {
        popup.taken(popup.hints[Math.max(0, popup.current)].text);
    }
    function move(offset: int) {
        const count = popup.hints.length;
        popup.current = popup.current < 0 && offset < 0 ? count - 1 : (popup.current + offset + count) % count;
    }

    padding: Theme.spaceXs
    implicitWidth: Theme.measureXl
    implicitHeight: list.contentHeight + 2 * padding
    focus: false
    closePolicy: Popup.NoAutoClose
    onHintsChanged: popup.current = -1

    ListView {
        id: list

        objectName: "completions"
        anchors.fill: parent
        model: popup.hints
        interactive: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Names that may come next")

        delegate: ItemDelegate {
            id: hint

            required property var modelData
            required property int index
            readonly property bool chosen: index === popup.current

            objectName: "completion" + index
            width: ListView.view.width
            implicitHeight: Theme.rowHeight
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            focusPolicy: Qt.NoFocus
            Accessible.name: modelData.text
            Accessible.description: modelData.detail
            onClicked: popup.taken(modelData.text)

            contentItem: RowLayout {
                spacing: Theme.spaceM

                AppText {
                    Layout.fillWidth: true
                    text: hint.modelData.text
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
                AppText {
                    Layout.maximumWidth: hint.width / 3
                    text: hint.modelData.detail
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    elide: Text.ElideRight
                }
            }
            background: Rectangle {
                radius: Theme.radiusS
                color: hint.chosen ? Theme.colors.selected : hint.hovered ? Theme.colors.hover : "transparent"
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.borderStrong
    }
}
