// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import TripleTalk

// Below an answer: its sources, how it came about, what a person says of it, and what can be done with it.
Flow {
    id: footer

    required property var sources
    required property bool hasAnswer
    required property bool hasPrompts
    required property bool canJudge
    required property bool canAsk
    required property bool canExport
    required property int opinion
    required property string byline
    required property string modelName
    required property real totalMs
    required property int runIndex
    required property int runCount
    readonly property string method: modelName ? qsTr("%1 · %2", "strategy and model").arg(byline).arg(modelName) : byline
    readonly property string time: totalMs < 100 ? qsTr("%1 ms").arg(Math.ceil(totalMs).toLocaleString(Qt.locale(), "f", 0)) : qsTr("%1 s").arg((totalMs / 1000).toLocaleString(Qt.locale(), "f", 1))
    readonly property string madeBy: totalMs > 0 ? qsTr("%1 · %2", "who answered in what time").arg(method).arg(time) : method

    signal cited(int n)
    signal viewRequested(string view)
    signal judged(int opinion)
    signal copyRequested(bool markdown)
    signal exportRequested(string ending)
    signal askedAgain
    signal runRequested(int offset)

    spacing: Theme.spaceXs

    component Tool: IconButton {
        size: Theme.iconS
    }

    Repeater {
        model: footer.sources

        Chip {
            required property int modelData

            objectName: "sourceChip" + modelData
            height: Theme.iconS + Theme.spaceM
            soft: true
            label: String(modelData)
            hint: qsTr("Show source %1").arg(modelData)
            Accessible.name: qsTr("Source %1").arg(modelData)
            onClicked: footer.cited(modelData)
        }
    }
    Tool {
        objectName: "showSteps"
        iconName: "steps"
        name: qsTr("How it was derived")
        onClicked: footer.viewRequested("steps")
    }
    Tool {
        objectName: "showPrompts"
        visible: footer.hasPrompts
        iconName: "message"
        name: qsTr("The prompts")
        onClicked: footer.viewRequested("prompts")
    }
    Tool {
        objectName: "showMattered"
        visible: footer.hasPrompts && footer.hasAnswer
        iconName: "mattered"
        name: qsTr("What mattered")
        onClicked: footer.viewRequested("mattered")
    }
    Tool {
        objectName: "thumbUp"
        visible: footer.canJudge
        iconName: footer.opinion > 0 ? "thumb-up-full" : "thumb-up"
        iconColor: footer.opinion > 0 ? Theme.colors.success : hovered ? Theme.colors.text : Theme.colors.textMuted
        checked: footer.opinion > 0
        name: qsTr("The answer is right")
        onClicked: footer.judged(1)
    }
    Tool {
        objectName: "thumbDown"
        visible: footer.canJudge
        iconName: footer.opinion < 0 ? "thumb-down-full" : "thumb-down"
        iconColor: footer.opinion < 0 ? Theme.colors.danger : hovered ? Theme.colors.text : Theme.colors.textMuted
        checked: footer.opinion < 0
        name: qsTr("The answer is wrong")
        onClicked: footer.judged(-1)
    }
    Tool {
        id: copy

        objectName: "copyAnswer"
        visible: footer.hasAnswer
        iconName: "copy"
        name: qsTr("Copy or export the answer")
        onClicked: copyMenu.popup(copy, 0, copy.height)

        LazyMenu {
            id: copyMenu

            AppMenu {
                AppMenuItem {
                    objectName: "copyPlain"
                    label: qsTr("Copy as text")
                    iconName: "text"
                    onTriggered: footer.copyRequested(false)
                }
                AppMenuItem {
                    objectName: "copyMarkdown"
                    label: qsTr("Copy as Markdown")
                    iconName: "copy"
                    onTriggered: footer.copyRequested(true)
                }
                AppMenuItem {
                    objectName: "exportAnswer"
                    enabled: footer.canExport
                    label: qsTr("Export this answer …")
                    iconName: "save"
                    onTriggered: footer.exportRequested("")
                }
                AppMenuItem {
                    objectName: "exportAnswerAsPdf"
                    enabled: footer.canExport
                    label: qsTr("Export this answer as PDF …")
                    iconName: "save"
                    onTriggered: footer.exportRequested("pdf")
                }
            }
        }
    }
    Tool {
        objectName: "compareAnswers"
        enabled: footer.canAsk
        iconName: "columns"
        name: qsTr("Compare two configurations")
        onClicked: footer.viewRequested("compare")
    }
    Tool {
        objectName: "askAgain"
        enabled: footer.canAsk
        iconName: "refresh"
        name: qsTr("Ask again")
        onClicked: footer.askedAgain()
    }
    Pager {
        objectName: "runPager"
        index: footer.runIndex
        count: footer.runCount
        backName: qsTr("Earlier answer")
        nextName: qsTr("Later answer")
        onStepped: offset => footer.runRequested(offset)
    }
    AppText {
        height: Theme.iconS + Theme.spaceM
        leftPadding: Theme.spaceS
        text: footer.madeBy
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        verticalAlignment: Text.AlignVCenter
    }
}
