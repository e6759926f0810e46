// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A text that is being changed where it stands: Enter takes it, Shift+Enter breaks the line, Esc leaves it as it was.
ColumnLayout {
    id: edit

    required property string name
    required property string original
    property string takeLabel: qsTr("Ask")
    property string keys: qsTr("Enter asks, Esc leaves it as it was")

    signal taken(string text)
    signal cancelled

    function take() {
        const text = field.text.trim();
        if (text.length === 0 || text === edit.original)
            edit.cancelled();
        else
            edit.taken(text);
    }

    spacing: Theme.spaceS
    Component.onCompleted: {
        field.text = edit.original;
        field.forceActiveFocus();
        field.cursorPosition = field.length;
    }

    TextArea {
        id: field

        objectName: "inPlaceField"
        Layout.fillWidth: true
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        selectByMouse: true
        padding: Theme.spaceM
        color: Theme.colors.text
        selectionColor: Theme.colors.accent
        selectedTextColor: Theme.colors.accentInk
        font.pixelSize: Theme.fontBody
        Accessible.name: edit.name
        Accessible.description: edit.keys
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: takeButton
        Keys.onEscapePressed: edit.cancelled()
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter || event.modifiers & Qt.ShiftModifier)
                return;
            event.accepted = true;
            edit.take();
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: Theme.colors.surface
            border.width: field.activeFocus ? Theme.focusLine : Theme.line
            border.color: field.activeFocus ? Theme.colors.accent : Theme.colors.borderStrong
        }
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.spaceS

        AppButton {
            objectName: "inPlaceCancel"
            label: qsTr("Cancel")
            quiet: true
            onClicked: edit.cancelled()
        }
        AppButton {
            id: takeButton

            objectName: "inPlaceTake"
            label: edit.takeLabel
            primary: true
            onClicked: edit.take()
        }
    }
}
