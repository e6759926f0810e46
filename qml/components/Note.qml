// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A sentence that stands beside what it is about: an error, a warning or a hint, with its detail.
Rectangle {
    id: note

    required property string message
    property string detail: ""
    property bool error: true
    property string actionLabel: ""
    readonly property color foreground: error ? Theme.colors.danger : Theme.colors.warning

    signal actionRequested

    implicitHeight: row.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: error ? Theme.colors.dangerSoft : Theme.colors.warningSoft
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message
    Accessible.description: detail

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        AppIcon {
            Layout.alignment: Qt.AlignTop
            name: "alert"
            color: note.foreground
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            AppText {
                Layout.fillWidth: true
                text: note.message
                color: note.foreground
                font.pixelSize: Theme.fontSmall
                font.weight: Font.Medium
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: note.detail
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: 8
                elide: Text.ElideRight
            }
        }
        AppButton {
            visible: label
            label: note.actionLabel
            onClicked: note.actionRequested()
        }
    }
}
