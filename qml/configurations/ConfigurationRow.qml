// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A saved configuration.
AbstractButton {
    id: row

    required property string name
    required property string strategy
    required property string modelName
    required property bool isCurrent

    signal removeRequested

    objectName: "configuration-" + name
    padding: Theme.spaceS
    leftPadding: Theme.spaceM
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.checked: isCurrent
    Keys.onReturnPressed: row.clicked()
    Keys.onDeletePressed: row.removeRequested()

    contentItem: RowLayout {
        spacing: Theme.spaceS

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 1

            AppText {
                Layout.fillWidth: true
                text: row.name
                font.pixelSize: Theme.fontSmall
                font.weight: row.isCurrent ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: row.strategy === "offline" ? qsTr("no model") : row.strategy + " · " + row.modelName
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
        }
        IconButton {
            visible: (row.hovered || activeFocus) && !row.isCurrent
            iconName: "trash"
            name: qsTr("Delete “%1”").arg(row.name)
            size: Theme.iconS
            onClicked: row.removeRequested()
        }
        AppIcon {
            visible: row.isCurrent
            name: "check"
            size: Theme.iconS
            color: Theme.colors.accentText
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: row.isCurrent ? Theme.colors.selected : row.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: row
            anchors.margins: 0
        }
    }
}
