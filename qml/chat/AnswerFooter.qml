// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Below an answer: its sources, what can be done with it, and how it was made.
Flow {
    id: footer

    required property var sources
    required property string answerText
    required property string strategy
    required property string modelName
    required property real totalMs
    required property int runIndex
    required property int runCount
    readonly property string madeBy: (strategy === "offline" || !modelName ? qsTr("offline") : strategy + " · " + modelName) + (totalMs > 0 ? " · " + qsTr("%1 s").arg((totalMs / 1000).toLocaleString(Qt.locale(), "f", 1)) : "")

    signal cited(int n)
    signal copyRequested(string text)
    signal askedAgain
    signal runRequested(int offset)

    spacing: Theme.spaceXs

    Repeater {
        model: footer.sources

        Chip {
            required property int modelData

            objectName: "sourceChip" + modelData
            soft: true
            label: String(modelData)
            hint: qsTr("Show source %1").arg(modelData)
            Accessible.name: qsTr("Source %1").arg(modelData)
            onClicked: footer.cited(modelData)
        }
    }
    Item {
        width: Theme.spaceS
        height: Theme.spaceXl
    }
    IconButton {
        objectName: "copyAnswer"
        visible: footer.answerText
        height: Theme.spaceXl
        iconName: "copy"
        name: qsTr("Copy the answer")
        size: Theme.iconS
        onClicked: footer.copyRequested(footer.answerText)
    }
    IconButton {
        objectName: "askAgain"
        height: Theme.spaceXl
        iconName: "refresh"
        name: qsTr("Ask again")
        size: Theme.iconS
        onClicked: footer.askedAgain()
    }
    Row {
        visible: footer.runCount > 1

        IconButton {
            height: Theme.spaceXl
            enabled: footer.runIndex > 0
            iconName: "chevron-left"
            name: qsTr("Earlier answer")
            size: Theme.iconS
            onClicked: footer.runRequested(-1)
        }
        AppText {
            height: Theme.spaceXl
            text: (footer.runIndex + 1) + "/" + footer.runCount
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            verticalAlignment: Text.AlignVCenter
        }
        IconButton {
            height: Theme.spaceXl
            enabled: footer.runIndex + 1 < footer.runCount
            iconName: "chevron-right"
            name: qsTr("Later answer")
            size: Theme.iconS
            onClicked: footer.runRequested(1)
        }
    }
    AppText {
        height: Theme.spaceXl
        leftPadding: Theme.spaceS
        text: footer.madeBy
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        verticalAlignment: Text.AlignVCenter
    }
}
