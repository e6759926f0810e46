// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// What a panel is used for, as its title. Where the words have no room, only the chosen one keeps them. Arrow keys move
// between the modes.
Row {
    id: strip

    required property string name
    required property var keys
    required property var labels
    required property var icons
    property string current: keys[0]
    readonly property int spare: 2 * Theme.spaceS + Theme.iconS
    readonly property var wordWidths: wordWidthsFor(metrics.height)
    readonly property real wordedWidth: wordWidths.reduce((sum, width) => sum + width + spare + spacing, 0)
    readonly property alias messagePlace: rest
    readonly property bool wide: width >= wordedWidth

    // Of a changed font only its height tells.
    function wordWidthsFor(height: real): var {
        return strip.labels.map(label => Math.ceil(metrics.advanceWidth(label)) + Theme.spaceXs + 2);
    }
    function widthOf(index: int): real {
        if (strip.wide)
            return strip.spare + strip.wordWidths[index];
        if (strip.current !== strip.keys[index])
            return strip.spare;
        const room = strip.width - (strip.keys.length - 1) * (strip.spare + strip.spacing);
        return Math.min(room, strip.spare + strip.wordWidths[index]);
    }
    function move(index: int, step: int) {
        const next = Math.max(0, Math.min(strip.keys.length - 1, index + step));
        strip.current = strip.keys[next];
        (modes.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    height: Theme.controlHeight
    spacing: Theme.spaceXs
    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.fontSmall
        font.weight: Font.DemiBold
    }
    Repeater {
        id: modes

        model: strip.keys.length

        AbstractButton {
            id: mode

            required property int index
            readonly property string key: strip.keys[index]
            readonly property string label: strip.labels[index]
            readonly property bool worded: strip.wide || checked

            objectName: "mode-" + key
            width: strip.widthOf(index)
            height: Theme.controlHeight
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            checked: strip.current === key
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.PageTab
            Accessible.name: label
            Accessible.selected: checked
            Accessible.onPressAction: mode.clicked()
            Keys.onReturnPressed: mode.clicked()
            Keys.onLeftPressed: strip.move(index, mode.mirrored ? 1 : -1)
            Keys.onRightPressed: strip.move(index, mode.mirrored ? -1 : 1)
            onClicked: strip.current = key

            contentItem: Row {
                spacing: Theme.spaceXs

                AppIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: strip.icons[mode.index]
                    size: Theme.iconS
                    color: mode.checked ? Theme.colors.accentText : Theme.colors.textMuted
                }
                AppText {
                    width: mode.availableWidth - Theme.iconS - Theme.spaceXs
                    height: mode.availableHeight
                    visible: mode.worded
                    text: mode.label
                    color: mode.checked ? Theme.colors.text : Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                    font.weight: mode.checked ? Font.DemiBold : Font.Medium
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            background: Rectangle {
                radius: Theme.radiusM
                color: mode.checked ? Theme.colors.surface : mode.hovered ? Theme.colors.hover : "transparent"
                border.width: mode.checked ? Theme.line : 0
                border.color: Theme.colors.border

                FocusFrame {
                    control: mode
                }
            }

            AppToolTip {
                visible: mode.hovered && !mode.worded
                text: mode.label
            }
        }
    }
    Item {
        id: rest

        width: Math.max(0, strip.width - strip.wordedWidth)
        height: strip.height
    }
}
