// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The keys of the window (F1).
AppDialog {
    id: dialog

    readonly property var keys: [[qsTr("Enter"), qsTr("Send the question")], [qsTr("Shift+Enter"), qsTr("Break the line")], [qsTr("Esc"), qsTr("Stop the answer")], ["Ctrl+N", qsTr("New chat")], ["Ctrl+Shift+N", qsTr("Another window")], ["Ctrl+K", qsTr("Search conversations")], ["Ctrl+L", qsTr("Write a question")], ["Ctrl+B", qsTr("Show or hide the conversations")], ["Ctrl+J", qsTr("Show or hide the configuration")], ["Ctrl+1, 2, 3", qsTr("Sources, steps, prompts")], ["Ctrl+4, 5", qsTr("Explore, console")], ["Alt+↑, ↓", qsTr("Previous or next conversation")], ["F2, " + qsTr("Del"), qsTr("Rename or delete a conversation")], ["Ctrl+Shift+B", qsTr("Knowledge bases")], ["Ctrl+O", qsTr("Import a graph")], ["Ctrl+,", qsTr("Settings")], ["F1", qsTr("These keys")]]

    objectName: "keysDialog"
    heading: qsTr("Keys")

    GridLayout {
        columns: 2
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceS

        Repeater {
            model: dialog.keys.length * 2

            AppText {
                required property int index
                readonly property bool isKey: index % 2 === 0

                text: dialog.keys[Math.floor(index / 2)][index % 2]
                color: isKey ? Theme.colors.text : Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
                font.weight: isKey ? Font.DemiBold : Font.Normal
            }
        }
    }

    buttons: AppButton {
        primary: true
        label: qsTr("Close")
        onClicked: dialog.close()
    }
}
