// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What a query does, step by step.
Rectangle {
    id: explanation

    required property var explained

    objectName: "explanation"
    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.accentSoft
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What the query does")

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceXs

        LayoutRepeater {
            model: explanation.explained?.steps ?? []

            RowLayout {
                id: step

                required property var modelData
                required property int index

                objectName: "explained" + index
                Layout.fillWidth: true
                Layout.leftMargin: modelData.level * Theme.spaceL
                spacing: Theme.spaceS
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.text

                AppText {
                    Layout.alignment: Qt.AlignTop
                    text: "•"
                    color: Theme.colors.accentText
                    font.pixelSize: Theme.fontSmall
                }
                AppText {
                    Layout.fillWidth: true
                    text: step.modelData.text
                    font.pixelSize: Theme.fontSmall
                    wrapMode: Text.Wrap
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: explanation.explained?.partly ?? false
            text: qsTr("What stands between ‹ and › is SQL for which there are no plain words here.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
    }
}
