// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A further column for the selected table, computed from each of its rows.
FormField {
    id: root

    required property SchemaEditor editor
    property bool open: false
    property bool waiting: false

    function add() {
        root.waiting = true;
        root.editor.addComputed(root.editor.table, nameField.text, expressionField.text, typeBox.value);
    }

    label: qsTr("Computed columns")

    Connections {
        target: root.editor

        function onCheckingChanged() {
            if (root.editor.checking || !root.waiting)
                return;
            root.waiting = false;
            if (root.editor.errorField === "computed")
                return;
            root.open = false;
            nameField.clear();
            expressionField.clear();
        }
    }
    AppButton {
        objectName: "addComputed"
        visible: !root.open
        iconName: "plus"
        label: qsTr("Add a computed column")
        onClicked: {
            root.open = true;
            nameField.forceActiveFocus();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: root.open
        spacing: Theme.spaceS

        AppTextField {
            id: nameField

            objectName: "computedName"
            Layout.fillWidth: true
            name: qsTr("Name of the computed column")
            placeholderText: qsTr("Name")
            onAccepted: expressionField.forceActiveFocus()
        }
        AppComboBox {
            id: typeBox

            Layout.preferredWidth: Theme.measureS

            name: qsTr("Type")
            model: ["TEXT", "INTEGER", "REAL"]
            value: "REAL"
            onChosen: value => typeBox.value = value
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: root.open
        spacing: Theme.spaceS

        AppTextField {
            id: expressionField

            objectName: "computedExpression"
            Layout.fillWidth: true
            font.family: Theme.codeFamily
            name: qsTr("Expression in SQL")
            placeholderText: qsTr("an expression over one row, such as width * height")
            onAccepted: root.add()
        }
        AppButton {
            objectName: "acceptComputed"
            primary: true
            label: qsTr("Add")
            enabled: nameField.text && expressionField.text && !root.editor.checking
            onClicked: root.add()
        }
        AppButton {
            quiet: true
            label: qsTr("Cancel")
            onClicked: {
                root.open = false;
                root.editor.clearError();
            }
        }
    }
    SchemaError {
        objectName: "computedError"
        Layout.fillWidth: true
        editor: root.editor
        keys: ["computed"]
    }
}
