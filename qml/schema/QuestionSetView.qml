// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The questions whose answers should stay: all asked again after a change, each better, worse or the same.
ColumnLayout {
    id: root

    required property QuestionSet questions
    readonly property var counts: questions.counts

    function summary(): string {
        if (root.questions.running)
            return qsTr("%1 of %2 asked …").arg(root.questions.asked).arg(root.questions.count);
        if (root.counts["same"] === undefined)
            return qsTr("%n question(s), not asked yet", "", root.questions.count);
        return qsTr("%1 better, %2 worse, %3 the same, %4 new").arg(root.counts["better"]).arg(root.counts["worse"]).arg(root.counts["same"]).arg(root.counts["new"]);
    }
    function changeText(change: string): string {
        switch (change) {
        case "better":
            return qsTr("better");
        case "worse":
            return qsTr("worse");
        case "same":
            return qsTr("same");
        default:
            return qsTr("new");
        }
    }
    function outcomeText(outcome: string): string {
        switch (outcome) {
        case "right":
            return qsTr("right");
        case "wrong":
            return qsTr("wrong");
        default:
            return qsTr("no answer");
        }
    }

    spacing: Theme.spaceM

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        spacing: Theme.spaceS

        AppText {
            objectName: "questionsSummary"
            Layout.fillWidth: true
            text: root.questions.stale && !root.questions.running && root.questions.count > 0 ? qsTr("The schema was changed: ask them again.") : root.summary()
            color: root.questions.stale ? Theme.colors.warning : Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        AppButton {
            objectName: "runQuestions"
            visible: !root.questions.running
            enabled: root.questions.count > 0
            primary: true
            iconName: "play"
            label: qsTr("Run all")
            onClicked: root.questions.run()
        }
        AppButton {
            objectName: "stopQuestions"
            visible: root.questions.running
            iconName: "stop"
            label: qsTr("Stop")
            onClicked: root.questions.cancel()
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        visible: root.questions.running
        fraction: root.questions.asked / Math.max(1, root.questions.count)
        name: qsTr("Asking the questions")
    }
    Note {
        objectName: "questionsProblem"
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        visible: message
        message: root.questions.problem
    }
    ListView {
        id: list

        objectName: "questionList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceXs
        clip: true
        model: root.questions
        spacing: Theme.spaceS
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Kept questions")
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: Rectangle {
            id: entry

            required property int index
            required property string question
            required property string expected
            required property string change
            required property string outcome
            required property string reason
            required property string answer
            readonly property color tone: outcome === "right" ? Theme.colors.success : outcome === "wrong" ? Theme.colors.danger : Theme.colors.warning

            // Beside the scroll bar.
            x: LayoutMirroring.enabled ? ListView.view.width - width : 0
            width: ListView.view.width - Theme.spaceM
            implicitHeight: row.implicitHeight + 2 * Theme.spaceM
            radius: Theme.radiusM
            color: Theme.colors.sunken
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.question

            RowLayout {
                id: row

                anchors.fill: parent
                anchors.margins: Theme.spaceM
                spacing: Theme.spaceS

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.spaceXs

                    AppText {
                        Layout.fillWidth: true
                        text: entry.question
                        font.pixelSize: Theme.fontSmall
                        font.weight: Font.Medium
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Should be: %1").arg(entry.expected)
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        maximumLineCount: 3
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: entry.change && entry.outcome !== "right"
                        text: entry.answer ? qsTr("Is now: %1").arg(entry.answer) : qsTr("Is now: no answer")
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        maximumLineCount: 4
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.reason
                        color: entry.tone
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.Wrap
                    }
                }
                Tag {
                    objectName: "questionChange" + entry.index
                    Layout.alignment: Qt.AlignTop
                    visible: entry.change
                    warning: entry.change === "worse"
                    label: qsTr("%1, %2").arg(root.changeText(entry.change)).arg(root.outcomeText(entry.outcome))
                }
                IconButton {
                    objectName: "removeQuestion" + entry.index
                    Layout.alignment: Qt.AlignTop
                    enabled: !root.questions.running
                    iconName: "trash"
                    name: qsTr("Do not keep this question")
                    onClicked: root.questions.remove(entry.index)
                }
            }
        }

        EmptyState {
            // In the list: beside it, the first line would stand where this was.
            parent: list
            anchors.horizontalCenter: list.horizontalCenter
            y: Theme.spaceXl
            width: Math.min(list.width, Theme.dialogWidth)
            visible: list.count === 0
            iconName: "message"
            title: qsTr("No questions are kept")
            explanation: qsTr("To keep a right answer, press the button below it in the chat. After a change all are asked again, and you see what got better or worse.")
        }
    }
}
