// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// The keys that work wherever the focus is; those of the panels only while no stage hides them.
Item {
    id: keys

    required property Session session
    required property Panels panels
    required property bool staged

    function openNeighbour(offset: int) {
        const id = keys.session.conversations.neighbour(keys.session.chat.conversation, offset);
        if (id)
            keys.session.chat.open(id);
    }

    Shortcut {
        sequence: "Ctrl+O"
        onActivated: keys.session.show("import")
    }
    Shortcut {
        sequence: "Ctrl+,"
        onActivated: keys.session.show("settings")
    }
    Shortcut {
        sequence: "Ctrl+Shift+B"
        onActivated: keys.session.show("bases")
    }
    Shortcut {
        sequence: "Ctrl+Shift+N"
        onActivated: keys.session.openWindow()
    }
    Shortcut {
        sequence: "F1"
        onActivated: keys.session.show("keys")
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+N"
        onActivated: keys.session.chat.newConversation()
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+K"
        onActivated: keys.panels.conversations.focusSearch()
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+L"
        onActivated: {
            keys.panels.expanded = false;
            keys.panels.chat.focusInput();
        }
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+B"
        onActivated: keys.panels.conversations.collapsed = !keys.panels.conversations.collapsed
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+J"
        onActivated: keys.panels.configuration.collapsed = !keys.panels.configuration.collapsed
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+1"
        onActivated: keys.session.show("sources")
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+2"
        onActivated: keys.session.show("steps")
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+3"
        onActivated: keys.session.show("prompts")
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+4"
        onActivated: keys.session.show("explore")
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Ctrl+5"
        onActivated: keys.session.show("console")
    }
    Shortcut {
        enabled: !keys.staged && keys.panels.expanded
        sequence: "Esc"
        onActivated: keys.panels.expanded = false
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Alt+Up"
        onActivated: keys.openNeighbour(-1)
    }
    Shortcut {
        enabled: !keys.staged
        sequence: "Alt+Down"
        onActivated: keys.openNeighbour(1)
    }
    Shortcut {
        enabled: !keys.staged && !keys.panels.expanded && keys.session.chat.running
        sequence: "Esc"
        onActivated: keys.session.chat.stop()
    }
}
