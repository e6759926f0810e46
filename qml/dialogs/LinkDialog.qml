// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Shows where a link leads before it is followed.
AppDialog {
    id: dialog

    property string address: ""

    function ask(link: string) {
        dialog.address = link;
        dialog.open();
    }

    objectName: "linkDialog"
    heading: qsTr("Open this address in the browser?")

    AppText {
        Layout.fillWidth: true
        text: dialog.address
        wrapMode: Text.WrapAnywhere
    }

    buttons: [
        AppButton {
            label: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            primary: true
            label: qsTr("Open")
            iconName: "open"
            onClicked: {
                dialog.close();
                Qt.openUrlExternally(dialog.address);
            }
        }
    ]
}
