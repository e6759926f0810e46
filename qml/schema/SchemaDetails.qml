// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The selected table or column: its names, what is in it, where it comes from, and its CREATE TABLE.
ScrollView {
    id: root

    required property Session session
    required property SchemaEditor editor
    readonly property var shown: editor.details
    readonly property bool ofColumn: editor.column >= 0

    clip: true
    contentWidth: availableWidth
    ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
    ScrollBar.vertical: AppScrollBar {
        anchors.right: root.right
        height: root.height
    }

    EmptyState {
        visible: root.editor.table < 0
        width: root.availableWidth - 2 * Theme.spaceXl
        x: Theme.spaceXl
        y: Theme.spaceXxl
        iconName: "edit"
        title: qsTr("Choose a table or a column")
        explanation: qsTr("Its name, comment and synonyms are what models read and what questions find. F2 renames it in the list.")
    }
    ColumnLayout {
        visible: root.editor.table >= 0
        width: root.availableWidth - 2 * Theme.spaceL
        x: Theme.spaceL
        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            visible: root.shown.editable ?? false
            spacing: Theme.spaceM

            SchemaField {
                Layout.fillWidth: true
                editor: root.editor
                key: "name"
                label: qsTr("Name")
                value: root.shown.name ?? ""
                hint: root.shown.inducedName && root.shown.inducedName !== root.shown.name ? qsTr("found as “%1”").arg(root.shown.inducedName) : ""
            }
            SchemaField {
                Layout.fillWidth: true
                editor: root.editor
                key: "comment"
                label: qsTr("Comment")
                value: root.shown.comment ?? ""
            }
            SchemaField {
                Layout.fillWidth: true
                editor: root.editor
                key: "synonyms"
                label: qsTr("Synonyms")
                value: root.shown.synonyms ?? ""
                hint: qsTr("Other words that people use for it, with commas between them.")
            }
            SchemaField {
                Layout.fillWidth: true
                visible: root.shown.computed ?? false
                editor: root.editor
                key: "expression"
                label: qsTr("Computed as")
                value: root.shown.expression ?? ""
                hint: qsTr("An expression over one row of the table, in SQL.")
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceL

                AppCheckBox {
                    objectName: "schemaHidden"
                    visible: root.shown.hideable ?? false
                    label: qsTr("Hidden from models and answers")
                    checked: root.shown.hidden ?? false
                    onToggled: {
                        root.editor.set(root.editor.table, root.editor.column, "hidden", checked);
                        checked = Qt.binding(() => root.shown.hidden ?? false);
                    }
                }
                Item {
                    Layout.fillWidth: true
                }
                AppText {
                    visible: typeBox.visible
                    text: qsTr("Type")
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                }
                AppComboBox {
                    id: typeBox

                    objectName: "schemaType"
                    Layout.preferredWidth: Theme.measureS
                    visible: root.ofColumn && (root.shown.retypable ?? false)
                    name: qsTr("Type")
                    model: ["TEXT", "INTEGER", "REAL"]
                    value: root.shown.type ?? ""
                    onChosen: value => root.editor.set(root.editor.table, root.editor.column, "type", value)
                }
                AppButton {
                    objectName: "removeComputed"
                    visible: root.shown.computed ?? false
                    danger: true
                    iconName: "trash"
                    label: qsTr("Remove")
                    onClicked: root.editor.removeComputed(root.editor.table, root.editor.column)
                }
            }
            SchemaError {
                Layout.fillWidth: true
                editor: root.editor
                keys: ["hidden", "type"]
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: root.shown.fixed ?? false
            text: qsTr("%1 belongs to every knowledge base and keeps its name.").arg(root.shown.name ?? "")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        SchemaTables {
            Layout.fillWidth: true
            editor: root.editor
            shaping: root.session.tableShaping
            shown: root.shown
        }
        SchemaCleaning {
            Layout.fillWidth: true
            visible: root.ofColumn && rules.length > 0
            editor: root.editor
            rules: root.shown.cleaning ?? []
        }
        SchemaFacts {
            Layout.fillWidth: true
            editor: root.editor
            shown: root.shown
        }
        SchemaComputed {
            Layout.fillWidth: true
            visible: !root.ofColumn && (root.shown.editable ?? false)
            editor: root.editor
        }
        FormField {
            Layout.fillWidth: true
            label: qsTr("As models read it: %Ln token(s)", "", root.shown.tokens ?? 0)

            CodeBox {
                objectName: "schemaDdl"
                Layout.fillWidth: true
                language: "sql"
                code: root.shown.ddl ?? ""
                name: qsTr("CREATE TABLE text")
                maximumHeight: Theme.measureXxl
                onCopyRequested: text => root.session.copy(text)
            }
        }
        Item {
            implicitHeight: Theme.spaceL
        }
    }
}
