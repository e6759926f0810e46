// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How far an import has come that goes on while something else is shown; a click leads back to it.
AbstractButton {
    id: status

    required property Session session
    readonly property Importer importer: session.importer
    readonly property string message: importer.state === Importer.Failed ? qsTr("The import failed") : qsTr("Importing …")

    objectName: "importStatus"
    visible: session.bases.state === Bases.Ready && (importer.state === Importer.Running || importer.state === Importer.Failed)
    padding: Theme.spaceS
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: message
    Accessible.description: importer.state === Importer.Running ? ImportWords.percent(importer.stages.fraction) : importer.error
    Accessible.onPressAction: status.clicked()
    Keys.onReturnPressed: status.clicked()
    onClicked: status.session.show("import")

    contentItem: ColumnLayout {
        spacing: Theme.spaceXs

        RowLayout {
            spacing: Theme.spaceS

            AppIcon {
                name: status.importer.state === Importer.Failed ? "alert" : "import"
                size: Theme.iconS
                color: status.importer.state === Importer.Failed ? Theme.colors.danger : Theme.colors.accentText
            }
            AppText {
                Layout.fillWidth: true
                text: status.message
                color: status.importer.state === Importer.Failed ? Theme.colors.danger : Theme.colors.text
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                visible: status.importer.state === Importer.Running
                text: ImportWords.percent(status.importer.stages.fraction)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                Accessible.ignored: true
            }
        }
        ProgressLine {
            Layout.fillWidth: true
            visible: status.importer.state === Importer.Running
            fraction: status.importer.stages.fraction
            name: status.message
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: status.hovered ? Theme.colors.hover : Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.border

        FocusFrame {
            control: status
        }
    }
}
