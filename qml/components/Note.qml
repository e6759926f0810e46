// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A sentence that stands beside what it is about: an error, a warning or a hint, with its detail. Anchors rather than layouts:
// those of Qt 6.4 give up when text that wraps changes its size.
Rectangle {
    id: note

    required property string message
    property string detail: ""
    property bool error: true
    property string actionLabel: ""
    readonly property color foreground: error ? Theme.colors.danger : Theme.colors.warning
    // Beside a wide button there would be no room for the words: it stands below them.
    readonly property bool folded: action.visible && action.implicitWidth > 0.4 * width

    signal actionRequested

    implicitHeight: Math.ceil(folded ? words.height + Theme.spaceS + action.height : Math.max(words.height, action.visible ? action.height : 0)) + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: error ? Theme.colors.dangerSoft : Theme.colors.warningSoft
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message
    Accessible.description: detail

    AppIcon {
        id: icon

        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceM
        y: words.y
        name: "alert"
        color: note.foreground
    }
    Column {
        id: words

        anchors.left: icon.right
        anchors.leftMargin: Theme.spaceS
        y: note.folded ? Theme.spaceM : (note.height - height) / 2
        width: note.width - icon.width - Theme.spaceS - 2 * Theme.spaceM - (note.folded || !action.visible ? 0 : action.width + Theme.spaceS)
        spacing: Theme.spaceXs

        AppText {
            width: parent.width
            text: note.message
            color: note.foreground
            font.pixelSize: Theme.fontSmall
            font.weight: Font.Medium
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: text
            text: note.detail
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: 8
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    AppButton {
        id: action

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        y: note.folded ? note.height - Theme.spaceM - height : (note.height - height) / 2
        width: visible ? Math.min(implicitWidth, note.width - 2 * Theme.spaceM) : 0
        visible: label
        label: note.actionLabel
        onClicked: note.actionRequested()
    }
}
