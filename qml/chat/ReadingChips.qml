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
        else if (part.unplaced)
            picking.openFor({
                    "table": chips.extendable,
                    "text": part.text,
                    "word": part.place,
                    "namesOnly": !chips.extendable,
                    "leavable": chips.reading.some(one => !one.unplaced)
                });
        else
            chips.changed(part.place, -1);
    }
    // What a click on a part offers: {name, label, icon, act} each.
    function entries(part: var): var {
        const all = part.choices.map((one, at) => ({
                        "name": "readingChoice" + at,
                        "label": one.detail ? qsTr("%1 (%2)", "a choice and what tells it from others").arg(one.text).arg(one.detail) : one.text,
                        "act": () => chips.changed(part.place, at)
                    }));
        if (chips.extendable) {
            for (const change of PartChanges.of(part))
                all.push({
                        "name": change.name,
                        "label": change.label,
                        "act": () => chips.edited(change.edit)
                    });
            if (part.column ?? "")
                all.push({
                        "name": "pickValue",
                        "label": qsTr("Another value …"),
                        "icon": "filter",
                        "act": () => chips.pickValue(part)
                    });
            if (part.kind !== "other")
                all.push({
                        "name": "pickOther",
                        "label": qsTr("Something else …"),
                        "icon": "search",
                        "act": () => chips.pickFor(part)
                    });
        }
        if (part.removable)
            all.push({
                    "name": "leaveOut",
                    "label": qsTr("Leave this out"),
                    "icon": "close",
                    "act": () => chips.changed(part.place, -1)
                });
        return all;
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

            // One list, so that its order stays whatever part it is opened for.
            Repeater {
                model: chips.entries(offering.part)

                AppMenuItem {
                    required property var modelData

                    objectName: modelData.name
                    label: modelData.label
                    iconName: modelData.icon ?? ""
                    onTriggered: modelData.act()
                }
            }
        }
    }
}
