// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One group of sources that say the same, with its share and the answer without it.
Rectangle {
    id: group

    required property int index
    required property var numbers
    required property var titles
    required property real percent
    required property string without
    readonly property string share: qsTr("%1 %").arg(Math.round(percent))

    signal sourceRequested(int n)

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.Section
    Accessible.name: share + ": " + titles.join(", ")

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        RowLayout {
            spacing: Theme.spaceS

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: Theme.spaceS
                radius: height / 2
                color: Theme.colors.hover

                Rectangle {
                    anchors.left: parent.left
                    width: parent.width * group.percent / 100
                    height: parent.height
                    radius: parent.radius
                    color: Theme.colors.accent
                }
            }
            AppText {
                objectName: "share"
                text: group.share
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
            }
        }
        LayoutRepeater {
            model: group.numbers

            RowLayout {
                id: source

                required property int modelData
                required property int index

                Layout.fillWidth: true
                spacing: Theme.spaceS

                Chip {
                    objectName: "matteredSource" + source.modelData
                    soft: true
                    label: String(source.modelData)
                    Accessible.name: qsTr("Source %1").arg(source.modelData)
                    onClicked: group.sourceRequested(source.modelData)
                }
                AppText {
                    Layout.fillWidth: true
                    text: group.titles[source.index] ?? ""
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            text: group.without ? qsTr("Without it: %1").arg(group.without) : qsTr("Without it there is no answer.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
            maximumLineCount: 6
            elide: Text.ElideRight
        }
    }
}
