// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A query that is put together by clicks: its parts as chips, what it finds, and how it is written.
FocusScope {
    id: view

    required property Session session
    readonly property QueryBuilder builder: session.explorer.builder
    readonly property string shown: builder.queries[languages.current] ?? ""
    readonly property bool isBegun: builder.about !== ""

    Keys.onShortcutOverride: event => event.accepted = event.matches(StandardKey.Undo) || event.matches(StandardKey.Redo)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Undo))
            view.builder.undo();
        else if (event.matches(StandardKey.Redo))
            view.builder.redo();
        else
            event.accepted = false;
    }

    Flickable {
        id: page

        anchors.fill: parent
        clip: true
        contentHeight: column.implicitHeight + Theme.spaceM
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar {
        }

        ColumnLayout {
            id: column

            x: Theme.spaceM
            width: page.width - 2 * Theme.spaceM
            spacing: Theme.spaceS

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceXs

                AppText {
                    objectName: "builtWords"
                    Layout.fillWidth: true
                    text: view.builder.words
                    font.pixelSize: Theme.fontHeading
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                IconButton {
                    objectName: "undoPart"
                    Layout.alignment: Qt.AlignTop
                    enabled: view.builder.canUndo
                    iconName: "undo"
                    name: qsTr("Undo")
                    size: Theme.iconS
                    onClicked: view.builder.undo()
                }
                IconButton {
                    objectName: "redoPart"
                    Layout.alignment: Qt.AlignTop
                    enabled: view.builder.canRedo
                    iconName: "redo"
                    name: qsTr("Redo")
                    size: Theme.iconS
                    onClicked: view.builder.redo()
                }
            }
            ReadingChips {
                objectName: "builtParts"
                Layout.fillWidth: true
                focus: true
                reading: view.builder.parts
                extendable: view.builder.about
                finder: view.session.partFinder
                onChanged: (place, choice) => view.builder.change(place, choice)
                onEdited: edit => view.builder.edit(edit)
            }
            Flow {
                Layout.fillWidth: true
                visible: view.isBegun
                spacing: Theme.spaceS

                AppButton {
                    objectName: "askBuilt"
                    primary: true
                    enabled: !view.builder.busy && !view.session.chat.running
                    iconName: "message"
                    label: qsTr("Ask this in the chat")
                    onClicked: view.builder.ask()
                }
                AppButton {
                    objectName: "builtInConsole"
                    enabled: view.shown
                    iconName: "console"
                    label: qsTr("Open in the console")
                    onClicked: view.session.show("console", {
                            [languages.current]: view.shown
                        })
                }
            }
            ProgressLine {
                Layout.fillWidth: true
                opacity: view.builder.busy ? 1 : 0
                fraction: view.builder.busy ? -1 : 0
                name: qsTr("The query is running")
            }
            Note {
                objectName: "builtError"
                Layout.fillWidth: true
                visible: view.builder.error
                message: view.builder.error
            }
            ResultView {
                objectName: "builtResult"
                Layout.fillWidth: true
                visible: view.builder.table !== null
                session: view.session
                table: view.builder.table
                truncated: view.builder.truncated
                maximumRows: Math.max(8, Math.floor(view.height / Theme.rowHeight) - 12)
            }
            TabStrip {
                id: languages

                objectName: "builtLanguage"
                Layout.fillWidth: true
                visible: view.isBegun
                name: qsTr("Query language")
                keys: ["sql", "sparql", "cypher"]
                labels: Array.from(keys, one => QueryLanguages.of(one).title)
            }
            CodeBox {
                objectName: "builtQuery"
                Layout.fillWidth: true
                visible: view.shown
                name: qsTr("Query")
                language: languages.current
                code: view.shown
                onCopyRequested: text => view.session.copy(text)
            }
            AppText {
                objectName: "noQuery"
                Layout.fillWidth: true
                visible: view.isBegun && !view.shown
                text: qsTr("A part of this is made in the database alone: the graph has no counterpart.")
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
            }
        }
    }
}
