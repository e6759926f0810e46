// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The question as it was understood, on its own; for an offline answer also its reading, part by part.
RowLayout {
    id: line

    required property string text
    property var reading: []
    property var unplaced: []

    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Understood as: %1").arg(text)

    AppIcon {
        Layout.alignment: Qt.AlignTop
        name: "understood"
        size: Theme.iconS
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppText {
            objectName: "understoodText"
            Layout.fillWidth: true
            text: qsTr("Understood as: %1").arg(line.text)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        Flow {
            Layout.fillWidth: true
            visible: line.reading.length > 0
            spacing: Theme.spaceXs

            Repeater {
                model: line.reading

                Tag {
                    required property string modelData

                    label: modelData
                }
            }
            Repeater {
                model: line.unplaced

                Tag {
                    required property string modelData

                    label: qsTr("not used: %1").arg(modelData)
                    warning: true
                }
            }
        }
    }
}
