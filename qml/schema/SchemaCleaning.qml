// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The cleaning rules that fit a column, each with what it does to a value.
FormField {
    id: root

    required property SchemaEditor editor
    required property var rules

    label: qsTr("Cleaning")

    LayoutRepeater {
        model: root.rules

        ColumnLayout {
            id: entry

            required property var modelData

            Layout.fillWidth: true
            spacing: 0

            AppCheckBox {
                objectName: "cleaning-" + entry.modelData.rule
                Layout.fillWidth: true
                label: entry.modelData.description
                checked: entry.modelData.on
                onToggled: root.editor.setCleaning(root.editor.table, root.editor.column, entry.modelData.rule, checked)
            }
            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.iconM + Theme.spaceS
                visible: entry.modelData.before
                text: qsTr("“%1” becomes %2").arg(entry.modelData.before).arg(entry.modelData.after)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.iconM + Theme.spaceS
                visible: entry.modelData.failed > 0
                text: qsTr("%n value(s) cannot be converted and would have no cell", "", entry.modelData.failed)
                color: Theme.colors.warning
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.Wrap
            }
        }
    }
    SchemaError {
        Layout.fillWidth: true
        editor: root.editor
        keys: ["cleaning"]
    }
}
