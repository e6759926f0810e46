// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The knowledge bases that the chat asks: its own, and those that were added; with the menu to add one.
Flow {
    id: bases

    required property Session session
    readonly property OtherBases others: session.chat.others
    readonly property real lineHeight: Math.max(Theme.spaceXl, add.implicitHeight)
    readonly property bool asksSeveral: session.configurations.asksSeveral

    // What had the focus went away.
    signal inputRequested

    spacing: Theme.spaceXs
    visible: session.bases.state === Bases.Ready && !session.chatBaseGone && asksSeveral || others.count > 0

    Item {
        width: own.width + Theme.spaceXs
        height: bases.lineHeight
        visible: !bases.session.chatBaseGone

        BaseMark {
            id: own

            objectName: "ownBase"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bases.width - Theme.spaceS)
            strong: true
            name: bases.session.bases.name
        }
    }
    Repeater {
        model: bases.others

        AddedBase {
            required property string baseId

            objectName: "added-" + name
            width: Math.min(implicitWidth, bases.width)
            height: bases.lineHeight
            asked: bases.asksSeveral
            onRemoved: {
                bases.inputRequested();
                bases.others.remove(baseId);
            }
        }
    }
    Chip {
        id: add

        objectName: "addBase"
        visible: bases.asksSeveral && !bases.session.chatBaseGone
        height: bases.lineHeight
        label: qsTr("Add a graph")
        iconName: "plus"
        hint: qsTr("Questions are asked of it as well")
        Accessible.role: Accessible.ButtonMenu
        onClicked: menu.popup(add, 0, add.height + Theme.spaceXs)
    }
    AppMenu {
        id: menu

        objectName: "addBaseMenu"

        Instantiator {
            model: bases.others.offered
            delegate: AppMenuItem {
                required property var modelData

                objectName: "add-" + modelData.name
                label: modelData.name
                iconName: "database"
                onTriggered: bases.others.add(modelData.id)
            }
            onObjectAdded: (index, object) => menu.insertItem(index, object as AppMenuItem)
            onObjectRemoved: (index, object) => menu.removeItem(object as AppMenuItem)
        }
        MenuSeparator {
            visible: bases.others.offered.length > 0
            height: visible ? implicitHeight : 0
            contentItem: Divider {
            }
        }
        AppMenuItem {
            objectName: "importToAdd"
            label: qsTr("Import a graph …")
            iconName: "import"
            onTriggered: bases.session.show("import")
        }
    }
}
