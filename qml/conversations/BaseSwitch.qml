// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The knowledge base in use, and the menu to change it.
RowLayout {
    id: root

    required property Bases bases
    // Said and read aloud.
    readonly property string stateText: root.bases.endpoint || (root.bases.state === Bases.Ready ? BaseWords.amount(root.bases.entities, root.bases.triples) : root.bases.state === Bases.Opening ? qsTr("opening …") : root.bases.state === Bases.Failed ? qsTr("cannot be opened") : qsTr("import one to begin"))

    signal viewRequested(string view)

    spacing: Theme.spaceXs

    AbstractButton {
        id: button

        objectName: "baseSwitch"
        Layout.fillWidth: true
        implicitHeight: implicitContentHeight + Theme.spaceM
        padding: Theme.spaceXs
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.ButtonMenu
        Accessible.name: root.bases.name ? qsTr("Knowledge base: %1").arg(root.bases.name) : qsTr("No knowledge base")
        Accessible.description: root.stateText
        Accessible.onPressAction: button.clicked()
        Keys.onReturnPressed: button.clicked()
        onClicked: menu.open()

        contentItem: RowLayout {
            spacing: Theme.spaceS

            AppIcon {
                Layout.leftMargin: Theme.spaceXs
                name: "database"
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 1

                AppText {
                    Layout.fillWidth: true
                    text: root.bases.name || qsTr("No knowledge base")
                    font.pixelSize: Theme.fontSmall
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    objectName: "baseState"
                    Layout.fillWidth: true
                    text: root.stateText
                    color: root.bases.state === Bases.Failed ? Theme.colors.danger : Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            AppIcon {
                Layout.rightMargin: Theme.spaceXs
                name: "chevron-up"
                size: Theme.iconS
            }
        }
        background: Rectangle {
            radius: Theme.radiusM
            color: button.hovered || menu.visible ? Theme.colors.hover : "transparent"

            FocusFrame {
                control: button
                anchors.margins: 0
            }
        }
    }
    AppMenu {
        id: menu

        parent: button
        // Its height is known once it was open.
        y: -menu.height - Theme.spaceXs
        width: Theme.measureL

        Instantiator {
            model: root.bases
            delegate: AppMenuItem {
                required property string folder
                required property string errorText
                required property bool isCurrent
                required property string name

                label: name
                iconName: errorText ? "alert" : isCurrent ? "check" : "database"
                danger: errorText !== ""
                onTriggered: root.bases.open(folder)
            }
            onObjectAdded: (index, object) => menu.insertItem(index, object as AppMenuItem)
            onObjectRemoved: (index, object) => menu.removeItem(object as AppMenuItem)
        }
        MenuSeparator {
            contentItem: Divider {
            }
        }
        AppMenuItem {
            objectName: "manageBases"
            label: qsTr("Knowledge bases …")
            iconName: "database"
            onTriggered: root.viewRequested("bases")
        }
        AppMenuItem {
            objectName: "openSchema"
            enabled: root.bases.state === Bases.Ready
            label: qsTr("Edit the schema …")
            iconName: "table"
            onTriggered: root.viewRequested("schema")
        }
        AppMenuItem {
            label: qsTr("Import a graph …")
            iconName: "import"
            onTriggered: root.viewRequested("import")
        }
    }
}
