// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What comes of a thumb: a right answer helps with similar questions and can be kept as it should stay; a wrong one can be mended.
Rectangle {
    id: card

    required property int opinion
    required property bool isExample
    required property bool kept
    required property bool hasQuery

    signal keepRequested(bool kept)
    signal queryRequested
    signal schemaRequested
    signal questionRequested
    signal undone

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.sunken
    border.width: Theme.line
    border.color: Theme.colors.border

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        AppText {
            objectName: "feedbackText"
            Layout.fillWidth: true
            text: card.opinion < 0 ? qsTr("Marked as wrong. What would make it right?") : card.kept ? qsTr("Kept as it should be: “Run all” will tell when it changes.") : card.isExample ? qsTr("Marked as right. The question and its query are an example for similar questions now.") : qsTr("Marked as right.")
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppButton {
                objectName: "correctQuery"
                visible: card.opinion < 0 && card.hasQuery
                label: qsTr("Correct the query")
                onClicked: card.queryRequested()
            }
            AppButton {
                objectName: "correctQuestion"
                visible: card.opinion < 0
                label: qsTr("Correct what was understood")
                onClicked: card.questionRequested()
            }
            AppButton {
                objectName: "fixSchema"
                visible: card.opinion < 0
                label: qsTr("Fix it in the schema")
                onClicked: card.schemaRequested()
            }
            AppButton {
                objectName: "keepAnswer"
                visible: card.opinion > 0 && !card.kept
                label: qsTr("It should stay like this")
                iconName: "save"
                onClicked: card.keepRequested(true)
            }
            AppButton {
                objectName: "dropAnswer"
                visible: card.opinion > 0 && card.kept
                label: qsTr("Do not keep it")
                onClicked: card.keepRequested(false)
            }
            AppButton {
                objectName: "undoFeedback"
                label: qsTr("Undo")
                iconName: "undo"
                quiet: true
                onClicked: card.undone()
            }
        }
    }
}
