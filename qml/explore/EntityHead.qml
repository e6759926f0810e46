// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What a thing is called and is, and what can be done with it.
ColumnLayout {
    id: head

    required property Session session
    readonly property EntityCard card: session.explorer.card
    readonly property bool isAddress: /^https?:/.test(card.name)

    spacing: Theme.spaceXs

    AppText {
        objectName: "entityTitle"
        Layout.fillWidth: true
        text: head.card.title || head.card.name
        font.pixelSize: Theme.fontTitle
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceXs
        visible: classes.count > 0

        Repeater {
            id: classes

            model: head.card.classes

            Chip {
                required property var modelData

                width: Math.min(implicitWidth, head.width)
                soft: true
                label: modelData.label
                hint: qsTr("Show this class")
                onClicked: head.session.explorer.openEntity(modelData.name)
            }
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: text
        text: head.card.description
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        lineHeight: Theme.lineHeight
        wrapMode: Text.Wrap
        maximumLineCount: 6
        elide: Text.ElideRight
    }
    RowLayout {
        spacing: Theme.spaceXs

        AbstractButton {
            id: address

            objectName: "copyIri"
            Layout.fillWidth: true
            implicitHeight: Theme.rowHeight
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Copy the address %1").arg(head.card.name)
            Accessible.onPressAction: address.clicked()
            Keys.onReturnPressed: address.clicked()
            onClicked: {
                head.session.copy(head.card.name);
                head.session.notice(qsTr("The address was copied."));
            }

            contentItem: AppText {
                text: head.card.name
                color: address.hovered ? Theme.colors.text : Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideMiddle
                Accessible.ignored: true
            }
            background: FocusFrame {
                control: address
            }

            AppToolTip {
                visible: address.hovered
                text: qsTr("Copy the address")
            }
        }
        IconButton {
            objectName: "openIri"
            visible: head.isAddress
            iconName: "open"
            name: qsTr("Open in the browser")
            size: Theme.iconS
            onClicked: head.session.show("link", {
                    "address": head.card.name
                })
        }
        IconButton {
            objectName: "copyTurtle"
            iconName: "copy"
            name: qsTr("Copy as Turtle")
            size: Theme.iconS
            onClicked: head.card.makeTurtle()
        }
        IconButton {
            objectName: "askAbout"
            iconName: "message"
            name: qsTr("Ask about this")
            size: Theme.iconS
            onClicked: head.session.show("chat", {
                    "question": qsTr("What do we know about %1?").arg(head.card.title)
                })
        }
    }
}
