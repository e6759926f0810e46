// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// One conversation of the list. F2 renames, Delete deletes, the menu key shows what else can be done.
AbstractButton {
    id: row

    required property string conversationId
    required property string title
    required property bool pinned
    required property string snippet
    // Whose it is, where there are several knowledge bases.
    property string baseName: ""
    property bool current: false
    property bool editing: false

    signal renamed(string title)
    signal pinRequested(bool pinned)
    signal removeRequested
    signal duplicateRequested
    signal exportRequested(string ending)
    signal moveRequested(int offset)

    // The words found stand in <b>; everything else of it is escaped.
    readonly property string markedSnippet: snippet.replace(/<b>/g, "<b><font color=\"" + Theme.colors.accentText + "\">").replace(/<\/b>/g, "</font></b>")

    function showMenu(item: Item, x: real, y: real) {
        menu.popup(item, x, y);
    }

    implicitHeight: implicitContentHeight + Theme.spaceM
    leftPadding: mirrored ? Theme.spaceXs : Theme.spaceM
    rightPadding: mirrored ? Theme.spaceM : Theme.spaceXs
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: [baseName, snippet.replace(/<[^>]*>/g, "")].filter(one => one).join(", ")
    Accessible.selected: current
    Accessible.onPressAction: row.clicked()
    Keys.onReturnPressed: row.clicked()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F2)
            row.editing = true;
        else if (event.key === Qt.Key_Delete)
            row.removeRequested();
        else if (event.key === Qt.Key_Menu || event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier)
            row.showMenu(row, row.leftPadding, row.height);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            row.moveRequested(event.key === Qt.Key_Up ? -1 : 1);
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
                Accessible.ignored: true
            }
            Lazy {
                Layout.fillWidth: true
                wanted: row.editing

                AppTextField {
                    objectName: "renameField"
                    width: parent?.width ?? 0
                    name: qsTr("New name of the conversation")
                    text: row.title
                    Component.onCompleted: {
                        forceActiveFocus();
                        selectAll();
                    }
                    onAccepted: {
                        row.renamed(text);
                        row.editing = false;
                    }
                    onActiveFocusChanged: if (!activeFocus)
                        row.editing = false
                    Keys.onEscapePressed: row.editing = false
                }
            }
            Lazy {
                Layout.fillWidth: true
                wanted: row.baseName

                BaseMark {
                    objectName: "conversationBase"
                    width: parent?.width ?? 0
                    name: row.baseName
                    Accessible.ignored: true
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: text
                text: row.markedSnippet
                textFormat: Text.StyledText
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                maximumLineCount: 2
                wrapMode: Text.Wrap
                Accessible.ignored: true
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
        visible: row.hovered || hovered || activeFocus || row.activeFocus || menu.opened
        iconName: "more"
        name: qsTr("Actions for “%1”").arg(row.title)
        size: Theme.iconS
        onClicked: row.showMenu(menuButton, 0, menuButton.height)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => row.showMenu(row, point.position.x, point.position.y)
    }
    LazyMenu {
        id: menu

        AppMenu {
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
                label: qsTr("Duplicate")
                iconName: "copy"
                onTriggered: row.duplicateRequested()
            }
            AppMenuItem {
                objectName: "exportItem"
                label: qsTr("Export …")
                iconName: "save"
                onTriggered: row.exportRequested("")
            }
            AppMenuItem {
                objectName: "exportPdfItem"
                label: qsTr("Export as PDF …")
                iconName: "save"
                onTriggered: row.exportRequested("pdf")
            }
            AppMenuItem {
                label: qsTr("Delete")
                iconName: "trash"
                danger: true
                onTriggered: row.removeRequested()
            }
        }
    }
}
