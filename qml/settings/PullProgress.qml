// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How far the model that is being fetched has come.
RowLayout {
    id: progress

    required property ModelCatalog catalog

    spacing: Theme.spaceM

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        AppText {
            objectName: progress.visible ? "pullStatus" : ""
            Layout.fillWidth: true
            text: progress.catalog.pullFraction >= 0 ? qsTr("%1: %2 %").arg(progress.catalog.pulling).arg(Math.floor(progress.catalog.pullFraction * 100)) : qsTr("%1: %2").arg(progress.catalog.pulling).arg(progress.catalog.pullStatus || qsTr("asking …"))
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideRight
        }
        ProgressLine {
            Layout.fillWidth: true
            fraction: progress.catalog.pullFraction
            name: qsTr("Fetching %1").arg(progress.catalog.pulling)
        }
    }
    AppButton {
        objectName: progress.visible ? "pullCancel" : ""
        label: qsTr("Cancel")
        onClicked: progress.catalog.cancelPull()
    }
}
