// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// One conversation of the list. F2 renames, Delete deletes.
AbstractButton {
    id: row

    required property string conversationId
    required property string title
    required property bool pinned
    required property string snippet
    property bool current: false
    property bool editing: false

    signal renamed(string title)
    signal pinRequested(bool pinned)
    signal removeRequested

    implicitHeight: implicitContentHeight + Theme.spaceM
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceXs
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: snippet
    Accessible.selected: current
    Keys.onReturnPressed: row.clicked()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F2)
            row.editing = true;
        else if (event.key === Qt.Key_Delete)
            row.removeRequested();
        else
            return;
        event.accepted = true;
    }

    contentItem: RowLayout {
        spacing: Theme.spaceXs

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                visible: !row.editing
                text: row.title
                font.pixelSize: Theme.fontSmall
                font.weight: row.current ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
                maximumLineCount: 1
            }
            AppTextField {
                objectName: row.editing ? "renameField" : ""
                Layout.fillWidth: true
                visible: row.editing
                name: qsTr("New name of the conversation")
                onVisibleChanged: if (visible) {
                    text = row.title;
                    forceActiveFocus();
                    selectAll();
                }
                onAccepted: {
                    row.editing = false;
                    row.renamed(text);
                }
                onActiveFocusChanged: if (!activeFocus)
                    row.editing = false
                Keys.onEscapePressed: row.editing = false
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: row.snippet
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                maximumLineCount: 2
                wrapMode: Text.Wrap
            }
        }
        AppIcon {
            visible: row.pinned && !row.hovered
            Layout.rightMargin: Theme.spaceXs
            name: "pin"
            size: Theme.iconS - 2
        }
        Item {
            implicitWidth: menuButton.visible ? menuButton.implicitWidth : 0
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: row.current ? Theme.colors.selected : row.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: row
            anchors.margins: 0
        }
    }

    IconButton {
        id: menuButton

        objectName: "conversationMenu"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXs
        anchors.verticalCenter: parent.verticalCenter
        visible: row.hovered || hovered || activeFocus || row.activeFocus || menu.visible
        iconName: "more"
        name: qsTr("Actions for “%1”").arg(row.title)
        size: Theme.iconS
        onClicked: menu.popup(menuButton, 0, menuButton.height)
    }
    AppMenu {
        id: menu

        AppMenuItem {
            label: qsTr("Rename")
            iconName: "edit"
            onTriggered: row.editing = true
        }
        AppMenuItem {
            label: row.pinned ? qsTr("Unpin") : qsTr("Pin")
            iconName: "pin"
            onTriggered: row.pinRequested(!row.pinned)
        }
        AppMenuItem {
            label: qsTr("Delete")
            iconName: "trash"
            danger: true
            onTriggered: row.removeRequested()
        }
    }
}
