// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The window: four vertical panels.
ApplicationWindow {
    id: window

    required property Session session
    property string themeOverride: ""
    readonly property string derivationTab: derivation.tab
    // What the last session left: sizes and panels.
    readonly property var kept: session.settings.window
    readonly property string theme: themeOverride || session.settings.theme

    function saveState() {
        window.session.settings.window = {
            "width": window.width,
            "height": window.height,
            "conversations": conversations.collapsed ? conversations.openWidth : conversations.width,
            "conversationsCollapsed": conversations.collapsed,
            "derivation": derivation.width,
            "configuration": configuration.collapsed ? configuration.openWidth : configuration.width,
            "configurationCollapsed": configuration.collapsed
        };
    }
    // For pictures of the window: a tab of the derivation or a dialog.
    function present(name: string) {
        const dialogs = {
            "import": importDialog,
            "settings": settingsDialog,
            "keys": keysDialog
        };
        if (dialogs[name])
            dialogs[name].open();
        else
            derivation.tab = name;
    }
    function newChat() {
        window.session.chat.newConversation();
        chat.focusInput();
    }
    function openNeighbour(offset: int) {
        const id = window.session.conversations.neighbour(window.session.chat.conversation, offset);
        if (id)
            window.session.chat.open(id);
    }

    width: kept["width"] ?? 1440
    height: kept["height"] ?? 900
    minimumWidth: 900
    minimumHeight: 560
    visible: true
    title: session.chat.title ? qsTr("%1 – TripleTalk").arg(session.chat.title) : "TripleTalk"
    color: Theme.colors.surface
    palette.window: Theme.colors.surface
    palette.windowText: Theme.colors.text
    palette.base: Theme.colors.surface
    palette.text: Theme.colors.text
    palette.button: Theme.colors.hover
    palette.buttonText: Theme.colors.text
    palette.highlight: Theme.colors.accent
    palette.highlightedText: Theme.colors.accentInk
    palette.mid: Theme.colors.border
    palette.placeholderText: Theme.colors.textMuted
    onClosing: saveState()
    Component.onCompleted: chat.focusInput()

    SystemPalette {
        id: system
    }
    Binding {
        target: Theme
        property: "dark"
        value: window.theme === "dark" || window.theme !== "light" && system.window.hslLightness < 0.5
    }
    Connections {
        target: window.session

        function onNotice(message: string) {
            toast.undo = false;
            toast.show(message, "");
        }
    }
    Connections {
        target: window.session.conversations

        function onRemoved() {
            toast.undo = true;
            toast.show(qsTr("“%1” was deleted.").arg(window.session.conversations.removedTitle), qsTr("Undo"));
        }
    }

    SplitView {
        anchors.fill: parent
        handle: PanelHandle {
        }

        ConversationsPanel {
            id: conversations

            property real openWidth: window.kept["conversations"] ?? 250

            objectName: "conversationsPanel"
            SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
            SplitView.minimumWidth: collapsed ? Theme.railWidth : 190
            SplitView.maximumWidth: collapsed ? Theme.railWidth : 420
            session: window.session
            collapsed: window.kept["conversationsCollapsed"] ?? false
            onImportRequested: importDialog.open()
            onSettingsRequested: settingsDialog.open()
            onNewRequested: window.newChat()
        }
        ChatPanel {
            id: chat

            objectName: "chatPanel"
            SplitView.fillWidth: true
            SplitView.minimumWidth: 340
            session: window.session
            onImportRequested: importDialog.open()
            onLinkRequested: address => linkDialog.ask(address)
        }
        DerivationPanel {
            id: derivation

            objectName: "derivationPanel"
            SplitView.preferredWidth: window.kept["derivation"] ?? 400
            SplitView.minimumWidth: 260
            session: window.session
        }
        ConfigurationPanel {
            id: configuration

            property real openWidth: window.kept["configuration"] ?? 220

            objectName: "configurationPanel"
            SplitView.preferredWidth: collapsed ? Theme.railWidth : openWidth
            SplitView.minimumWidth: collapsed ? Theme.railWidth : 190
            SplitView.maximumWidth: collapsed ? Theme.railWidth : 340
            configurations: window.session.configurations
            collapsed: window.kept["configurationCollapsed"] ?? window.width < 1280
            onSettingsRequested: settingsDialog.open()
        }
    }
    Toast {
        id: toast

        property bool undo: false

        objectName: "toast"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceXl
        onActionRequested: if (toast.undo)
            window.session.conversations.undoRemove()
    }
    ImportDialog {
        id: importDialog

        importer: window.session.importer
    }
    SettingsDialog {
        id: settingsDialog

        settings: window.session.settings
    }
    KeysDialog {
        id: keysDialog
    }
    LinkDialog {
        id: linkDialog
    }

    Shortcut {
        sequence: "Ctrl+N"
        onActivated: window.newChat()
    }
    Shortcut {
        sequence: "Ctrl+K"
        onActivated: conversations.focusSearch()
    }
    Shortcut {
        sequence: "Ctrl+L"
        onActivated: chat.focusInput()
    }
    Shortcut {
        sequence: "Ctrl+B"
        onActivated: conversations.collapsed = !conversations.collapsed
    }
    Shortcut {
        sequence: "Ctrl+J"
        onActivated: configuration.collapsed = !configuration.collapsed
    }
    Shortcut {
        sequence: "Ctrl+1"
        onActivated: derivation.tab = "sources"
    }
    Shortcut {
        sequence: "Ctrl+2"
        onActivated: derivation.tab = "steps"
    }
    Shortcut {
        sequence: "Ctrl+3"
        onActivated: derivation.tab = "prompts"
    }
    Shortcut {
        sequence: "Alt+Up"
        onActivated: window.openNeighbour(-1)
    }
    Shortcut {
        sequence: "Alt+Down"
        onActivated: window.openNeighbour(1)
    }
    Shortcut {
        sequence: "Ctrl+O"
        onActivated: importDialog.open()
    }
    Shortcut {
        sequence: "Ctrl+,"
        onActivated: settingsDialog.open()
    }
    Shortcut {
        sequence: "F1"
        onActivated: keysDialog.open()
    }
    Shortcut {
        sequence: "Esc"
        enabled: window.session.chat.running
        onActivated: window.session.chat.stop()
    }
}
