// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Asks once before anything about a knowledge base leaves this computer.
AppDialog {
    id: dialog

    required property Consent consent
    // Stays while the dialog goes: a layout must not lose items while it is hidden (Qt 6.4 crashes).
    property var departures: []

    objectName: "consentDialog"
    heading: qsTr("Send this to another computer?")
    onOpened: offline.forceActiveFocus()
    onClosed: consent.refuse()

    AppText {
        Layout.fillWidth: true
        text: qsTr("The configuration in use asks a model that is not on this computer. For questions about %1 this goes there:").arg(dialog.consent.bases)
        lineHeight: Theme.lineHeight
        wrapMode: Text.Wrap
    }
    Column {
        id: lines

        Layout.fillWidth: true
        spacing: Theme.spaceXs

        Repeater {
            model: dialog.departures

            DestinationLine {
                required property var modelData

                width: lines.width
                departure: modelData
            }
        }
    }
    Connections {
        target: dialog.consent

        function onAskingChanged() {
            if (!dialog.consent.asking)
                return dialog.close();
            dialog.departures = dialog.consent.departures;
            dialog.open();
        }
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("Whoever runs that server can read it.")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    AppCheckBox {
        id: remember

        objectName: "rememberConsent"
        Layout.fillWidth: true
        label: qsTr("Remember this for the knowledge bases and servers named here (Settings, Privacy)")
        checked: true
    }

    buttons: [
        AppButton {
            id: offline

            objectName: "answerOffline"
            visible: dialog.consent.offlineHelps
            label: qsTr("Answer offline instead")
            onClicked: dialog.consent.answerOffline()
        },
        AppButton {
            objectName: "sendConsent"
            primary: true
            label: qsTr("Send")
            onClicked: dialog.consent.send(remember.checked)
        }
    ]
}
