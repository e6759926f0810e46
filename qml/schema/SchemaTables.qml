// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Which tables there are: what the selected table may be merged with, what of it may have a table of its own, and whether
// the values of the selected column stand in one. Each is shown before it is made.
FormField {
    id: root

    required property SchemaEditor editor
    required property TableShaping shaping
    required property var shown
    readonly property bool ofColumn: editor.column >= 0
    readonly property bool listable: ofColumn && (shown.listable ?? false)
    // Of the details, so that they follow the schema.
    readonly property var partners: shown && !ofColumn ? shaping.partnersOf(editor.table) : []
    readonly property var parts: shown && !ofColumn ? shaping.partsOf(editor.table) : []

    label: ofColumn ? qsTr("Several values") : qsTr("Tables")
    visible: listable || partners.length > 0 || parts.length > 0

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        AppComboBox {
            objectName: "mergeWith"
            Layout.fillWidth: true
            visible: root.partners.length > 0
            name: qsTr("Merge with")
            placeholder: qsTr("Merge with …")
            model: root.partners
            onChosen: value => {
                currentIndex = -1;
                root.shaping.merge([root.editor.tableName(root.editor.table), value]);
            }
        }
        AppComboBox {
            objectName: "partOff"
            Layout.fillWidth: true
            visible: root.parts.length > 0
            name: qsTr("A table of its own for")
            placeholder: qsTr("A table of its own for …")
            model: root.parts.map(part => part.label)
            onChosen: value => {
                const part = root.parts[currentIndex];
                currentIndex = -1;
                root.shaping.part(root.editor.table, part.classes);
            }
        }
        AppComboBox {
            objectName: "listChoice"
            Layout.fillWidth: true
            visible: root.listable
            name: qsTr("Several values")
            model: root.shown.firstable ? ["", "yes", "no"] : ["", "yes"]
            labels: [qsTr("as found"), qsTr("as a list, in a table of their own"), qsTr("the first one in the column")]
            value: root.shown.list ?? ""
            onChosen: value => root.shaping.setList(root.editor.table, root.editor.column, value)
        }
    }
}
