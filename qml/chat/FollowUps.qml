// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// Questions that go on from the last answer, asked with a click.
Flow {
    id: followUps

    required property var questions

    signal asked(string question)

    spacing: Theme.spaceS
    visible: questions.length > 0

    Repeater {
        model: followUps.questions

        Chip {
            required property string modelData
            required property int index

            objectName: "followUp" + index
            width: Math.min(implicitWidth, followUps.width)
            label: modelData
            hint: qsTr("Ask this")
            onClicked: followUps.asked(modelData)
        }
    }
}
