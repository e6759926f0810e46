// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One of two answers: its table, its words, its sources, and what it took.
Rectangle {
    id: side

    required property Session session
    required property string configuration
    required property var figures
    required property int index
    required property var answerParts
    required property string understood
    required property string status
    required property string activity
    required property int round
    required property int rounds
    required property real started
    required property ResultTable table
    required property bool complete
    required property var bases
    required property var sources
    required property string errorText
    required property string errorDetail
    readonly property bool running: status === "running" || status === "loading"
    // "1.2 s · 3,400 tokens · 2 calls of a model"
    readonly property string cost: figures["seconds"] === undefined ? "" : qsTr("%1 s · %2 · %3").arg(figures["seconds"].toLocaleString(Qt.locale(), "f", 1)).arg(qsTr("%Ln token(s)", "", figures["tokens"])).arg(qsTr("%n model call(s)", "", figures["calls"]))

    // The answer in the chat, and the source of this number beside it.
    function showInChat(source: int) {
        side.session.comparison.showInChat(side.index);
        side.session.show("chat");
        side.session.show("sources", source > 0 ? {
                "n": source
            } : {});
    }

    objectName: "side" + index
    radius: Theme.radiusL
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.Grouping
    Accessible.name: configuration

    ScrollColumn {
        anchors.fill: parent
        anchors.margins: Theme.spaceM
        gap: Theme.spaceM

        AppText {
            objectName: "cost"
            Layout.fillWidth: true
            visible: text
            text: side.cost
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        AppText {
            Layout.fillWidth: true
            visible: side.understood
            text: qsTr("Understood as: %1").arg(side.understood)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        ResultView {
            objectName: "sideTable"
            Layout.fillWidth: true
            visible: side.table !== null
            session: side.session
            table: side.table
            bases: side.bases
            truncated: !side.complete
            fileName: side.configuration
        }
        AnswerParts {
            objectName: "sideAnswer"
            Layout.fillWidth: true
            visible: side.answerParts.length > 0
            parts: side.answerParts
            onCited: n => side.showInChat(n)
            onLinkRequested: address => side.session.show("link", {
                        "address": address
                    })
            onCopyRequested: text => side.session.copy(text)
        }
        StatusLine {
            Layout.fillWidth: true
            visible: side.running
            activity: side.activity
            round: side.round
            rounds: side.rounds
            started: side.started
            onStopRequested: side.session.comparison.stop()
        }
        Note {
            objectName: "sideTrouble"
            Layout.fillWidth: true
            visible: side.status === "failed"
            message: side.errorText
            detail: side.errorDetail
        }
        AppText {
            Layout.fillWidth: true
            visible: side.status === "cancelled"
            text: qsTr("Stopped. What had come so far is kept.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
        }
        Flow {
            Layout.fillWidth: true
            visible: !side.running
            spacing: Theme.spaceS

            AppButton {
                objectName: "showInChat"
                label: side.sources.length > 0 ? qsTr("%n source(s), in the chat", "", side.sources.length) : qsTr("Show in the chat")
                iconName: "message"
                onClicked: side.showInChat(side.sources[0] ?? 0)
            }
        }
    }
}
