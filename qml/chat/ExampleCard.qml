// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A question that can be asked with one click.
AbstractButton {
    id: card

    required property string question

    padding: Theme.spaceL
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: question
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()

    contentItem: RowLayout {
        spacing: Theme.spaceM

        AppText {
            Layout.fillWidth: true
            text: card.question
            font.pixelSize: Theme.fontSmall
            lineHeight: Theme.lineHeight
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        AppIcon {
            name: "chevron-right"
            size: Theme.iconS
            color: card.hovered ? Theme.colors.accentText : Theme.colors.borderStrong
        }
    }
    background: Rectangle {
        radius: Theme.radiusL
        color: card.hovered ? Theme.colors.accentSoft : Theme.colors.surface
        border.width: Theme.line
        border.color: card.hovered ? Theme.colors.accent : Theme.colors.borderStrong

        FocusFrame {
            control: card
            radius: Theme.radiusL
        }
    }
}
