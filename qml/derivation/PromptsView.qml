// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The exact prompt and the raw reply of every model call, and a search through all of them (Ctrl+F).
FocusScope {
    id: view

    required property Session session
    readonly property PromptModel prompts: session.derivation.prompts

    // A call: { call }.
    function show(_: string, wanted: var) {
        list.forceLayout();
        list.positionViewAtIndex(view.prompts.rowOf(wanted.call), ListView.Beginning);
    }
    function find() {
        field.forceActiveFocus();
        field.selectAll();
    }
    function showHit() {
        if (view.prompts.hitRow >= 0)
            list.positionViewAtIndex(view.prompts.hitRow, ListView.Center);
    }

    objectName: "promptsView"
    Keys.onShortcutOverride: event => event.accepted = event.matches(StandardKey.Find)
    Keys.onPressed: event => {
        event.accepted = event.matches(StandardKey.Find);
        if (event.accepted)
            view.find();
    }

    Connections {
        target: view.prompts

        function onHitChanged() {
            Qt.callLater(view.showHit); // qmllint disable
        }
    }
    ColumnLayout {
        anchors.fill: parent
        visible: view.prompts.calls > 0
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            spacing: Theme.spaceXs

            AppTextField {
                id: field

                objectName: "promptSearch"
                Layout.fillWidth: true
                name: qsTr("Search the prompts")
                placeholderText: qsTr("Search the prompts (Ctrl+F)")
                onTextEdited: view.prompts.phrase = text
                onAccepted: view.prompts.move(1)
                Keys.onPressed: event => {
                    const back = event.key === Qt.Key_Return && event.modifiers === Qt.ShiftModifier;
                    event.accepted = back || event.key === Qt.Key_Escape && text;
                    if (back)
                        view.prompts.move(-1);
                    else if (event.accepted)
                        view.prompts.phrase = text = "";
                }
            }
            AppText {
                objectName: "hitCount"
                visible: field.text
                text: view.prompts.hits > 0 ? qsTr("%1 of %2").arg(view.prompts.hit + 1).arg(view.prompts.hits) : qsTr("not found")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
            IconButton {
                objectName: "previousHit"
                enabled: view.prompts.hits > 0
                iconName: "chevron-up"
                name: qsTr("Previous hit (Shift+Enter)")
                size: Theme.iconS
                onClicked: view.prompts.move(-1)
            }
            IconButton {
                objectName: "nextHit"
                enabled: view.prompts.hits > 0
                iconName: "chevron-down"
                name: qsTr("Next hit (Enter)")
                size: Theme.iconS
                onClicked: view.prompts.move(1)
            }
        }
        RunList {
            id: list

            objectName: "promptRows"
            Layout.fillWidth: true
            Layout.fillHeight: true
            derivation: view.session.derivation
            rows: view.prompts
            cacheBuffer: 600
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Prompts and replies")

            delegate: PromptRow {
                width: ListView.view.width - 2 * Theme.spaceM
                prompts: view.prompts
                onCopyRequested: text => view.session.copy(text)
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: view.prompts.calls === 0
        iconName: "model"
        title: qsTr("No prompts")
        explanation: qsTr("An offline answer asks no model. With a model, the exact prompt and the raw reply of every call are shown here.")
    }
}
