// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A part of what a question was understood to mean. Where it could mean something else, or be left out, a click says so.
AbstractButton {
    id: chip

    // As TurnModel has it: {place, kind, text, choices [{text, detail}], removable, unplaced, …}.
    required property var part
    // The reading can be changed part by part.
    property bool editable: false
    readonly property bool hasMenu: part.choices.length > 0 || editable && !part.unplaced && part.kind !== "target"
    readonly property bool changeable: part.removable || hasMenu
    readonly property string words: part.unplaced ? qsTr("not used: %1").arg(part.text) : part.kind === "group" ? qsTr("per %1").arg(part.text) : part.text
    readonly property color ink: part.unplaced ? Theme.colors.warning : changeable ? Theme.colors.text : Theme.colors.textMuted

    enabled: changeable
    hoverEnabled: true
    implicitHeight: contentItem.implicitHeight + Theme.spaceS
    leftPadding: Theme.spaceS
    rightPadding: Theme.spaceS
    focusPolicy: changeable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: changeable ? Accessible.ButtonMenu : Accessible.StaticText
    Accessible.name: words
    Accessible.description: changeable ? qsTr("Change what this means") : ""
    Accessible.onPressAction: if (chip.enabled)
        chip.clicked()
    Keys.onReturnPressed: chip.clicked()
    Keys.onEnterPressed: chip.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: chip.words
            color: chip.ink
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppIcon {
            visible: chip.changeable
            name: chip.hasMenu ? "chevron-down" : chip.editable || chip.part.unplaced ? "search" : "close"
            size: Theme.iconS - 4
            color: chip.ink
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: chip.part.unplaced ? Theme.colors.warningSoft : chip.hovered && chip.changeable ? Theme.colors.hover : Theme.colors.sunken
        border.width: chip.part.unplaced ? 0 : Theme.line
        border.color: chip.changeable ? Theme.colors.borderStrong : Theme.colors.border

        FocusFrame {
            control: chip
            radius: Theme.radiusS + Theme.focusLine
        }
    }
}
