// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What models are told besides the schema: the words of the trade, and how to count.
ScrollColumn {
    id: root

    required property SchemaEditor editor

    component Words: FormField {
        id: words

        required property string value
        required property string area

        // What was sent last, and whether it has yet to come back.
        property string sent: ""
        property bool waiting: false

        signal committed(string text)

        function keep() {
            pause.stop();
            const text = edit.text.trim();
            if (text === (words.waiting ? words.sent : words.value))
                return;
            words.sent = text;
            words.waiting = true;
            words.committed(text);
        }

        function take() {
            words.sent = words.value;
            edit.text = words.value;
        }

        // What is being typed stays, and what comes back of it takes nothing away that was typed since.
        onValueChanged: {
            if (words.waiting)
                words.waiting = value !== words.sent;
            else if (!edit.activeFocus || edit.text.trim() === words.sent)
                words.take();
        }
        Component.onCompleted: words.take()
        Component.onDestruction: words.keep()

        Connections {
            target: root.editor

            function onErrorChanged() {
                if (root.editor.errorField === words.area)
                    words.waiting = false;
            }
        }
        // It is kept while it is written, not only when the field is left.
        Timer {
            id: pause

            interval: 1500
            onTriggered: words.keep()
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.measureM, edit.implicitHeight)
            radius: Theme.radiusM
            color: Theme.colors.surface
            border.width: edit.activeFocus ? Theme.focusLine : Theme.line
            border.color: edit.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong

            TextArea {
                id: edit

                objectName: words.area
                anchors.fill: parent
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                padding: Theme.spaceM
                color: Theme.colors.text
                selectionColor: Theme.colors.accent
                selectedTextColor: Theme.colors.accentInk
                font.pixelSize: Theme.fontSmall
                horizontalAlignment: LayoutMirroring.enabled ? TextEdit.AlignLeft : undefined
                background: null
                Accessible.name: words.label
                Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus()
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus()
                onTextChanged: if (activeFocus)
                    pause.restart()
                onActiveFocusChanged: if (!activeFocus)
                    words.keep()
            }
        }
    }

    margin: Theme.spaceL
    gap: Theme.spaceL

    Words {
        Layout.fillWidth: true
        area: "glossary"
        label: qsTr("Glossary")
        hint: qsTr("What words mean here: “A masterpiece is a work that is on loan.” Models are given it as data.")
        value: root.editor.glossary
        onCommitted: text => root.editor.setGlossary(text)
    }
    Words {
        Layout.fillWidth: true
        area: "houseRules"
        label: qsTr("House rules")
        hint: qsTr("How to count and answer: “Sums of money are without tax.”")
        value: root.editor.houseRules
        onCommitted: text => root.editor.setHouseRules(text)
    }
    SchemaError {
        Layout.fillWidth: true
        editor: root.editor
        keys: ["glossary", "houseRules"]
    }
}
