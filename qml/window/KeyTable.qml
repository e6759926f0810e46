// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Every key of the window, for those who press them (WindowKeys, by `action`) and those who look them up (KeysPage). Keys
// without an action belong to the control that has the focus.
QtObject {
    readonly property var keys: [{
            "group": qsTr("Everywhere"),
            "sequence": "F1",
            "action": "keys",
            "name": qsTr("These keys")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Ctrl+,",
            "action": "settings",
            "name": qsTr("Settings")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Ctrl+Shift+B",
            "action": "bases",
            "name": qsTr("Knowledge bases")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Ctrl+Shift+N",
            "action": "window",
            "name": qsTr("Another window")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Ctrl+E",
            "action": "schema",
            "name": qsTr("Edit the schema")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Ctrl+O",
            "action": "import",
            "name": qsTr("Import a graph")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Esc",
            "name": qsTr("Close what lies over the chat")
        }, {
            "group": qsTr("Everywhere"),
            "sequence": "Tab",
            "name": qsTr("To the next control; back with Shift")
        }, {
            "group": qsTr("Question"),
            "sequence": "Ctrl+L",
            "action": "write",
            "panels": true,
            "name": qsTr("Write a question")
        }, {
            "group": qsTr("Question"),
            "sequence": "Return",
            "name": qsTr("Send the question")
        }, {
            "group": qsTr("Question"),
            "sequence": "Shift+Return",
            "name": qsTr("Break the line")
        }, {
            "group": qsTr("Question"),
            "sequence": "Esc",
            "action": "stop",
            "panels": true,
            "name": qsTr("Stop the answer")
        }, {
            "group": qsTr("Question"),
            "sequence": "Ctrl+M",
            "action": "mend",
            "panels": true,
            "name": qsTr("Change what the last question was understood as")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "Ctrl+N",
            "action": "new",
            "name": qsTr("New chat")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "Ctrl+K",
            "action": "search",
            "panels": true,
            "name": qsTr("Search conversations")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "Alt+Up",
            "action": "previous",
            "panels": true,
            "name": qsTr("Previous conversation")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "Alt+Down",
            "action": "next",
            "panels": true,
            "name": qsTr("Next conversation")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "F2",
            "name": qsTr("Rename the conversation")
        }, {
            "group": qsTr("Conversations"),
            "sequence": "Del",
            "name": qsTr("Delete the conversation")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+B",
            "action": "conversations",
            "panels": true,
            "name": qsTr("Show or hide the conversations")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+J",
            "action": "configuration",
            "panels": true,
            "name": qsTr("Show or hide the configuration")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+1",
            "action": "sources",
            "panels": true,
            "name": qsTr("Sources of the answer")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+2",
            "action": "steps",
            "panels": true,
            "name": qsTr("Steps to the answer")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+3",
            "action": "prompts",
            "panels": true,
            "name": qsTr("Prompts of the answer")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+4",
            "action": "explore",
            "panels": true,
            "name": qsTr("Explore the graph")
        }, {
            "group": qsTr("Panels"),
            "sequence": "Ctrl+5",
            "action": "console",
            "panels": true,
            "name": qsTr("Console")
        }]
}
