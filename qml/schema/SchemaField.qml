// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One property of the selected table or column: taken over by Enter or when the field is left; Esc puts back what was.
FormField {
    id: root

    required property SchemaEditor editor
    required property string key
    required property string value
    property bool readOnly: false

    function commit() {
        if (field.text.trim() !== root.value)
            root.editor.set(root.editor.table, root.editor.column, root.key, field.text);
    }

    onValueChanged: field.text = value

    AppTextField {
        id: field

        objectName: "schemaField-" + root.key
        Layout.fillWidth: true
        name: root.label
        text: root.value
        readOnly: root.readOnly
        onEditingFinished: root.commit()
        Keys.onEscapePressed: event => {
            event.accepted = field.text !== root.value;
            field.text = root.value;
            root.editor.clearError();
        }
    }
    SchemaError {
        objectName: "schemaError-" + root.key
        Layout.fillWidth: true
        editor: root.editor
        keys: [root.key]
    }
}
