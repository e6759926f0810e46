// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The tree of tables and columns, and beside it what is to be seen of the selected one.
ColumnLayout {
    id: root

    required property Session session
    required property SchemaEditor editor

    function focusTree() {
        tree.focusList();
    }
    function renameNext() {
        tree.renamesNext = true;
    }
    function focusFilter() {
        tree.focusFilter();
    }

    spacing: 0

    Note {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        visible: root.editor.problem
        message: root.editor.problem
        detail: root.editor.problemDetail
    }
    Note {
        objectName: "schemaFileError"
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        visible: root.editor.error && (root.editor.errorField === "" || root.editor.errorField === "file")
        message: root.editor.error
        actionLabel: qsTr("Close")
        onActionRequested: root.editor.clearError()
    }
    RowLayout {
        objectName: "questionsBadge"
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        Layout.bottomMargin: 0
        visible: root.session.questions.stale && root.session.questions.count > 0 && tabs.current !== "questions"
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: qsTr("The schema was changed. Do the %n kept question(s) still get their answers?", "", root.session.questions.count)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideRight
        }
        AppButton {
            objectName: "runFromBadge"
            iconName: "play"
            label: qsTr("Run them")
            onClicked: {
                tabs.current = "questions";
                root.session.questions.run();
            }
        }
    }
    AppSplitView {
        Layout.fillWidth: true
        Layout.fillHeight: true

        SchemaTreeView {
            id: tree

            SplitView.preferredWidth: Math.max(Theme.measureL, root.width * 0.34)
            SplitView.minimumWidth: Theme.measureM
            editor: root.editor
        }
        ColumnLayout {
            SplitView.fillWidth: true
            SplitView.minimumWidth: Theme.measureL
            spacing: 0

            TabStrip {
                id: tabs

                objectName: "schemaTabs"
                name: qsTr("Views of the schema")
                Layout.fillWidth: true
                Layout.margins: Theme.spaceM
                keys: ["details", "diagram", "changes", "advice", "questions", "words"]
                labels: [qsTr("Details"), qsTr("Diagram"), qsTr("Changes"), qsTr("Suggestions"), qsTr("Questions"), qsTr("Words")]
                counts: [0, 0, root.editor.changes.count, root.session.schemaAdvice.count, root.session.questions.count, 0]
            }
            StackLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                currentIndex: tabs.keys.indexOf(tabs.current)

                SchemaDetails {
                    session: root.session
                    editor: root.editor
                }
                SchemaDiagram {
                    id: diagram

                    objectName: "schemaDiagram"
                    model: root.editor.diagram
                    onTableActivated: tabs.current = "details"
                }
                SchemaChangeList {
                    editor: root.editor
                }
                SchemaAdviceList {
                    editor: root.editor
                    advice: root.session.schemaAdvice
                    destination: root.session.configurations.destination
                }
                QuestionSetView {
                    questions: root.session.questions
                }
                SchemaWords {
                    editor: root.editor
                }
            }
        }
    }
    ShapingDialog {
        shaping: root.session.tableShaping
    }
    Connections {
        target: root.editor

        function onSelectionChanged() {
            if (tabs.current === "diagram")
                diagram.reveal(root.editor.tableName(root.editor.table));
        }
    }
}
