// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Certificates that are trusted besides the system's.
Section {
    id: section

    required property NetworkSettings network

    title: qsTr("Own certificates")
    explanation: qsTr("If your organisation signs its servers itself, choose the file of its authority (PEM). It is trusted besides those of the system.")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppText {
            objectName: "certificateFile"
            Layout.fillWidth: true
            text: section.network.certificateFile || qsTr("None")
            color: section.network.certificateFile ? Theme.colors.text : Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideMiddle
        }
        AppButton {
            objectName: "forgetCertificates"
            visible: section.network.certificateFile
            quiet: true
            label: qsTr("Trust no longer")
            onClicked: section.network.setCertificateFile("")
        }
        AppButton {
            objectName: "chooseCertificates"
            label: qsTr("Choose a file …")
            onClicked: dialog.open()
        }
    }
    Note {
        objectName: "certificateTrouble"
        Layout.fillWidth: true
        visible: message
        message: section.network.problem
        error: false
    }
    LayoutRepeater {
        model: section.network.certificates

        RowLayout {
            id: row

            required property var modelData

            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppIcon {
                name: row.modelData.expired ? "alert" : "check"
                color: row.modelData.expired ? Theme.colors.warning : Theme.colors.success
            }
            AppText {
                Layout.fillWidth: true
                text: row.modelData.subject
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.WrapAnywhere
            }
            AppText {
                text: row.modelData.expired ? qsTr("not valid today") : qsTr("until %1").arg(row.modelData.until.toLocaleDateString(Qt.locale(), Locale.ShortFormat))
                color: row.modelData.expired ? Theme.colors.warning : Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
        }
    }
    FileDialog {
        id: dialog

        title: qsTr("Certificates to trust")
        nameFilters: [qsTr("Certificates (*.pem *.crt *.cer)"), qsTr("All files (*)")]
        onAccepted: section.network.setCertificateFile(selectedFile)
    }
}
