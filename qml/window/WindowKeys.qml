// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import TripleTalk
import TripleTalk.Backend

// The keys that work wherever the focus is (KeyTable); those of the panels only while no stage hides them.
Item {
    id: keys

    required property Session session
    required property Panels panels
    required property bool staged
    readonly property var acting: KeyTable.keys.filter(key => key.action)

    function openNeighbour(offset: int) {
        const id = keys.session.conversations.neighbour(keys.session.chat.conversation, offset);
        if (id)
            keys.session.chat.open(id);
    }
    function writeQuestion() {
        keys.panels.expanded = false;
        keys.panels.chat.focusInput();
    }
    // Esc: first back from the wide derivation, then an end to the answer.
    function stop() {
        if (keys.panels.expanded)
            keys.panels.expanded = false;
        else
            keys.session.chat.stop();
    }
    function isEnabled(key: var): bool {
        if (key.action === "stop")
            return !keys.staged && (keys.panels.expanded || keys.session.chat.running);
        return !key.panels || !keys.staged;
    }
    function run(action: string) {
        const conversations = keys.panels.conversations;
        const configuration = keys.panels.configuration;
        switch (action) {
        case "stop":
            return keys.stop();
        case "write":
            return keys.writeQuestion();
        case "mend":
            keys.panels.expanded = false;
            return keys.panels.chat.focusReading();
        case "new":
            keys.session.show("chat");
            return keys.session.chat.newConversation();
        case "search":
            return conversations.focusSearch();
        case "window":
            return keys.session.openWindow();
        case "previous":
            return keys.openNeighbour(-1);
        case "next":
            return keys.openNeighbour(1);
        case "conversations":
            conversations.collapsed = !conversations.collapsed;
            return;
        case "configuration":
            configuration.collapsed = !configuration.collapsed;
            return;
        default:
            keys.session.show(action);
        }
    }

    // By number: another language makes the table anew, but no keys.
    Instantiator {
        model: keys.acting.length

        delegate: Shortcut {
            required property int index
            readonly property var key: keys.acting[index]

            enabled: keys.isEnabled(key)
            sequence: key.sequence
            onActivated: keys.run(key.action)
        }
    }
}
