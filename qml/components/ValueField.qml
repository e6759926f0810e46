// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A field for a value that is kept elsewhere: shows it, but never over what is being written, and tells when that is done.
AppTextField {
    id: field

    property string value: ""

    signal edited(string wanted)

    onValueChanged: if (!activeFocus)
        text = value
    onEditingFinished: if (text !== value)
        field.edited(text)
    Component.onCompleted: text = value
}
