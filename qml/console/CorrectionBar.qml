// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// For a query that came from an answer: once it is another one, it can take that one's place.
Rectangle {
    id: bar

    required property bool changed

    signal correctRequested
    signal dismissed

    implicitHeight: content.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.accentSoft

    GridLayout {
        id: content

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        columns: 2
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: bar.changed ? qsTr("Correct the answer with this query: its question is answered by it from now on, and similar ones learn from it.") : qsTr("This is the query of an answer. Change it to correct the answer.")
            color: Theme.colors.text
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        IconButton {
            Layout.alignment: Qt.AlignTop
            iconName: "close"
            name: qsTr("It has nothing to do with the answer")
            size: Theme.iconS
            onClicked: bar.dismissed()
        }
        AppButton {
            objectName: "correctAnswer"
            visible: bar.changed
            primary: true
            iconName: "check"
            label: qsTr("Use as the corrected query")
            onClicked: bar.correctRequested()
        }
    }
}
