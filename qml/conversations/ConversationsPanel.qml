// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 1: the conversations, by day, searchable; below them the knowledge base in use.
Rectangle {
    id: panel

    required property Session session
    property bool collapsed: false

    function focusSearch() {
        panel.collapsed = false;
        search.forceActiveFocus();
        search.selectAll();
    }
    function dayName(group: string): string {
        if (group === "pinned")
            return qsTr("Pinned");
        const day = new Date(group + "T00:00:00");
        const today = new Date();
        today.setHours(0, 0, 0, 0);
        const days = Math.round((today - day) / 86400000);
        if (days <= 0)
            return qsTr("Today");
        if (days === 1)
            return qsTr("Yesterday");
        return day.toLocaleDateString(Qt.locale(), Locale.LongFormat);
    }

    color: Theme.colors.window
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Conversations")

    ColumnLayout {
        anchors.fill: parent
        visible: panel.collapsed
        spacing: Theme.spaceXs

        Item {
            Layout.preferredHeight: Theme.spaceS
        }
        IconButton {
            objectName: "expandConversations"
            Layout.alignment: Qt.AlignHCenter
            iconName: "panel-left"
            name: qsTr("Show conversations")
            onClicked: panel.collapsed = false
        }
        IconButton {
            Layout.alignment: Qt.AlignHCenter
            iconName: "plus"
            name: qsTr("New chat")
            onClicked: panel.session.chat.newConversation()
        }
        IconButton {
            Layout.alignment: Qt.AlignHCenter
            iconName: "search"
            name: qsTr("Search conversations")
            onClicked: panel.focusSearch()
        }
        Item {
            Layout.fillHeight: true
        }
        IconButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.spaceM
            iconName: "settings"
            name: qsTr("Settings")
            onClicked: panel.session.show("settings")
        }
    }
    ColumnLayout {
        anchors.fill: parent
        visible: !panel.collapsed
        spacing: 0

        PanelHeader {
            Layout.fillWidth: true
            title: qsTr("Conversations")

            IconButton {
                id: moreButton

                objectName: "moreConversations"
                iconName: "more"
                name: qsTr("More")
                onClicked: moreMenu.popup(moreButton, 0, moreButton.height)

                AppMenu {
                    id: moreMenu

                    width: Theme.measureL

                    AppMenuItem {
                        objectName: "exportAll"
                        label: qsTr("Export all chats …")
                        iconName: "save"
                        enabled: list.count > 0
                        onTriggered: exportDialog.askFor("", "")
                    }
                    AppMenuItem {
                        label: qsTr("Another window")
                        iconName: "open"
                        onTriggered: panel.session.openWindow()
                    }
                }
            }
            IconButton {
                objectName: "settingsButton"
                iconName: "settings"
                name: qsTr("Settings")
                onClicked: panel.session.show("settings")
            }
            IconButton {
                objectName: "collapseConversations"
                iconName: "panel-left"
                name: qsTr("Hide conversations")
                onClicked: panel.collapsed = true
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            spacing: Theme.spaceXs

            AppButton {
                objectName: "newChat"
                Layout.fillWidth: true
                label: qsTr("New chat")
                iconName: "plus"
                onClicked: panel.session.chat.newConversation()
            }
            IconButton {
                objectName: "temporaryChat"
                iconName: "temporary"
                name: qsTr("Temporary chat: nothing of it is stored")
                checked: panel.session.chat.temporary
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: {
                    const wanted = !panel.session.chat.temporary;
                    panel.session.chat.newConversation();
                    panel.session.chat.temporary = wanted;
                }
            }
        }
        AppTextField {
            id: search

            objectName: "conversationSearch"
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            Layout.topMargin: Theme.spaceS
            name: qsTr("Search conversations")
            placeholderText: qsTr("Search all messages")
            leftPadding: LayoutMirroring.enabled ? Theme.spaceM : Theme.iconS + 2 * Theme.spaceS
            rightPadding: LayoutMirroring.enabled ? Theme.iconS + 2 * Theme.spaceS : Theme.spaceM
            onTextChanged: panel.session.conversations.search = text
            Keys.onEscapePressed: clear()
            Keys.onDownPressed: list.focusRow(0)
            onAccepted: if (text)
                (list.itemAtIndex(0) as ConversationEntry)?.row.clicked()

            AppIcon {
                anchors.left: parent.left
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                name: "search"
                size: Theme.iconS
            }
        }
        ListView {
            id: list

            objectName: "conversationList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.spaceS
            Layout.rightMargin: Theme.spaceS
            function focusRow(row: int) {
                if (row < 0 || row >= list.count)
                    return;
                list.positionViewAtIndex(row, ListView.Contain);
                (list.itemAtIndex(row) as ConversationEntry)?.row.forceActiveFocus();
            }

            clip: true
            spacing: 2
            model: panel.session.conversations
            boundsBehavior: Flickable.StopAtBounds
            section.property: "group"
            ScrollBar.vertical: AppScrollBar {
            }

            delegate: ConversationEntry {
                width: ListView.view.width
                groupName: panel.dayName(group)
                session: panel.session
                onExportRequested: ending => exportDialog.askFor(conversationId, ending)
                onMoveRequested: offset => list.focusRow(index + offset)
            }

            EmptyState {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceL
                visible: list.count === 0
                iconName: "message"
                title: search.text ? qsTr("Nothing found") : qsTr("No conversations yet")
                explanation: search.text ? qsTr("No message holds these words.") : qsTr("Ask a question to begin.")
            }
        }
        Divider {
            Layout.fillWidth: true
        }
        ImportStatus {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceS
            Layout.bottomMargin: 0
            session: panel.session
        }
        BaseSwitch {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceS
            bases: panel.session.bases
            onViewRequested: view => panel.session.show(view)
        }
    }

    ExportDialog {
        id: exportDialog

        exporter: panel.session.exporter
    }
}
