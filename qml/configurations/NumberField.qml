// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A whole number with its name and what it does.
FormField {
    id: field

    required property string boxName
    required property int from
    required property int to
    required property int number

    signal changed(int value)

    AppSpinBox {
        objectName: field.boxName
        Layout.fillWidth: true
        name: field.label
        from: field.from
        to: field.to
        value: field.number
        onValueModified: field.changed(value)
    }
}
