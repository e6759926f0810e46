// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 2: the conversation.
Rectangle {
    id: panel

    required property Session session
    readonly property Chat chat: session.chat
    readonly property bool ready: session.bases.state === Bases.Ready && !session.configurations.problem

    signal linkRequested(string address)

    function focusInput() {
        input.focusInput();
    }
    // Writes the beginning of a question, for the person to go on.
    function startQuestion(text: string) {
        input.text = text;
        input.focusInput();
    }

    color: Theme.colors.surface
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Chat")

    Connections {
        target: panel.chat

        function onConversationChanged() {
            if (!panel.chat.conversation)
                panel.focusInput();
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PanelHeader {
            Layout.fillWidth: true
            title: panel.chat.title || qsTr("New chat")
        }
        Divider {
            Layout.fillWidth: true
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ListView {
                id: list

                property bool atEnd: true

                // The newest turn from its question on, if it is higher than the view; else the end.
                function follow() {
                    const newest = list.itemAtIndex(list.count - 1);
                    if (newest && newest.height > list.height)
                        list.positionViewAtIndex(list.count - 1, ListView.Beginning);
                    else
                        list.positionViewAtEnd();
                }

                objectName: "turnList"
                anchors.fill: parent
                clip: true
                model: panel.chat.turns
                topMargin: Theme.spaceXl
                // Delegates keep their height while they are near: no jumps when scrolling back.
                cacheBuffer: 4000
                boundsBehavior: Flickable.StopAtBounds
                visible: count > 0
                ScrollBar.vertical: AppScrollBar {
                }
                onMovementEnded: atEnd = atYEnd
                onContentHeightChanged: if (atEnd)
                    Qt.callLater(list.follow) // qmllint disable
                onCountChanged: {
                    atEnd = true;
                    Qt.callLater(list.follow); // qmllint disable
                }

                delegate: TurnItem {
                    width: ListView.view.width
                    session: panel.session
                    onLinkRequested: address => panel.linkRequested(address)
                }
            }
            EmptyChat {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.readingWidth * 0.85)
                visible: list.count === 0 && !panel.chat.loading
                bases: panel.session.bases
                importer: panel.session.importer
                onAsked: question => panel.chat.ask(question)
                onImportRequested: panel.session.show("import")
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.leftMargin: Theme.spaceXl
            Layout.rightMargin: Theme.spaceXl
            Layout.topMargin: Theme.spaceS
            Layout.bottomMargin: Theme.spaceM
            spacing: Theme.spaceS

            Note {
                Layout.fillWidth: true
                visible: panel.session.configurations.problem
                error: false
                message: panel.session.configurations.problem
            }
            QuestionInput {
                id: input

                Layout.fillWidth: true
                ready: panel.ready && !panel.chat.loading
                running: panel.chat.running
                placeholder: list.count > 0 ? qsTr("Ask a follow-up question") : qsTr("Ask a question")
                onAsked: question => panel.chat.ask(question)
                onStopRequested: panel.chat.stop()
            }
            DestinationBadge {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceXs
                destination: panel.session.configurations.destination
            }
        }
    }
}
