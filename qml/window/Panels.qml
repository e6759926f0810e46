// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The four panels, resizable, the outer ones collapsible.
SplitView {
    id: panels

    required property Session session
    // What the last session left: sizes and panels.
    readonly property var kept: session.settings.window
    readonly property alias conversations: conversations
    readonly property alias chat: chat
    readonly property alias derivation: derivation
    readonly property alias configuration: configuration

    signal linkRequested(string address)

    function state(): var {
        return {
            "conversations": conversations.collapsed ? conversations.openWidth : conversations.width,
            "conversationsCollapsed": conversations.collapsed,
            "derivation": derivation.width,
            "configuration": configuration.collapsed ? configuration.openWidth : configuration.width,
            "configurationCollapsed": configuration.collapsed
        };
    }

    handle: PanelHandle {
    }

    ConversationsPanel {
        id: conversations

        property real openWidth: panels.kept["conversations"] ?? 250

        objectName: "conversationsPanel"
        SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
        SplitView.minimumWidth: collapsed ? Theme.railWidth : 190
        SplitView.maximumWidth: collapsed ? Theme.railWidth : 420
        session: panels.session
        collapsed: panels.kept["conversationsCollapsed"] ?? false
    }
    ChatPanel {
        id: chat

        objectName: "chatPanel"
        SplitView.fillWidth: true
        SplitView.minimumWidth: 340
        session: panels.session
        onLinkRequested: address => panels.linkRequested(address)
    }
    DerivationPanel {
        id: derivation

        objectName: "derivationPanel"
        SplitView.preferredWidth: panels.kept["derivation"] ?? 400
        SplitView.minimumWidth: 260
        session: panels.session
    }
    ConfigurationPanel {
        id: configuration

        property real openWidth: panels.kept["configuration"] ?? 220

        objectName: "configurationPanel"
        SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
        SplitView.minimumWidth: collapsed ? Theme.railWidth : 190
        SplitView.maximumWidth: collapsed ? Theme.railWidth : 340
        session: panels.session
        collapsed: panels.kept["configurationCollapsed"] ?? panels.width < 1280
    }
}
