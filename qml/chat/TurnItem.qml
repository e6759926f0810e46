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
    required property string turnId
    required property string runId
    required property string question
    required property int branchIndex
    required property int branchCount
    required property string understood
    required property var reading
    required property string extendable
    required property var notes
    required property var offered
    required property var meanings
    required property var unsupported
    required property bool outdated
    required property var answerParts
    required property string answerText
    required property string status
    required property string activity
    required property int round
    required property int rounds
    required property var modelWork
    required property real started
    required property real totalMs
    required property var sources
    required property ResultTable table
    required property bool complete
    required property string errorText
    required property string errorDetail
    required property string byline
    required property string modelName
    required property int prompts
    required property string query
    required property string queryLanguage
    required property var bases
    required property int runIndex
    required property int runCount
    required property int opinion
    required property bool kept
    required property bool isExample
    readonly property Chat chat: session.chat
    readonly property bool running: status === "running"
    readonly property bool ended: !running && status !== "loading"
    readonly property bool free: !chat.running && !chat.loading
    // Here rather than in the footer, which outlives the turn for a moment: the chat stays, and would call its binding then.
    readonly property bool judgeable: (status === "answered" || status === "not_found") && !chat.temporary
    property bool judging: false

    signal linkRequested(string address)
    signal revealRequested(Item item)
    signal exportRequested(string ending)
    // What had the focus goes away.
    signal inputRequested

    function show(view: string, wanted: var) {
        turn.chat.select(turn.index);
        turn.session.show(view, wanted ?? {});
    }
    function focusReading() {
        understoodLine.focusReading();
    }
    function askAgain() {
        turn.chat.askAgain(turn.index);
        turn.inputRequested();
    }
    function judge(opinion: int) {
        turn.judging = opinion !== turn.opinion || !turn.judging;
        if (opinion !== turn.opinion)
            turn.session.feedback.say(turn.index, opinion);
    }

    implicitHeight: column.implicitHeight + Theme.spaceXl

    // What a correction teaches is said, and can be taken back.
    Connections {
        function onTaught(run: string) {
            if (run === turn.runId)
                turn.judging = true;
        }

        target: turn.session.feedback
    }

    TapHandler {
        onTapped: turn.chat.select(turn.index)
    }
    ColumnLayout {
        id: column

        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.readingWidth)
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.spaceM

        QuestionBubble {
            id: bubble

            Layout.fillWidth: true
            text: turn.question
            branchIndex: turn.branchIndex
            branchCount: turn.branchCount
            editable: turn.free
            onEdited: text => turn.chat.edit(turn.index, text)
            onBranchRequested: offset => turn.chat.showBranch(turn.index, offset)
            onCopyRequested: text => turn.session.copy(text)
            onRefolded: turn.revealRequested(bubble)
        }
        UnderstoodLine {
            id: understoodLine

            Layout.fillWidth: true
            visible: turn.understood
            text: turn.understood
            reading: turn.reading
            extendable: turn.extendable
            finder: turn.session.partFinder
            notes: turn.notes
            editable: turn.free
            onCorrected: text => turn.chat.askAs(turn.index, text)
            onBuildRequested: turn.session.build(turn.runId)
            onEdited: edit => edit.what === "synonym" ? turn.session.feedback.meansTheSame(turn.index, edit.said, edit.table, edit.column, edit.value ?? "") : turn.chat.editReading(turn.index, edit)
            onChoiceMade: (place, choice) => turn.chat.changeReading(turn.index, place, choice)
        }
        Lazy {
            Layout.fillWidth: true
            wanted: turn.table !== null

            ResultView {
                objectName: "answerTable"
                width: column.width
                session: turn.session
                table: turn.table
                bases: turn.bases
                truncated: !turn.complete
                fileName: turn.question.slice(0, 60).replace(/[^\p{L}\p{N}]+/gu, " ").trim() || qsTr("table")
            }
        }
        AnswerParts {
            id: parts

            Layout.fillWidth: true
            visible: turn.answerParts.length > 0
            parts: turn.answerParts
            onCited: n => turn.show("sources", {
                        "n": n
                    })
            onLinkRequested: address => turn.linkRequested(address)
            onCopyRequested: text => turn.session.copy(text)

            SourcePreview {
                objectName: "sourcePreview"
                parent: parts.hovered ?? parts
                x: (parts.hovered?.pointer.x ?? 0) + Theme.spaceS
                y: (parts.hovered?.pointer.y ?? 0) + Theme.spaceL
                visible: parts.hovered !== null
                number: parts.hovered?.hoveredCitation ?? 0
                source: visible ? turn.chat.turns.source(turn.index, number) : null
            }
        }
        AnswerRemarks {
            Layout.fillWidth: true
            meanings: turn.meanings
            unsupported: turn.unsupported
            offered: turn.offered
            outdated: turn.outdated
            answered: turn.status === "answered"
            asksItself: /[?？]/.test(turn.answerText)
            enabledOffers: turn.free
            onOfferTaken: index => turn.chat.takeReading(turn.index, index)
        }
        Lazy {
            Layout.fillWidth: true
            wanted: turn.running

            StatusLine {
                width: column.width
                activity: turn.activity
                round: turn.round
                rounds: turn.rounds
                modelWork: turn.modelWork
                started: turn.started
                onStopRequested: {
                    turn.chat.stop();
                    turn.inputRequested();
                }
            }
        }
        AppText {
            visible: turn.status === "loading"
            text: qsTr("Reading the answer …")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
        }
        Lazy {
            Layout.fillWidth: true
            wanted: turn.status === "failed"

            FailedNote {
                width: column.width
                message: turn.errorText
                detail: turn.errorDetail
                canDoWithoutModel: turn.modelName && turn.chat.answersWithoutModel()
                onAskedAgain: turn.askAgain()
                onWithoutModelRequested: turn.chat.askWithoutModel(turn.index)
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: turn.status === "cancelled"
            text: qsTr("Stopped. What had come so far is kept.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            font.italic: true
        }
        Lazy {
            Layout.fillWidth: true
            wanted: turn.ended
            stays: true

            AnswerFooter {
                width: column.width
                sources: turn.sources
                hasAnswer: turn.answerText
                hasPrompts: turn.prompts > 0
                canJudge: turn.judgeable
                canAsk: turn.free
                canExport: !turn.chat.temporary
                opinion: turn.opinion
                byline: turn.byline
                modelName: turn.modelName
                totalMs: turn.totalMs
                runIndex: turn.runIndex
                runCount: turn.runCount
                onCited: n => turn.show("sources", {
                            "n": n
                        })
                onViewRequested: view => turn.show(view)
                onJudged: opinion => turn.judge(opinion)
                onCopyRequested: markdown => turn.session.copy(markdown ? turn.answerText : turn.chat.plainAnswer(turn.index))
                onExportRequested: ending => turn.exportRequested(ending)
                onAskedAgain: turn.askAgain()
                onRunRequested: offset => turn.chat.showRun(turn.index, offset)
            }
        }
        Lazy {
            Layout.fillWidth: true
            wanted: turn.judging && turn.opinion !== 0

            FeedbackCard {
                width: column.width
                Component.onCompleted: turn.revealRequested(this)
                opinion: turn.opinion
                isExample: turn.isExample
                kept: turn.kept
                hasQuery: turn.query
                onKeepRequested: kept => turn.session.feedback.keep(turn.index, kept)
                onQueryRequested: turn.show("console", {
                        [turn.queryLanguage]: turn.query,
                        "turn": turn.turnId,
                        "run": turn.runId
                    })
                onSchemaRequested: turn.show("schema", {
                        "query": QueryLanguages.of(turn.queryLanguage).tables ? turn.query : ""
                    })
                onQuestionRequested: understoodLine.editing = true
                onUndone: turn.session.feedback.say(turn.index, 0)
            }
        }
    }
}
