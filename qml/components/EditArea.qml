// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// The field in which a text is changed where it stands: Enter takes it, Shift+Enter breaks the line, Esc leaves it.
TextArea {
    id: field

    required property string name
    property string keys: ""

    signal taken
    signal cancelled

    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    selectByMouse: true
    padding: Theme.spaceM
    color: Theme.colors.text
    selectionColor: Theme.colors.accent
    selectedTextColor: Theme.colors.accentInk
    font.pixelSize: Theme.fontBody
    horizontalAlignment: LayoutMirroring.enabled || length === 0 ? TextEdit.AlignLeft : undefined
    Accessible.name: field.name
    Accessible.description: field.keys
    // Qt 6.4 puts the placeholder in its place.
    Accessible.onDescriptionChanged: if (field.Accessible.description !== field.keys)
        field.Accessible.description = Qt.binding(() => field.keys)
    KeyNavigation.priority: KeyNavigation.BeforeItem
    Keys.onEscapePressed: field.cancelled()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter || event.modifiers & Qt.ShiftModifier)
            return;
        event.accepted = true;
        field.taken();
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: field.activeFocus ? Theme.focusLine : Theme.line
        border.color: field.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong
    }
}
