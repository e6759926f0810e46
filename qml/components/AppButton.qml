// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// A button with words. `label` may be any text: it is never taken as markup.
AbstractButton {
    id: button

    required property string label
    property string iconName: ""
    property bool primary: false
    property bool quiet: false
    property bool danger: false
    readonly property color foreground: primary && !enabled ? Theme.colors.textMuted : primary ? Theme.colors.accentInk : danger ? Theme.colors.danger : Theme.colors.text

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    opacity: enabled || primary ? 1 : 0.6
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: if (button.enabled)
        button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    // No layout, and made at once because of the ids: else its size comes too late for the layouts around the button (Qt 6.4).
    // qmllint disable deferred-property-id
    contentItem: Item {
        implicitWidth: words.implicitWidth + words.anchors.leftMargin
        implicitHeight: words.implicitHeight

        AppIcon {
            id: icon

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            visible: button.iconName
            name: button.iconName
            size: Theme.iconS
            color: button.primary || button.danger ? button.foreground : Theme.colors.textMuted
        }
        AppText {
            id: words

            anchors.fill: parent
            anchors.leftMargin: button.iconName ? icon.size + Theme.spaceS : 0
            text: button.label
            color: button.foreground
            font.pixelSize: Theme.fontSmall
            font.weight: Font.Medium
            horizontalAlignment: button.iconName ? Text.AlignLeft : Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    // qmllint enable deferred-property-id
    background: Rectangle {
        radius: Theme.radiusM
        color: button.primary && !button.enabled ? Theme.colors.hover : button.primary ? (button.hovered || button.down ? Theme.colors.accentHover : Theme.colors.accent) : button.hovered || button.down ? Theme.colors.hover : button.quiet ? "transparent" : Theme.colors.surface
        border.width: button.primary || button.quiet ? 0 : Theme.line
        border.color: Theme.colors.borderStrong

        FocusFrame {
            control: button
        }
    }
}
