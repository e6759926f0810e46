// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// A saved configuration. F2 renames, Delete deletes.
AbstractButton {
    id: row

    required property string name
    required property string strategy
    required property string modelName
    required property bool asksModel
    required property bool isCurrent
    // Other settings are in use than were saved under its name.
    property bool modified: false
    property bool alone: false
    property bool editing: false
    readonly property string summary: modified ? qsTr("changed, not saved") : asksModel ? strategy + " · " + modelName : qsTr("no model")

    signal renamed(string wanted)
    signal duplicateRequested
    signal removeRequested

    objectName: "configuration-" + name
    implicitHeight: implicitContentHeight + Theme.spaceM
    leftPadding: mirrored ? Theme.spaceXs : Theme.spaceM
    rightPadding: mirrored ? Theme.spaceM : Theme.spaceXs
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: summary
    Accessible.checked: isCurrent
    Accessible.onPressAction: row.clicked()
    Keys.onReturnPressed: row.clicked()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F2)
            row.editing = true;
        else if (event.key === Qt.Key_Delete && !row.alone)
            row.removeRequested();
        else
            return;
        event.accepted = true;
    }

    contentItem: RowLayout {
        spacing: Theme.spaceXs

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 1

            AppText {
                Layout.fillWidth: true
                visible: !row.editing
                text: row.name
                font.pixelSize: Theme.fontSmall
                font.weight: row.isCurrent ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppTextField {
                objectName: row.editing ? "renameConfiguration" : ""
                Layout.fillWidth: true
                visible: row.editing
                name: qsTr("New name of the configuration")
                onVisibleChanged: if (visible) {
                    text = row.name;
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
                objectName: "configurationSummary"
                Layout.fillWidth: true
                text: row.summary
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        AppIcon {
            visible: row.isCurrent
            name: "check"
            size: Theme.iconS
            color: Theme.colors.accentText
        }
        Item {
            implicitWidth: menuButton.implicitWidth
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

    IconButton {
        id: menuButton

        objectName: "configurationMenu"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXs
        anchors.verticalCenter: parent.verticalCenter
        opacity: row.hovered || hovered || activeFocus || row.activeFocus || menu.opened ? 1 : 0
        iconName: "more"
        name: qsTr("Actions for “%1”").arg(row.name)
        size: Theme.iconS
        onClicked: menu.popup(menuButton, 0, menuButton.height)
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
                label: qsTr("Duplicate")
                iconName: "copy"
                onTriggered: row.duplicateRequested()
            }
            AppMenuItem {
                enabled: !row.alone
                label: qsTr("Delete")
                iconName: "trash"
                danger: true
                onTriggered: row.removeRequested()
            }
        }
    }
}
