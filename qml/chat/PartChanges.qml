// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// What else a part of a reading can say of the same column: another comparison, another function.
QtObject {
    readonly property list<string> functions: ["", "count", "sum", "avg", "minimum", "maximum"]

    // [{name, label, edit}]; `part` as TurnModel has it.
    function of(part: var): var {
        switch (part.kind) {
        case "condition":
            return PartChanges.comparisons(part).filter(one => one !== part.operator).map(one => ({
                            "name": "operator" + one,
                            "label": qsTr("Comparison: %1").arg(OperatorNames.label(one)),
                            "edit": {
                                "what": "operator",
                                "place": part.place,
                                "operator": one
                            }
                        }));
        case "asked":
            return PartChanges.functions.filter(one => one !== part.function).map(one => ({
                            "name": "function" + one,
                            "label": PartChanges.functionLabel(one),
                            "edit": {
                                "what": "function",
                                "place": part.place,
                                "function": one
                            }
                        }));
        default:
            return [];
        }
    }
    function comparisons(part: var): var {
        if (part.numeric)
            return OperatorNames.of("number");
        return part.operator === "=" || part.operator === "!=" ? ["=", "!="] : [];
    }
    function functionLabel(name: string): string {
        switch (name) {
        case "count":
            return qsTr("How many");
        case "sum":
            return qsTr("The total");
        case "avg":
            return qsTr("The average");
        case "minimum":
            return qsTr("The least");
        case "maximum":
            return qsTr("The greatest");
        default:
            return qsTr("Each one");
        }
    }
}
