// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A line of the list of conversations, the first of a group with the group's name above it.
ColumnLayout {
    id: entry

    required property int index
    required property string conversationId
    required property string title
    required property bool pinned
    required property string snippet
    required property string base
    required property string foundTurn
    required property string group
    required property Session session
    required property string groupName
    readonly property alias row: row

    signal exportRequested(string ending)
    signal moveRequested(int offset)

    spacing: 0

    AppText {
        Layout.leftMargin: Theme.spaceM
        Layout.topMargin: Theme.spaceM
        Layout.bottomMargin: Theme.spaceXs
        visible: entry.ListView.section !== entry.ListView.previousSection
        text: entry.groupName
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
    }
    ConversationRow {
        id: row

        objectName: "conversation-" + entry.title
        Layout.fillWidth: true
        conversationId: entry.conversationId
        title: entry.title
        pinned: entry.pinned
        snippet: entry.snippet
        baseName: entry.session.bases.count > 1 ? entry.session.bases.namesById[entry.base] ?? "" : ""
        current: entry.session.chat.conversation === entry.conversationId
        onClicked: if (entry.foundTurn)
            entry.session.chat.openAt(entry.conversationId, entry.foundTurn)
        else
            entry.session.chat.open(entry.conversationId)
        onRenamed: title => entry.session.conversations.rename(entry.conversationId, title)
        onPinRequested: pinned => entry.session.conversations.setPinned(entry.conversationId, pinned)
        onRemoveRequested: entry.session.conversations.remove(entry.conversationId)
        onDuplicateRequested: entry.session.conversations.duplicate(entry.conversationId, qsTr("%1 (copy)").arg(entry.title))
        onExportRequested: ending => entry.exportRequested(ending)
        onMoveRequested: offset => entry.moveRequested(offset)
    }
}
