// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// What else a part of a reading can say of the same column: another comparison, another function.
QtObject {
    readonly property var functions: ["", "count", "sum", "avg", "minimum", "maximum"]

    // [{name, label, edit}]; `part` as TurnModel has it.
    function of(part: var): var {
        switch (part.kind) {
        case "condition":
            return PartChanges.comparisons(part).map(one => ({
                            "name": "operator" + one.name,
                            "label": one.label,
                            "edit": {
                                "what": "operator",
                                "place": part.place,
                                "operator": one.operator,
                                "negated": one.negated
                            }
                        }));
        case "asked":
            return PartChanges.functions.filter(one => one !== part.computed && (!part.thing || one === "" || one === "count")).map(one => ({
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
    // The others than its own; of texts and of what is known only the opposite.
    function comparisons(part: var): var {
        if (!part.numeric)
            return [{
                    "name": "Turned",
                    "label": part.negated ? qsTr("Only where it is so") : qsTr("Only where it is not"),
                    "operator": part.operator,
                    "negated": !part.negated
                }];
        const own = part.operator === "=" && part.negated ? "!=" : part.operator;
        return OperatorNames.of("number").filter(one => one !== own).map(one => ({
                        "name": one,
                        "label": qsTr("Comparison: %1").arg(OperatorNames.label(one)),
                        "operator": OperatorNames.inReading(one),
                        "negated": OperatorNames.isNegated(one)
                    }));
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
