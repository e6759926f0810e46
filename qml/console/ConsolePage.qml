// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Queries of one's own in one language. One that came from an answer can be put back as the answer's corrected query.
FocusScope {
    id: view

    required property Session session
    required property Console queries
    readonly property bool running: queries.state === Console.Running
    // The run whose query this was, and that query; empty for one's own.
    property string about: ""
    property string original: ""
    readonly property bool hasFailed: queries.state === Console.Failed && queries.query === editor.text
    readonly property bool corrects: about !== "" && editor.text.trim() !== "" && editor.text.trim() !== original.trim() && !hasFailed

    // A query to look at, of this run or else of the answer that is looked at; empty: that which is there.
    function show(query: string, run: string) {
        if (query) {
            view.about = run || view.session.chat.currentRun();
            view.original = query;
            editor.replaceAll(query);
        }
        editor.forceActiveFocus();
    }
    function run() {
        if (view.running)
            return;
        view.queries.run(editor.text);
        explanation.refresh();
    }
    function correct() {
        if (view.session.chat.correct(view.about, editor.text, view.queries.language.name)) {
            view.about = view.session.chat.currentRun();
            view.original = editor.text;
            view.session.show("chat");
        }
    }

    Component.onCompleted: view.queries.load()
    Keys.onShortcutOverride: event => event.accepted = view.running && event.key === Qt.Key_Escape
    Keys.onEscapePressed: event => {
        event.accepted = view.running;
        if (view.running)
            view.queries.stop();
    }

    Connections {
        target: view.session.bases

        function onCurrentChanged() {
            view.queries.load();
        }
    }
    Connections {
        target: view.queries

        function onSavedAs(name: string) {
            view.session.notice(qsTr("Saved as “%1”.").arg(name));
        }
        function onFailed(why: string) {
            view.session.notice(why);
        }
    }
    NameTree {
        id: tree

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.spaceM
        anchors.bottomMargin: Theme.spaceM
        width: visible ? Theme.measureL : 0
        // In a narrow panel what is typed is completed, and that is all there is room for.
        visible: view.width > 2 * Theme.derivationWidth && names.length > 0
        names: view.queries.names
        onChosen: name => editor.write(name)
    }
    Flickable {
        id: page

        anchors.left: tree.visible ? tree.right : parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
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

            QueryEditor {
                id: editor

                Layout.fillWidth: true
                focus: true
                queries: view.queries
                minimumHeight: Math.max(Theme.measureS, Math.min(view.height * 0.22, Theme.measureL))
                onRunRequested: view.run()
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                AppButton {
                    id: runButton

                    objectName: "runQuery"
                    primary: true
                    enabled: view.running || editor.text.trim() !== ""
                    iconName: view.running ? "stop" : "play"
                    label: view.running ? qsTr("Stop") : qsTr("Run")
                    onClicked: view.running ? view.queries.stop() : view.run()

                    AppToolTip {
                        visible: runButton.hovered
                        text: view.running ? qsTr("Stop (Esc)") : qsTr("Run (Ctrl+Enter)")
                    }
                }
                // No icon stands on a line of its own.
                Row {
                    spacing: Theme.spaceXs

                    IconButton {
                        objectName: "saveQuery"
                        height: Theme.controlHeight
                        enabled: editor.text.trim() !== ""
                        iconName: "save"
                        name: qsTr("Save …")
                        onClicked: saver.open()
                    }
                    IconButton {
                        objectName: "savedQueries"
                        height: Theme.controlHeight
                        checked: savedList.shown
                        iconName: "list"
                        name: qsTr("Saved queries (%1)").arg(view.queries.saved.length)
                        onClicked: savedList.toggle()
                    }
                    IconButton {
                        objectName: "queryHistory"
                        height: Theme.controlHeight
                        checked: historyList.shown
                        iconName: "clock"
                        name: qsTr("Queries that ran before")
                        onClicked: historyList.toggle()
                    }
                    IconButton {
                        objectName: "showPlan"
                        height: Theme.controlHeight
                        visible: view.queries.language.explains
                        enabled: explanation.shown || editor.text.trim() !== ""
                        checked: explanation.shown
                        iconName: "understood"
                        name: qsTr("How the query is run")
                        onClicked: explanation.toggle()
                    }
                }
            }
            QueryList {
                id: savedList

                objectName: "savedList"
                Layout.fillWidth: true
                entries: view.queries.saved
                emptyText: qsTr("Queries that you save by a name stand here.")
                onChosen: query => editor.replaceAll(query)
                onRemoved: name => view.queries.removeSaved(name)
                onOpened: historyList.shown = false
            }
            QueryList {
                id: historyList

                objectName: "historyList"
                Layout.fillWidth: true
                entries: Array.from(view.queries.history, query => ({
                                "name": "",
                                "query": query,
                                "outdated": ""
                            }))
                emptyText: qsTr("Queries that you ran stand here.")
                onChosen: query => editor.replaceAll(query)
                onOpened: savedList.shown = false
            }
            CorrectionBar {
                Layout.fillWidth: true
                visible: view.about !== ""
                changed: view.corrects
                onCorrectRequested: view.correct()
                onDismissed: view.about = ""
            }
            Note {
                objectName: "queryError"
                Layout.fillWidth: true
                visible: view.queries.state === Console.Failed
                message: view.queries.error
            }
            ProgressLine {
                Layout.fillWidth: true
                visible: view.running
                fraction: -1
                name: qsTr("The query is running")
            }
            QueryPlan {
                id: explanation

                Layout.fillWidth: true
                session: view.session
                queries: view.queries
                query: editor.text
            }
            AppText {
                objectName: "queryTruth"
                Layout.fillWidth: true
                visible: view.queries.truth !== undefined
                text: view.queries.truth ? qsTr("Yes, that is so.") : qsTr("No, that is not so.")
                font.pixelSize: Theme.fontHeading
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            AppText {
                objectName: "querySummary"
                Layout.fillWidth: true
                // How many rows there are is told over the table.
                readonly property string seconds: (view.queries.ms / 1000).toLocaleString(Qt.locale(), "f", view.queries.ms < 100 ? 3 : 1)

                visible: view.queries.state === Console.Done
                text: result.visible ? qsTr("%1 s").arg(seconds) : qsTr("%1 in %2 s").arg(qsTr("%n row(s)", "", view.queries.table?.total ?? 0)).arg(seconds)
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
            ResultView {
                id: result

                objectName: "queryResult"
                Layout.fillWidth: true
                visible: view.queries.table !== null && view.queries.table.total > 0 && view.queries.truth === undefined
                session: view.session
                table: view.queries.table
                truncated: view.queries.truncated
                maximumRows: Math.max(8, Math.floor((view.height - editor.height) / Theme.rowHeight) - 6)
            }
            EmptyState {
                Layout.fillWidth: true
                Layout.topMargin: Theme.spaceXl
                visible: view.queries.state === Console.Idle && editor.text === ""
                iconName: "console"
                title: qsTranslate("Sentence", view.queries.language.invitation)
                explanation: qsTr("Names complete while you type (Ctrl+Space). Nothing that is written here can change the data.")
            }
        }
    }
    SaveQueryDialog {
        id: saver

        taken: Array.from(view.queries.saved, one => one.name)
        onNamed: name => view.queries.save(name, editor.text)
    }
}
