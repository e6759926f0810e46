// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The window: four panels, or over them the one stage that was asked for.
ApplicationWindow {
    id: window

    required property Session session
    property string themeOverride: ""
    property real textScaleOverride: 0
    // What the screen leaves for a window: of a larger one the edges could not be reached.
    property size room: Qt.size(Theme.windowWidth, Theme.windowHeight)
    readonly property string derivationTab: panels.derivation.tab
    readonly property var kept: session.settings.window
    readonly property string theme: themeOverride || session.settings.theme
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft // qmllint disable

    function saveState() {
        const state = panels.state();
        state["width"] = window.width;
        state["height"] = window.height;
        window.session.settings.window = state;
    }
    // Shows a stage, a dialog or a part of the derivation panel.
    function show(view: string, wanted: var) {
        if (view === "keys")
            return showKeys();
        if (keysStage.shown)
            keysStage.close();
        if (stage.has(view))
            stage.show(view, wanted);
        else if (view === "chat")
            showChat(wanted);
        else if (view === "link")
            linkDialog.ask(wanted.address);
        else
            panels.derivation.show(view, wanted);
    }
    // Over the stage that is worked in, which is there again afterwards.
    function showKeys() {
        const host = stage.shown && stage.item.objectName !== "settingsView" ? keysStage : stage;
        host.show("settings", {
                "page": "keys"
            });
    }
    // With the beginning of a question: { question }.
    function showChat(wanted: var) {
        stage.close();
        panels.expanded = false;
        if (wanted?.question)
            panels.chat.startQuestion(wanted.question);
    }

    width: Math.min(kept["width"] ?? Theme.windowWidth, room.width)
    height: Math.min(kept["height"] ?? Theme.windowHeight, room.height)
    minimumWidth: Math.min(Theme.windowMinimumWidth, room.width)
    minimumHeight: Math.min(Theme.windowMinimumHeight, room.height)
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
    // Rows of Qt's own file dialog are only tinted by the highlight; fields have colours of their own.
    palette.highlightedText: Theme.colors.text
    palette.light: Theme.colors.surface
    palette.midlight: Theme.colors.hover
    palette.mid: Theme.colors.border
    palette.placeholderText: Theme.colors.textMuted
    // Of the window, so that what lies over it, dialogs and menus, is mirrored too.
    LayoutMirroring.enabled: mirrored
    LayoutMirroring.childrenInherit: true
    onClosing: saveState()
    onActiveChanged: if (active)
        session.refresh()
    Component.onCompleted: panels.chat.focusInput()

    SystemPalette {
        id: system
    }
    Binding {
        target: Theme
        property: "dark"
        value: window.theme === "dark" || window.theme !== "light" && system.window.hslLightness < 0.5
    }
    Binding {
        target: Theme
        property: "textScale"
        value: window.textScaleOverride || window.session.settings.textScale
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: window.session.settings.reducedMotion
    }
    PathBarColor {
    }
    Connections {
        target: window.session

        function onNotice(message: string) {
            toast.offer = null;
            toast.show(message, "");
        }
        function onViewRequested(view: string, wanted: var) {
            window.show(view, wanted);
        }
    }
    Connections {
        readonly property var report: window.session.importer.report

        target: window.session.importer

        function onImported() {
            if (stage.shown || window.session.importer.state !== Importer.Done)
                return;
            toast.offer = () => window.session.show("import");
            toast.show(qsTr("“%1” was imported.").arg(report["name"]), qsTr("Show the report"));
        }
    }
    Connections {
        target: window.session.conversations

        function onRemoved() {
            toast.offer = () => window.session.conversations.undoRemove();
            toast.show(qsTr("“%1” was deleted.").arg(window.session.conversations.removedTitle), qsTr("Undo"));
        }
    }
    Connections {
        target: window.session.baseKeeper

        function onRemoved(name: string) {
            toast.offer = () => window.session.baseKeeper.undoRemove();
            toast.show(qsTr("“%1” was deleted.").arg(name), qsTr("Undo"));
        }
    }
    Connections {
        target: window.session.configurations

        function onRemoved(name: string) {
            toast.offer = () => window.session.configurations.undoRemove();
            toast.show(qsTr("“%1” was deleted.").arg(name), qsTr("Undo"));
        }
    }

    Panels {
        id: panels

        anchors.fill: parent
        session: window.session
        visible: !stage.shown
        // Where the button that had the focus went away nothing hidden gets it.
        enabled: visible
        onLinkRequested: address => linkDialog.ask(address)
    }
    StageHost {
        id: stage

        anchors.fill: parent
        session: window.session
        visible: shown && !keysStage.shown
        enabled: visible
        onClosed: panels.chat.focusInput()
    }
    StageHost {
        id: keysStage

        anchors.fill: parent
        overStage: true
        session: window.session
        onClosed: (stage.item as Stage)?.forceActiveFocus()
    }
    DropHint {
        objectName: "dropHint"
        anchors.fill: parent
        onFilesDropped: files => window.session.show("import", {
                    "sources": files
                })
    }
    Toast {
        id: toast

        // What its button does.
        property var offer: null

        objectName: "toast"
        // Over the title of what is seen: so it covers no control, and nothing makes room for it.
        parent: ((keysStage.item ?? stage.item) as Stage)?.messagePlace ?? panels.messagePlace
        onActionRequested: if (toast.offer)
            toast.offer.call()
    }
    ConsentDialog {
        consent: window.session.consent
    }
    LinkDialog {
        id: linkDialog
    }
    WindowKeys {
        session: window.session
        panels: panels
        staged: stage.shown
    }
}
