// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Asks under which name a query is to be saved.
AppDialog {
    id: dialog

    required property var taken
    readonly property bool replaces: taken.includes(field.text.trim())

    signal named(string name)

    function finish() {
        if (!field.text.trim())
            return;
        dialog.close();
        dialog.named(field.text.trim());
    }

    objectName: "saveQueryDialog"
    heading: qsTr("Save the query")
    onOpened: {
        field.selectAll();
        field.forceActiveFocus();
    }

    AppTextField {
        id: field

        objectName: "queryName"
        Layout.fillWidth: true
        name: qsTr("Name")
        placeholderText: qsTr("Name")
        onAccepted: dialog.finish()
    }
    AppText {
        Layout.fillWidth: true
        visible: dialog.replaces
        text: qsTr("A query of this name is there: it will be replaced.")
        color: Theme.colors.warning
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            label: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "saveQueryNow"
            primary: true
            enabled: field.text.trim() !== ""
            label: dialog.replaces ? qsTr("Replace") : qsTr("Save")
            onClicked: dialog.finish()
        }
    ]
}
