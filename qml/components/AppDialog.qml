// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import TripleTalk

// A dialog in the middle of the window with a title and a line of buttons at its foot.
Dialog {
    id: dialog

    property string heading: ""
    property alias buttons: foot.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.dialogWidth, parent ? parent.width - 2 * Theme.spaceXl : Theme.dialogWidth)
    modal: true
    padding: Theme.spaceXl
    topPadding: Theme.spaceL
    closePolicy: Popup.CloseOnEscape

    T.Overlay.modal: Rectangle {
        color: Theme.colors.shadow
    }
    background: Rectangle {
        color: Theme.colors.surface
        radius: Theme.radiusL
        border.width: Theme.line
        border.color: Theme.colors.border
    }
    header: RowLayout {
        AppText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceXl
            Layout.topMargin: Theme.spaceL
            text: dialog.heading
            font.pixelSize: Theme.fontTitle
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        IconButton {
            Layout.topMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            iconName: "close"
            name: qsTr("Close")
            onClicked: dialog.reject()
        }
    }
    contentItem: ColumnLayout {
        spacing: Theme.spaceM
    }
    footer: RowLayout {
        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.controlHeight + Theme.spaceXl
        }
        RowLayout {
            id: foot

            Layout.rightMargin: Theme.spaceXl
            Layout.bottomMargin: Theme.spaceL
            spacing: Theme.spaceS
        }
    }
}
