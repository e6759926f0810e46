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
    readonly property var shown: builder.queries.find(one => one.title === languages.current) ?? builder.queries[0]

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
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                TabStrip {
                    id: languages

                    objectName: "builtLanguage"
                    Layout.fillWidth: true
                    name: qsTr("Query language")
                    visible: view.builder.queries.length > 1
                    keys: view.builder.queries.length > 0 ? Array.from(view.builder.queries, one => one.title) : [""]
                    labels: keys
                }
            }
            CodeBox {
                objectName: "builtQuery"
                Layout.fillWidth: true
                visible: view.builder.queries.length > 0
                name: qsTr("Query")
                language: view.shown?.language ?? ""
                code: view.shown?.query ?? ""
                onCopyRequested: text => view.session.copy(text)
            }
            Flow {
                Layout.fillWidth: true
                visible: view.builder.queries.length > 0
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
                    iconName: "console"
                    label: qsTr("Open in the console")
                    onClicked: view.session.show("console", {
                            [view.shown.language]: view.shown.query
                        })
                }
            }
        }
    }
}
