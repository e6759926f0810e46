// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Shows one stage over the panels, or none. Stages are loaded when they are first wanted: the window opens without them.
Loader {
    id: host

    required property Session session
    property bool overStage: false
    readonly property bool shown: status === Loader.Ready
    readonly property var files: ({
            "bases": "BasesView.qml",
            "compare": "CompareView.qml",
            "import": "ImportWizard.qml",
            "settings": "SettingsView.qml",
            "schema": "SchemaStage.qml"
        })

    signal closed

    function has(name: string): bool {
        return name in host.files;
    }
    function show(name: string, wanted: var) {
        const there = host.item as Stage;
        if (there?.retakes && host.source.toString().endsWith("/" + host.files[name])) {
            there.arguments = wanted ?? {};
            return;
        }
        host.setSource("qrc:/TripleTalk/" + host.files[name], {
                "session": host.session,
                "arguments": wanted ?? {},
                "overStage": host.overStage
            });
        (host.item as Stage)?.forceActiveFocus();
    }
    function close() {
        host.source = "";
        host.closed();
    }

    visible: shown
    focus: shown

    Connections {
        target: host.item as Stage

        function onClosed() {
            host.close();
        }
    }
}
