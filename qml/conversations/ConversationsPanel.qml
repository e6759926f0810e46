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
        AppButton {
            objectName: "newChat"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.rightMargin: Theme.spaceM
            label: qsTr("New chat")
            iconName: "plus"
            onClicked: panel.session.chat.newConversation()
        }
        AppTextField {
            id: search

            objectName: "conversationSearch"
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            Layout.topMargin: Theme.spaceS
            name: qsTr("Search conversations")
            placeholderText: qsTr("Search all messages")
            leftPadding: Theme.spaceXl + Theme.spaceS
            onTextChanged: panel.session.conversations.search = text
            Keys.onEscapePressed: clear()

            AppIcon {
                x: Theme.spaceS
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
            clip: true
            spacing: 2
            model: panel.session.conversations
            boundsBehavior: Flickable.StopAtBounds
            section.property: "group"
            ScrollBar.vertical: AppScrollBar {
            }

            delegate: ColumnLayout {
                id: entry

                required property string conversationId
                required property string title
                required property bool pinned
                required property string snippet
                required property string group

                width: ListView.view.width
                spacing: 0

                AppText {
                    Layout.leftMargin: Theme.spaceM
                    Layout.topMargin: Theme.spaceM
                    Layout.bottomMargin: Theme.spaceXs
                    visible: entry.ListView.section !== entry.ListView.previousSection
                    text: panel.dayName(entry.group)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    font.weight: Font.DemiBold
                }
                ConversationRow {
                    objectName: "conversation-" + entry.title
                    Layout.fillWidth: true
                    conversationId: entry.conversationId
                    title: entry.title
                    pinned: entry.pinned
                    snippet: entry.snippet
                    current: panel.session.chat.conversation === entry.conversationId
                    onClicked: panel.session.chat.open(entry.conversationId)
                    onRenamed: title => panel.session.conversations.rename(entry.conversationId, title)
                    onPinRequested: pinned => panel.session.conversations.setPinned(entry.conversationId, pinned)
                    onRemoveRequested: panel.session.conversations.remove(entry.conversationId)
                }
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
}
