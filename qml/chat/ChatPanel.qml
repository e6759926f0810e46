// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 2: the conversation.
Rectangle {
    id: panel

    required property Session session
    readonly property Chat chat: session.chat
    readonly property alias messagePlace: header.messagePlace
    readonly property bool ready: session.bases.state === Bases.Ready && !session.configurations.problem

    signal linkRequested(string address)

    function focusInput() {
        input.focusInput();
    }
    // What the last question was understood as, from where Tab leads through its parts.
    function focusReading() {
        turns.focusReading();
    }
    // Asks what was offered with a click. The offer goes away with it, so the keys go to where the next question is written.
    function askOffered(question: string) {
        panel.chat.ask(question);
        input.focusInput();
    }
    // Writes the beginning of a question, for the person to go on.
    function startQuestion(text: string) {
        input.text = text;
        input.focusInput();
    }
    // What was written here before and not sent.
    function takeDraft() {
        if (input.text !== panel.chat.draft())
            input.beginWith(panel.chat.draft());
    }

    color: Theme.colors.surface
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Chat")

    Connections {
        target: panel.chat

        function onReturned(question: string) {
            // What else was begun there stays.
            panel.startQuestion(input.text ? input.text + "\n" + question : question);
        }

        function onConversationChanged() {
            input.beginWith(panel.chat.draft());
            if (!panel.chat.conversation)
                panel.focusInput();
        }
        function onLoadingChanged() {
            panel.takeDraft();
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PanelHeader {
            id: header

            Layout.fillWidth: true
            title: panel.chat.title || qsTr("New chat")

            Tag {
                objectName: "temporaryTag"
                Layout.rightMargin: Theme.spaceS
                visible: panel.chat.temporary
                label: qsTr("not stored")
            }
        }
        ChatBases {
            objectName: "chatBases"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceL
            Layout.rightMargin: Theme.spaceL
            Layout.bottomMargin: Theme.spaceS
            session: panel.session
            onInputRequested: panel.focusInput()
        }
        Divider {
            Layout.fillWidth: true
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            TurnList {
                id: turns

                anchors.fill: parent
                session: panel.session
                onLinkRequested: address => panel.linkRequested(address)
                onInputRequested: panel.focusInput()
            }
            // Large text may need more than there is.
            ScrollColumn {
                id: emptyPlace

                anchors.fill: parent
                visible: turns.count === 0 && !panel.chat.loading
                margin: Theme.spaceXl
                maximumWidth: Theme.readingWidth * 0.85

                EmptyChat {
                    Layout.fillWidth: true
                    Layout.topMargin: Math.max(Theme.spaceM, (emptyPlace.height - implicitHeight) / 2)
                    Layout.bottomMargin: Theme.spaceM
                    bases: panel.session.bases
                    importer: panel.session.importer
                    configurations: panel.session.configurations
                    onAsked: question => panel.askOffered(question)
                    onImportRequested: panel.session.show("import")
                    onConnectRequested: panel.session.show("bases", {
                            "connect": true
                        })
                    onTableRequested: table => panel.session.show("explore", {
                                "table": table
                            })
                    onModelsRequested: panel.session.show("settings", {
                            "page": "models",
                            "forChat": true
                        })
                }
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
                objectName: "baseGone"
                Layout.fillWidth: true
                visible: panel.session.chatBaseGone
                error: false
                message: qsTr("The knowledge base of this chat is gone. The chat can still be read; to ask, begin a new one.")
                actionLabel: qsTr("New chat")
                onActionRequested: panel.chat.newConversation()
            }
            Note {
                Layout.fillWidth: true
                visible: panel.session.configurations.problem
                error: false
                message: panel.session.configurations.problem
                readonly property var alternative: panel.session.configurations.alternative

                actionLabel: alternative.name ? qsTr("Use “%1”").arg(alternative.title) : ""
                onActionRequested: panel.session.configurations.strategy = alternative.name
            }
            Note {
                readonly property var several: panel.session.configurations.askingSeveral

                objectName: "othersNotAsked"
                Layout.fillWidth: true
                visible: panel.chat.others.count > 0 && !panel.session.configurations.asksSeveral
                error: false
                message: qsTr("Only “%1” is asked. Strategies that ask several graphs: %2.").arg(panel.session.bases.name).arg(several.map(one => qsTr("“%1”").arg(one.title)).join(", "))
                actionLabel: several.length > 0 ? qsTr("Ask all") : ""
                onActionRequested: panel.session.configurations.strategy = several[0].name
            }
            Note {
                objectName: "othersTrouble"
                Layout.fillWidth: true
                visible: panel.session.configurations.asksSeveral && panel.chat.others.trouble
                error: false
                message: panel.chat.others.trouble
                actionLabel: panel.chat.others.gone.length > 0 ? qsTr("Remove") : ""
                onActionRequested: panel.chat.others.removeGone()
            }
            FollowUps {
                Layout.fillWidth: true
                questions: panel.chat.followUps
                onAsked: question => panel.askOffered(question)
            }
            QuestionInput {
                id: input

                completer: panel.session.completer
                lastQuestion: panel.chat.lastQuestion
                Layout.fillWidth: true
                ready: panel.ready && !panel.chat.loading && !(panel.session.configurations.asksSeveral && panel.chat.others.opening) && !panel.session.chatBaseGone
                running: panel.chat.running
                placeholder: turns.count > 0 ? qsTr("Ask a follow-up question") : qsTr("Ask a question")
                onAsked: question => panel.chat.ask(question)
                onStopRequested: panel.chat.stop()
                onTextChanged: panel.chat.setDraft(text)
                onPageRequested: direction => turns.scrollPage(direction)
            }
            DestinationBadge {
                objectName: "destinationBadge"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceXs
                departures: panel.session.configurations.departures
                onClicked: panel.session.show("settings", {
                        "page": "privacy"
                    })
            }
        }
    }
}
