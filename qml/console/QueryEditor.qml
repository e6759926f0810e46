// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// Where a query is written: with colours, names that complete (by themselves, or with Ctrl+Space), and a line below what the last
// error is about.
FocusScope {
    id: editor

    required property Console queries
    property real minimumHeight: Theme.measureS
    property alias text: edit.text

    signal runRequested

    // As if typed: can be undone.
    function replaceAll(query: string) {
        edit.selectAll();
        edit.remove(0, edit.length);
        edit.insert(0, query);
        completion.close();
        editor.queries.turnTo(query);
    }
    // At the cursor, apart from what stands there.
    function write(name: string) {
        const before = edit.text.slice(0, edit.cursorPosition);
        edit.insert(edit.cursorPosition, (/[\w"]$/.test(before) ? " " : "") + name);
        completion.close();
        edit.forceActiveFocus();
    }
    function complete(asked: bool) {
        const found = Object(editor.queries.complete(edit.text, edit.cursorPosition));
        const begin = found.begin ?? 0;
        const word = edit.text.slice(begin, edit.cursorPosition);
        const list = found.list ?? [];
        const done = list.length === 1 && list[0].text === word;
        if (list.length === 0 || done || !asked && word.length < 2 && edit.text.charAt(edit.cursorPosition - 1) !== editor.queries.language.opener)
            return completion.close();
        completion.show(list, begin);
    }
    // Of a changed layout only its size tells.
    function placeOf(position: int, width: real, height: real): rect {
        return edit.positionToRectangle(position);
    }
    function accept(text: string) {
        edit.remove(completion.begin, edit.cursorPosition);
        edit.insert(completion.begin, text);
        completion.close();
    }

    implicitHeight: Math.max(minimumHeight, Math.min(edit.implicitHeight, 1.6 * minimumHeight)) + 2 * Theme.line

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.colors.surface
        border.width: edit.activeFocus ? Theme.focusLine : Theme.line
        border.color: edit.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong
    }
    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.focusLine
        focus: true
        clip: true
        ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
        ScrollBar.vertical: AppScrollBar {
            anchors.right: scroll.right
            height: scroll.height
        }

        TextArea {
            id: edit

            property bool typed: false
            readonly property string told: placeholderText + " · " + qsTr("Ctrl+Enter runs, Ctrl+Space completes")

            objectName: editor.queries.language.name + "Editor"
            focus: true
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            selectByMouse: true
            padding: Theme.spaceM
            color: Theme.colors.text
            selectionColor: Theme.colors.accent
            selectedTextColor: Theme.colors.accentInk
            font.family: Theme.codeFamily
            font.pixelSize: Theme.fontSmall
            placeholderText: "SELECT …"
            placeholderTextColor: Theme.colors.textMuted
            background: null
            Accessible.name: qsTr("Query")
            Accessible.description: told
            // Qt 6.4 puts the placeholder in its place.
            Accessible.onDescriptionChanged: if (edit.Accessible.description !== edit.told)
                edit.Accessible.description = Qt.binding(() => edit.told)
            onTextChanged: if (typed) {
                typed = false;
                editor.complete(false);
            }
            onActiveFocusChanged: if (!activeFocus)
                completion.close()
            // The window's own Esc waits until this one is done.
            Keys.onShortcutOverride: event => event.accepted = completion.visible && event.key === Qt.Key_Escape
            Keys.onPressed: event => {
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                event.accepted = true;
                if (enter && event.modifiers & Qt.ControlModifier) {
                    completion.close();
                    editor.runRequested();
                } else if (event.key === Qt.Key_Space && event.modifiers & Qt.ControlModifier)
                    editor.complete(true);
                else if (completion.visible && event.key === Qt.Key_Down)
                    completion.move(1);
                else if (completion.visible && event.key === Qt.Key_Up)
                    completion.move(-1);
                else if (completion.visible && (enter || event.key === Qt.Key_Tab))
                    editor.accept(completion.chosen);
                else if (completion.visible && event.key === Qt.Key_Escape)
                    completion.close();
                else if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
                    edit.nextItemInFocusChain(event.key === Qt.Key_Tab).forceActiveFocus(Qt.TabFocusReason);
                else {
                    event.accepted = false;
                    edit.typed = event.text.trim() !== "" || event.key === Qt.Key_Backspace;
                    if (event.text === " ")
                        completion.close();
                }
            }

            QueryColors {
                source: edit.textDocument
                language: editor.queries.language.name
            }
            Repeater {
                model: editor.queries.state === Console.Failed && editor.queries.errorEnd > editor.queries.errorBegin && editor.queries.query === edit.text ? 1 : 0

                Rectangle {
                    readonly property rect begin: editor.placeOf(editor.queries.errorBegin, edit.contentWidth, edit.contentHeight)
                    readonly property rect end: editor.placeOf(editor.queries.errorEnd, edit.contentWidth, edit.contentHeight)

                    objectName: "errorMark"
                    x: begin.x
                    y: begin.y + begin.height - height
                    width: end.y === begin.y ? end.x - begin.x : edit.width - edit.rightPadding - begin.x
                    height: Theme.focusLine
                    color: Theme.colors.danger
                }
            }
        }
    }
    QueryCompletions {
        id: completion

        place: edit.mapToItem(editor, edit.cursorRectangle.x, edit.cursorRectangle.y + edit.cursorRectangle.height)
        room: editor.width
        onAccepted: text => editor.accept(text)
    }
}
