// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What people and models see of the graph, and what a person changed of it. Arguments: table, column; or the query of an
// answer that is to be mended; rename: its name is edited at once.
Stage {
    id: root

    readonly property SchemaEditor editor: session.schemaEditor
    readonly property bool ready: editor.state === SchemaEditor.Ready

    function askAgain() {
        const chat = root.session.chat;
        root.close();
        chat.askAgain(chat.turns.rowCount() - 1);
    }

    objectName: "schemaStage"
    title: session.bases.name ? qsTr("Schema of %1").arg(session.bases.name) : qsTr("Schema")
    Component.onCompleted: {
        if (root.arguments["query"])
            editor.goToQuery(root.arguments["query"]);
        else
            editor.goTo(root.arguments["table"] ?? "", root.arguments["column"] ?? "");
        root.session.questions.load();
        tree.focusTree();
        if (root.arguments["rename"])
            tree.renameNext();
    }

    actions: [
        SchemaStatus {
            Layout.maximumWidth: root.width / 3
            editor: root.editor
        },
        AppButton {
            objectName: "askAgainFromSchema"
            visible: root.session.chat.turns.rowCount() > 0
            quiet: true
            iconName: "refresh"
            label: qsTr("Ask again")
            enabled: !root.editor.writing && !root.session.chat.running
            onClicked: root.askAgain()
        },
        IconButton {
            objectName: "schemaUndo"
            iconName: "undo"
            name: root.editor.undoText ? qsTr("Undo: %1 (Ctrl+Z)").arg(root.editor.undoText) : qsTr("Nothing to undo")
            enabled: root.editor.undoText
            onClicked: root.editor.undo()
        },
        IconButton {
            objectName: "schemaRedo"
            iconName: "redo"
            name: root.editor.redoText ? qsTr("Redo: %1 (Ctrl+Shift+Z)").arg(root.editor.redoText) : qsTr("Nothing to redo")
            enabled: root.editor.redoText
            onClicked: root.editor.redo()
        },
        SchemaMenu {
            editor: root.editor
        }
    ]

    // A shortcut works also where its view is hidden.
    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+Z"
        onActivated: root.editor.undo()
    }
    Shortcut {
        enabled: root.visible
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.editor.redo()
    }
    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+F"
        onActivated: tree.focusFilter()
    }
    Shortcut {
        sequence: "Ctrl+Return"
        enabled: root.visible && root.session.chat.turns.rowCount() > 0 && !root.editor.writing && !root.session.chat.running
        onActivated: root.askAgain()
    }
    Connections {
        target: root.session.bases

        function onCurrentChanged() {
            root.editor.open();
        }
    }
    SchemaBody {
        id: tree

        anchors.fill: parent
        visible: root.ready
        session: root.session
        editor: root.editor
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.dialogWidth)
        visible: !root.ready
        iconName: root.editor.state === SchemaEditor.Failed ? "alert" : "table"
        title: root.editor.state === SchemaEditor.Failed ? root.editor.problem : root.editor.state === SchemaEditor.Loading ? qsTr("Reading the schema …") : qsTr("No knowledge base is open")
        explanation: root.editor.state === SchemaEditor.Failed ? root.editor.problemDetail : root.editor.state === SchemaEditor.NoBase ? qsTr("Import a graph or open a knowledge base; its tables and columns can then be named and described here.") : ""
    }
}
