// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The turns of the conversation. Follows an answer while it is written, until somebody scrolls.
Item {
    id: turns

    required property Session session
    readonly property Chat chat: session.chat
    property alias count: list.count

    signal linkRequested(string address)
    signal inputRequested

    function scrollPage(direction: int) {
        list.following = "";
        const top = list.originY - list.topMargin;
        const end = Math.max(top, list.originY + list.contentHeight - list.height);
        list.contentY = Math.max(top, Math.min(end, list.contentY + direction * 0.9 * list.height));
        if (list.atYEnd)
            list.following = "end";
    }
    function scrollToEnd() {
        list.following = "end";
        list.positionViewAtEnd();
    }
    // Brings an item of the list into view: its foot, but rather its head.
    function reveal(item: Item) {
        list.following = "";
        list.unfolding = item;
        const head = item.mapToItem(list.contentItem, 0, 0).y - Theme.spaceM;
        const foot = head + item.height + 2 * Theme.spaceM;
        list.contentY = Math.min(head, Math.max(list.contentY, foot - list.height));
    }

    function focusReading() {
        list.positionViewAtIndex(list.count - 1, ListView.Contain);
        const newest = list.itemAtIndex(list.count - 1) as TurnItem;
        if (newest)
            newest.focusReading();
    }

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageUp && event.key !== Qt.Key_PageDown)
            return;
        event.accepted = true;
        turns.scrollPage(event.key === Qt.Key_PageUp ? -1 : 1);
    }

    ListView {
        id: list

        // What stays in view while an answer grows: the newest one, from its question on where it is higher than the view; the
        // end; or nothing, since somebody has scrolled.
        property string following: "newest"
        // What was just opened and has not its place yet.
        property Item unfolding: null

        function follow() {
            if (list.unfolding)
                turns.reveal(list.unfolding);
            list.unfolding = null;
            if (list.following === "")
                return;
            const newest = list.itemAtIndex(list.count - 1);
            if (list.following === "newest" && newest && newest.height > list.height)
                list.contentY = newest.y - Theme.spaceM;
            else
                list.positionViewAtEnd();
        }

        objectName: "turnList"
        anchors.fill: parent
        anchors.bottomMargin: end.visible ? end.height + Theme.spaceXs : 0
        clip: true
        model: turns.chat.turns
        topMargin: Theme.spaceXl
        // Delegates keep their height while they are near: no jumps when scrolling back.
        cacheBuffer: 4000
        boundsBehavior: Flickable.StopAtBounds
        visible: count > 0
        onMovementStarted: following = ""
        onMovementEnded: if (atYEnd)
            following = "end"
        onContentHeightChanged: Qt.callLater(list.follow) // qmllint disable
        onHeightChanged: Qt.callLater(list.follow) // qmllint disable
        onCountChanged: {
            following = "newest";
            Qt.callLater(list.follow); // qmllint disable
        }
        ScrollBar.vertical: AppScrollBar {
            onPressedChanged: list.following = list.atYEnd ? "end" : ""
        }

        delegate: TurnItem {
            width: ListView.view.width
            session: turns.session
            onLinkRequested: address => turns.linkRequested(address)
            onInputRequested: turns.inputRequested()
            onExportRequested: ending => exportDialog.askForAnswer(turns.chat.conversation, turnId, question, ending)
            onRevealRequested: item => Qt.callLater(turns.reveal, item) // qmllint disable
        }
    }
    // Stands below what is read, which gives it room.
    IconButton {
        id: end

        objectName: "scrollToEnd"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: false
        iconName: "arrow-down"
        name: qsTr("To the end")
        onClicked: turns.scrollToEnd()

        Rectangle {
            anchors.fill: parent
            z: -1
            radius: width / 2
            color: Theme.colors.surface
            border.width: Theme.line
            border.color: Theme.colors.borderStrong
        }
    }
    // Where the end is far; delayed, since the room that the button takes lays the list out anew.
    Binding {
        target: end
        property: "visible"
        value: list.visible && list.originY + list.contentHeight - list.contentY > 1.5 * turns.height
        delayed: true
    }
    ExportDialog {
        id: exportDialog

        objectName: "answerExport"
        exporter: turns.session.exporter
    }
    // Tells an answer to screen readers when it is complete.
    Item {
        id: announcer

        property string words: ""

        width: 1
        height: 1
        visible: words
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words
    }
    Connections {
        target: turns.chat

        function onTurnFound(row: int) {
            list.following = "";
            Qt.callLater(list.positionViewAtIndex, row, ListView.Beginning); // qmllint disable
        }
        function onConversationChanged() {
            announcer.words = "";
        }
        function onAnswered(run: string, conversation: string) {
            announcer.words = "";
            if (conversation === turns.chat.conversation)
                announcer.words = turns.chat.plainAnswer(turns.chat.turns.rowOfRun(run));
        }
    }
}
