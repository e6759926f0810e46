// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What was left out or stands elsewhere, [{reason, count, samples}], with a few samples each.
ColumnLayout {
    id: list

    required property string title
    required property var losses

    visible: losses.length > 0
    spacing: Theme.spaceS

    AppText {
        Layout.fillWidth: true
        text: list.title
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: list.losses

        Rectangle {
            id: loss

            required property var modelData

            Layout.fillWidth: true
            implicitHeight: words.implicitHeight + 2 * Theme.spaceS
            radius: Theme.radiusM
            color: Theme.colors.sunken

            RowLayout {
                id: words

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.spaceS
                spacing: Theme.spaceM

                AppText {
                    Layout.alignment: Qt.AlignTop
                    Layout.minimumWidth: Theme.measureXs
                    text: ImportWords.number(loss.modelData.count)
                    font.pixelSize: Theme.fontSmall
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.spaceXs

                    AppText {
                        Layout.fillWidth: true
                        text: loss.modelData.reason
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.Wrap
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: loss.modelData.samples.join("\n")
                        color: Theme.colors.textMuted
                        font.family: Theme.codeFamily
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.WrapAnywhere
                        maximumLineCount: 6
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
}
