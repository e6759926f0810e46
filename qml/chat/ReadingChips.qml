// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import TripleTalk

// What an offline answer took the question to mean, part by part. A click on a part offers what else it could be.
Flow {
    id: chips

    required property var reading

    // Another choice for the part at this place of the reading; -1: without it.
    signal changed(string place, int choice)

    function offer(chip: Item, part: var) {
        offering.part = part;
        offering.popup(chip, 0, chip.height + Theme.spaceXs);
    }

    spacing: Theme.spaceXs

    Repeater {
        model: chips.reading

        ReadingChip {
            required property var modelData
            required property int index

            objectName: "readingChip" + index
            part: modelData
            width: Math.min(implicitWidth, chips.width)
            // Where there is nothing but to leave it out, one click does.
            onClicked: part.choices.length > 0 ? chips.offer(this, part) : chips.changed(part.place, -1)
        }
    }
    LazyMenu {
        id: offering

        property var part: ({
                "choices": [],
                "place": "",
                "removable": false
            })

        AppMenu {
            implicitWidth: Theme.measureXl

            Repeater {
                model: offering.part.choices

                AppMenuItem {
                    required property var modelData
                    required property int index

                    objectName: "readingChoice" + index
                    label: modelData.detail ? qsTr("%1 (%2)", "a choice and what tells it from others").arg(modelData.text).arg(modelData.detail) : modelData.text
                    onTriggered: chips.changed(offering.part.place, index)
                }
            }
            AppMenuItem {
                objectName: "leaveOut"
                enabled: offering.part.removable
                label: qsTr("Leave this out")
                iconName: "close"
                onTriggered: chips.changed(offering.part.place, -1)
            }
        }
    }
}
