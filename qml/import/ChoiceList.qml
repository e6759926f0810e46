// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// One of a few values, each with a sentence about it; arrow keys change it.
ColumnLayout {
    id: list

    required property string name
    required property var values
    required property var labels
    property var explanations: []
    // Values that cannot be chosen now.
    property var disabled: []
    property string value: ""

    signal chosen(string value)

    function move(from: int, step: int) {
        for (let at = from + step; at >= 0 && at < list.values.length; at += step)
            if (!list.disabled.includes(list.values[at])) {
                (choices.itemAt(at) as Item).forceActiveFocus(Qt.TabFocusReason);
                list.chosen(list.values[at]);
                return;
            }
    }

    spacing: Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    AppText {
        Layout.fillWidth: true
        visible: text
        text: list.name
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        id: choices

        model: list.values.length

        AbstractButton {
            id: choice

            required property int index
            readonly property string key: list.values[index]
            readonly property bool isChosen: list.value === key
            readonly property string explanation: list.explanations[index] ?? ""

            objectName: "choice-" + key
            Layout.fillWidth: true
            padding: Theme.spaceS
            leftPadding: mirrored ? Theme.spaceS : Theme.iconM + 2 * Theme.spaceS
            rightPadding: mirrored ? Theme.iconM + 2 * Theme.spaceS : Theme.spaceS
            enabled: !list.disabled.includes(key)
            opacity: enabled ? 1 : 0.5
            focusPolicy: isChosen ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: list.labels[index]
            Accessible.description: explanation
            Accessible.checkable: true
            Accessible.checked: isChosen
            Accessible.onPressAction: choice.clicked()
            onClicked: list.chosen(key)
            Keys.onUpPressed: list.move(index, -1)
            Keys.onDownPressed: list.move(index, 1)

            contentItem: ColumnLayout {
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: list.labels[choice.index]
                    font.pixelSize: Theme.fontSmall
                    font.weight: choice.isChosen ? Font.DemiBold : Font.Normal
                    wrapMode: Text.Wrap
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text
                    text: choice.explanation
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    wrapMode: Text.Wrap
                }
            }
            background: Rectangle {
                radius: Theme.radiusM
                color: choice.hovered ? Theme.colors.hover : "transparent"

                Rectangle {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.spaceXs
                    y: Theme.spaceS
                    width: Theme.iconM
                    height: Theme.iconM
                    radius: height / 2
                    color: Theme.colors.surface
                    border.width: choice.isChosen ? Theme.spaceXs + 1 : Theme.line
                    border.color: choice.isChosen ? Theme.colors.accent : Theme.colors.borderStrong
                }
                FocusFrame {
                    control: choice
                    anchors.margins: 0
                }
            }
        }
    }
}
