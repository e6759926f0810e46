// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Where questions are written. Enter sends, Shift+Enter breaks the line; names complete while they are typed (Tab takes one), and Up in
// the empty field brings the last question back.
Rectangle {
    id: input

    required property Completer completer
    property string lastQuestion: ""
    property bool running: false
    property bool ready: true
    property string placeholder: ""
    property alias text: edit.text
    readonly property bool sendable: ready && !running && edit.text.trim().length > 0

    signal asked(string question)
    signal stopRequested
    signal pageRequested(int direction)

    function send() {
        if (!input.sendable)
            return;
        const question = edit.text;
        input.completer.clear();
        edit.clear();
        input.asked(question);
    }
    // Of what was written before, nothing comes back by Ctrl+Z: only another text that is put here begins a new history.
    function beginWith(text: string) {
        if (edit.text === text)
            edit.text = text + " ";
        edit.text = text;
    }
    function focusInput() {
        edit.forceActiveFocus();
    }

    // A name in place of its beginning.
    function complete(name: string) {
        const end = edit.cursorPosition;
        const begin = input.completer.begin;
        input.completer.clear();
        edit.remove(begin, end);
        edit.insert(begin, name + " ");
        input.completer.clear();
    }
    // Whether the key was for the list of names.
    function completionKey(key: int): bool {
        switch (key) {
        case Qt.Key_Tab:
            completions.takeCurrent();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            // What is written is sent, unless a name was chosen.
            if (completions.current < 0)
                return false;
            completions.takeCurrent();
            return true;
        case Qt.Key_Down:
            completions.move(1);
            return true;
        case Qt.Key_Up:
            completions.move(-1);
            return true;
        case Qt.Key_Escape:
            input.completer.clear();
            return true;
        default:
            return false;
        }
    }
    function keyPressed(event: var) {
        if (completions.visible && input.completionKey(event.key)) {
            event.accepted = true;
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !(event.modifiers & Qt.ShiftModifier)) {
            event.accepted = true;
            input.send();
        } else if (event.key === Qt.Key_Up && edit.length === 0 && input.lastQuestion) {
            event.accepted = true;
            edit.text = input.lastQuestion;
            edit.cursorPosition = edit.length;
        } else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            event.accepted = true;
            input.pageRequested(event.key === Qt.Key_PageUp ? -1 : 1);
        } else if (event.key === Qt.Key_Tab) {
            event.accepted = true;
            edit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        } else if (event.key === Qt.Key_Backtab) {
            event.accepted = true;
            edit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason);
        }
    }

    implicitHeight: row.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusL
    color: Theme.colors.surface
    border.width: edit.activeFocus ? Theme.focusLine : Theme.line
    border.color: edit.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong

    CompletionPopup {
        id: completions

        // Not by its size, which follows from where it stands: that has no end (Qt 6.4).
        x: mirrored ? input.width - Math.min(input.width, implicitWidth) : 0
        y: -implicitHeight - Theme.spaceXs
        width: Math.min(input.width, implicitWidth)
        visible: hints.length > 0 && edit.activeFocus
        hints: input.completer.hints
        onTaken: text => input.complete(text)
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        spacing: Theme.spaceS

        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(edit.implicitHeight, Theme.measureM)
            ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
            ScrollBar.vertical: AppScrollBar {
                anchors.right: scroll.right
                height: scroll.height
            }

            TextArea {
                id: edit

                readonly property string told: input.placeholder + " · " + qsTr("Enter sends, Shift+Enter breaks the line")

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
                // As fields (AppTextField).
                horizontalAlignment: LayoutMirroring.enabled || length === 0 ? TextEdit.AlignLeft : undefined
                leftPadding: Theme.spaceS
                background: null
                Accessible.name: qsTr("Your question")
                Accessible.description: told
                // Qt 6.4 puts the placeholder in its place.
                Accessible.onDescriptionChanged: if (edit.Accessible.description !== edit.told)
                    edit.Accessible.description = Qt.binding(() => edit.told)
                Keys.onPressed: event => input.keyPressed(event)
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && completions.visible
                // Only while somebody writes: a text that is put here is finished.
                onTextChanged: if (activeFocus)
                    input.completer.look(edit.text.slice(0, edit.cursorPosition))
                onActiveFocusChanged: if (!activeFocus)
                    input.completer.clear()
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
            Accessible.onPressAction: if (button.enabled)
                button.clicked()
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
