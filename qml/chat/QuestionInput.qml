// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Where questions are written. Enter sends, Shift+Enter breaks the line.
Rectangle {
    id: input

    property bool running: false
    property bool ready: true
    property string placeholder: ""
    property alias text: edit.text
    readonly property bool sendable: ready && !running && edit.text.trim().length > 0

    signal asked(string question)
    signal stopRequested

    function send() {
        if (!input.sendable)
            return;
        const question = edit.text;
        edit.clear();
        input.asked(question);
    }
    function focusInput() {
        edit.forceActiveFocus();
    }

    implicitHeight: row.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusL
    color: Theme.colors.surface
    border.width: edit.activeFocus ? Theme.focusLine : Theme.line
    border.color: edit.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        spacing: Theme.spaceS

        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(edit.implicitHeight, 160 * Theme.textScale)
            ScrollBar.vertical: AppScrollBar {
                anchors.right: scroll.right
                height: scroll.height
            }

            TextArea {
                id: edit

                objectName: "questionInput"
                placeholderText: input.placeholder
                placeholderTextColor: Theme.colors.textMuted
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                color: Theme.colors.text
                selectionColor: Theme.colors.accent
                selectedTextColor: Theme.colors.accentInk
                font.pixelSize: Theme.fontBody
                leftPadding: Theme.spaceS
                background: null
                Accessible.name: qsTr("Your question")
                Accessible.description: qsTr("Enter sends, Shift+Enter breaks the line")
                Keys.onTabPressed: edit.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: edit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onPressed: event => {
                    if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
                        return;
                    if (event.modifiers & Qt.ShiftModifier)
                        return;
                    event.accepted = true;
                    input.send();
                }
            }
        }
        AbstractButton {
            id: button

            objectName: input.running ? "stopButton" : "sendButton"
            Layout.alignment: Qt.AlignBottom
            implicitWidth: Theme.controlHeight
            implicitHeight: Theme.controlHeight
            enabled: input.running || input.sendable
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: input.running ? qsTr("Stop") : qsTr("Send")
            Keys.onReturnPressed: button.clicked()
            onClicked: input.running ? input.stopRequested() : input.send()

            contentItem: Item {
                AppIcon {
                    anchors.centerIn: parent
                    name: input.running ? "stop" : "send"
                    color: button.enabled ? Theme.colors.accentInk : Theme.colors.textMuted
                }
            }
            background: Rectangle {
                radius: Theme.radiusM
                color: !button.enabled ? Theme.colors.hover : button.hovered ? Theme.colors.accentHover : Theme.colors.accent

                FocusFrame {
                    control: button
                }
            }

            AppToolTip {
                visible: button.hovered
                text: input.running ? qsTr("Stop (Esc)") : qsTr("Send (Enter)")
            }
        }
    }
}
