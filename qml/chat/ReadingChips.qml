// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import TripleTalk
import TripleTalk.Backend

// What an offline answer took the question to mean, part by part. A click on a part offers what else it could be; what was left out
// is asked for, and more can be put in.
Flow {
    id: chips

    required property var reading
    required property PartFinder finder
    // The table that the reading is about if more can be put into it, else empty.
    property string extendable: ""
    // It can be opened as a query of its own.
    property bool buildable: false

    // Another choice for the part at this place of the reading; -1: without it.
    signal changed(string place, int choice)
    // An edit as src/app/chat/readingedit.h has it.
    signal edited(var edit)
    signal buildRequested

    function offer(chip: Item, part: var) {
        offering.part = part;
        offering.popup(chip, 0, chip.height + Theme.spaceXs);
    }
    function act(chip: ReadingChip, part: var) {
        if (chip.hasMenu)
            chips.offer(chip, part);
        else if (part.unplaced && chips.extendable)
            picking.openFor({
                    "table": chips.extendable,
                    "text": part.text,
                    "word": part.place
                });
        else
            chips.changed(part.place, -1);
    }
    function pickValue(part: var) {
        picking.openFor({
                "table": chips.extendable,
                "text": part.text,
                "place": part.place,
                "kind": part.kind,
                "of": {
                    "table": part.table,
                    "column": part.column
                },
                "operator": part.operator === "=" && part.negated ? "!=" : part.operator,
                "value": part.value
            });
    }
    function pickFor(part: var) {
        picking.openFor({
                "table": chips.extendable,
                "text": part?.text ?? "",
                "place": part?.place ?? "",
                "kind": part?.kind ?? ""
            });
    }

    spacing: Theme.spaceXs

    Repeater {
        model: chips.reading

        ReadingChip {
            required property var modelData
            required property int index

            objectName: "readingChip" + index
            part: modelData
            editable: chips.extendable
            width: Math.min(implicitWidth, chips.width)
            // Where there is nothing but to leave it out, one click does.
            onClicked: chips.act(this, part)
        }
    }
    Chip {
        objectName: "addPart"
        visible: chips.extendable
        label: qsTr("Add …")
        iconName: "plus"
        hint: qsTr("Put a condition, a column or a grouping into the question")
        onClicked: chips.pickFor(null)
    }
    Chip {
        objectName: "buildOn"
        visible: chips.buildable && chips.extendable
        label: qsTr("Build on it")
        iconName: "sliders"
        hint: qsTr("Open this query in Explore, where it can be built on")
        onClicked: chips.buildRequested()
    }
    LazyPicker {
        id: picking

        finder: chips.finder
        onPicked: edit => chips.edited(edit)
        onLeftOut: place => chips.changed(place, -1)
    }
    LazyMenu {
        id: offering

        property var part: ({
                "choices": [],
                "kind": "",
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
            Repeater {
                model: chips.extendable ? PartChanges.of(offering.part) : []

                AppMenuItem {
                    required property var modelData

                    objectName: modelData.name
                    label: modelData.label
                    onTriggered: chips.edited(modelData.edit)
                }
            }
            AppMenuItem {
                objectName: "pickValue"
                enabled: chips.extendable !== "" && (offering.part.column ?? "") !== ""
                label: qsTr("Another value …")
                iconName: "filter"
                onTriggered: chips.pickValue(offering.part)
            }
            AppMenuItem {
                objectName: "pickOther"
                enabled: chips.extendable && offering.part.kind !== "other"
                label: qsTr("Something else …")
                iconName: "search"
                onTriggered: chips.pickFor(offering.part)
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
