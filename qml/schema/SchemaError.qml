// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Why the last edit was refused, beside the field that it was made in.
AppText {
    required property SchemaEditor editor
    // The fields that it stands beside.
    required property var keys

    visible: text
    text: keys.includes(editor.errorField) ? editor.error : ""
    color: Theme.colors.danger
    font.pixelSize: Theme.fontCaption
    wrapMode: Text.Wrap
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
}
