// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The four panels, resizable, the outer ones collapsible.
AppSplitView {
    id: panels

    required property Session session
    // What the last session left: sizes and panels.
    readonly property var kept: session.settings.window
    readonly property alias conversations: conversations
    readonly property alias chat: chat
    readonly property alias derivation: derivation
    readonly property alias configuration: configuration
    readonly property Item messagePlace: expanded ? derivation.messagePlace : chat.messagePlace
    // The derivation has the whole width.
    property alias expanded: derivation.expanded

    // Where there is no room for an outer panel it folds away; the person can open it all the same.
    readonly property bool narrow: width > 0 && width < Theme.allPanelsWidth
    readonly property bool veryNarrow: width > 0 && width < Theme.threePanelsWidth

    signal linkRequested(string address)

    function state(): var {
        return {
            "conversations": conversations.collapsed ? conversations.openWidth : conversations.width,
            "conversationsCollapsed": conversations.collapsed && !conversations.gaveWay,
            "derivation": derivation.expanded ? derivation.openWidth : derivation.width,
            "configuration": configuration.collapsed ? configuration.openWidth : configuration.width,
            "configurationCollapsed": configuration.collapsed && !configuration.gaveWay
        };
    }

    // A panel that was folded for want of room comes back with the room.
    function fold(panel: var, away: bool) {
        if (away === panel.collapsed || !away && !panel.gaveWay)
            return;
        panel.collapsed = away;
        panel.gaveWay = away;
    }

    onNarrowChanged: fold(configuration, narrow)
    onVeryNarrowChanged: fold(conversations, veryNarrow)

    ConversationsPanel {
        id: conversations

        property real openWidth: panels.kept["conversations"] ?? Theme.sidePanelWidth
        // Folded because the window is narrow, not by the person.
        property bool gaveWay: false

        objectName: "conversationsPanel"
        visible: !panels.expanded
        SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
        SplitView.minimumWidth: collapsed ? Theme.railWidth : Theme.sidePanelMinimum
        SplitView.maximumWidth: collapsed ? Theme.railWidth : Theme.sidePanelMaximum
        session: panels.session
        collapsed: panels.kept["conversationsCollapsed"] ?? false
        onCollapsedChanged: gaveWay = false
    }
    ChatPanel {
        id: chat

        objectName: "chatPanel"
        visible: !panels.expanded
        SplitView.fillWidth: true
        SplitView.minimumWidth: Theme.chatMinimum
        session: panels.session
        onLinkRequested: address => panels.linkRequested(address)
    }
    DerivationPanel {
        id: derivation

        property real openWidth: panels.kept["derivation"] ?? Theme.derivationWidth

        objectName: "derivationPanel"
        // Gives way where an outer panel was opened in a narrow window.
        SplitView.preferredWidth: Math.max(Theme.derivationMinimum, Math.min(openWidth, panels.width - conversations.width - configuration.width - Theme.chatMinimum - 3 * Theme.spaceS))
        SplitView.minimumWidth: Theme.derivationMinimum
        SplitView.fillWidth: expanded
        session: panels.session
    }
    ConfigurationPanel {
        id: configuration

        property real openWidth: panels.kept["configuration"] ?? Theme.sidePanelWidth
        // Folded because the window is narrow, not by the person.
        property bool gaveWay: false

        objectName: "configurationPanel"
        visible: !panels.expanded
        SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
        SplitView.minimumWidth: collapsed ? Theme.railWidth : Theme.sidePanelMinimum
        SplitView.maximumWidth: collapsed ? Theme.railWidth : Theme.sidePanelMaximum
        session: panels.session
        collapsed: panels.kept["configurationCollapsed"] ?? false
        onCollapsedChanged: gaveWay = false
    }
}
