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

        signal committed(string text)

        function keep() {
            pause.stop();
            if (edit.text.trim() !== words.value)
                words.committed(edit.text);
        }

        // What is being typed stays.
        onValueChanged: if (!pause.running && edit.text.trim() !== value)
            edit.text = value
        Component.onCompleted: edit.text = value
        Component.onDestruction: words.keep()

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
            border.color: edit.activeFocus ? Theme.colors.accent : Theme.colors.border

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
