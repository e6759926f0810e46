// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
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

    EditArea {
        id: field

        objectName: "inPlaceField"
        Layout.fillWidth: true
        name: edit.name
        keys: edit.keys
        KeyNavigation.tab: takeButton
        onTaken: edit.take()
        onCancelled: edit.cancelled()
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
