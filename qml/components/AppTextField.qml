// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

TextField {
    id: field

    required property string name
    readonly property bool secret: echoMode !== TextInput.Normal

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    font.pixelSize: Theme.fontSmall
    color: Theme.colors.text
    placeholderTextColor: Theme.colors.textMuted
    selectionColor: Theme.colors.accent
    selectedTextColor: Theme.colors.accentInk
    selectByMouse: true
    // As texts (AppText). The placeholder learns of a window that turns only from a side that was said before (Qt 6.4).
    horizontalAlignment: LayoutMirroring.enabled || length === 0 ? TextInput.AlignLeft : undefined
    verticalAlignment: TextInput.AlignVCenter
    Accessible.name: name
    // Of a field for a password Qt 6.4 tells no name, and takes the placeholder for the description: so that says it.
    Accessible.description: secret ? name : placeholderText
    Accessible.onDescriptionChanged: if (field.secret && field.Accessible.description !== field.name)
        field.Accessible.description = Qt.binding(() => field.name)

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: field.activeFocus ? Theme.focusLine : Theme.line
        border.color: field.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong
    }
}
