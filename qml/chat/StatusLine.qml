// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What a running answer does now, and since when.
RowLayout {
    id: line

    required property string activity
    required property int round
    required property int rounds
    required property real started
    // {reads, share, perSecond}: what a model reads and how fast it writes; empty while none is asked.
    property var modelWork: ({})
    property int seconds: 0
    readonly property string words: withRound(activityText())

    signal stopRequested

    function activityText(): string {
        switch (line.activity) {
        case "search":
            return qsTr("Searching the passages");
        case "describe":
            return qsTr("Looking at tables");
        case "execute":
            return qsTr("Running a query");
        case "list":
            return qsTr("Listing triples");
        case "search_entity":
        case "search_property":
        case "search_property_of_entity":
        case "search_object_of_property":
        case "search_constrained":
        case "search_autocomplete":
            return qsTr("Searching the graph");
        case "find_similar_examples":
        case "find_examples":
            return qsTr("Looking at answered questions");
        case "feedback":
            return qsTr("Looking the answer over");
        case "completion":
            return qsTr("Understanding the question");
        case "selection":
        case "gather":
            return qsTr("Asking the model what to look up");
        case "rerank":
            return qsTr("Choosing among the passages");
        case "result":
            return qsTr("Choosing the result");
        case "answer":
            return qsTr("Writing the answer");
        default:
            return qsTranslate("Sentence", QueryLanguages.of(line.activity).asking) || qsTr("Thinking");
        }
    }
    function workText(): string {
        if (line.modelWork.reads === undefined)
            return "";
        if (line.modelWork.perSecond > 0)
            return qsTr("%1 tokens a second").arg(line.modelWork.perSecond.toLocaleString(Qt.locale(), "f", line.modelWork.perSecond < 10 ? 1 : 0));
        const reads = line.modelWork.reads.toLocaleString(Qt.locale(), "f", 0);
        return line.modelWork.share > 0 ? qsTr("reads %1 tokens, %2 % of its window").arg(reads).arg(Math.ceil(100 * line.modelWork.share)) : qsTr("reads %1 tokens").arg(reads);
    }
    function withRound(text: string): string {
        if (line.round < 1 || line.activity === "answer" || line.rounds < 2)
            return qsTr("%1 …").arg(text);
        return qsTr("%1, round %2 of %3 …").arg(text).arg(line.round).arg(line.rounds);
    }

    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Timer {
        interval: 250
        repeat: true
        running: line.visible
        triggeredOnStart: true
        onTriggered: line.seconds = Math.max(0, Math.floor((Date.now() - line.started) / 1000))
    }
    Rectangle {
        implicitWidth: Theme.spaceS
        implicitHeight: Theme.spaceS
        radius: Theme.spaceXs
        color: Theme.colors.accent

        SequentialAnimation on opacity  {
            running: line.visible && Theme.animationMs > 0
            loops: Animation.Infinite

            NumberAnimation {
                from: 1
                to: 0.25
                duration: 5 * Theme.animationMs
            }
            NumberAnimation {
                from: 0.25
                to: 1
                duration: 5 * Theme.animationMs
            }
        }
    }
    AppText {
        objectName: "statusText"
        Layout.fillWidth: true
        // What belongs to the word before it begins no line.
        text: Array.of(line.words, line.workText(), qsTr("%1 s").arg(line.seconds)).filter(part => part).join(" · ").replace(/ (?=…|·|%|s$)/g, "\u00a0")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "stopLine"
        label: qsTr("Stop")
        iconName: "stop"
        quiet: true
        onClicked: line.stopRequested()
    }
}
