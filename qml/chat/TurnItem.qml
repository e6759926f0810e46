// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A question and its answer.
Item {
    id: turn

    required property Session session
    required property int index
    required property string question
    required property string understood
    required property var reading
    required property var unplaced
    required property string answerHtml
    required property string answerText
    required property string status
    required property string activity
    required property int round
    required property int rounds
    required property real started
    required property real totalMs
    required property var sources
    required property ResultTable table
    required property bool complete
    required property string errorText
    required property string errorDetail
    required property string strategy
    required property string modelName
    required property int runIndex
    required property int runCount
    required property bool isCurrent
    readonly property bool running: status === "running"

    signal cited(int n)
    signal copyRequested(string text)
    signal askedAgain
    signal runRequested(int offset)
    signal stopRequested
    signal selectRequested
    signal linkRequested(string address)

    implicitHeight: column.implicitHeight + Theme.spaceXl

    TapHandler {
        onTapped: turn.selectRequested()
    }
    ColumnLayout {
        id: column

        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.readingWidth)
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.spaceM

        QuestionBubble {
            Layout.alignment: Qt.AlignRight
            Layout.maximumWidth: column.width * 0.85
            Layout.preferredWidth: implicitWidth
            text: turn.question
        }
        UnderstoodLine {
            Layout.fillWidth: true
            visible: turn.understood
            text: turn.understood
            reading: turn.reading
            unplaced: turn.unplaced
        }
        ResultView {
            objectName: "answerTable"
            Layout.fillWidth: true
            visible: turn.table !== null
            session: turn.session
            table: turn.table
            truncated: !turn.complete
            fileName: turn.question.slice(0, 60).replace(/[^\p{L}\p{N}]+/gu, " ").trim() || qsTr("table")
        }
        AnswerText {
            objectName: "answerText"
            Layout.fillWidth: true
            visible: turn.answerHtml
            html: turn.answerHtml
            onCited: n => turn.cited(n)
            onLinkRequested: address => turn.linkRequested(address)
        }
        StatusLine {
            Layout.fillWidth: true
            visible: turn.running
            activity: turn.activity
            round: turn.round
            rounds: turn.rounds
            started: turn.started
            onStopRequested: turn.stopRequested()
        }
        Note {
            Layout.fillWidth: true
            visible: turn.status === "failed"
            message: turn.errorText
            detail: turn.errorDetail
            actionLabel: qsTr("Ask again")
            onActionRequested: turn.askedAgain()
        }
        AppText {
            Layout.fillWidth: true
            visible: turn.status === "cancelled"
            text: qsTr("Stopped. What had come so far is kept.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            font.italic: true
        }
        AnswerFooter {
            Layout.fillWidth: true
            visible: !turn.running
            sources: turn.sources
            answerText: turn.answerText
            strategy: turn.strategy
            modelName: turn.modelName
            totalMs: turn.totalMs
            runIndex: turn.runIndex
            runCount: turn.runCount
            onCited: n => turn.cited(n)
            onCopyRequested: text => turn.copyRequested(text)
            onAskedAgain: turn.askedAgain()
            onRunRequested: offset => turn.runRequested(offset)
        }
    }
}
