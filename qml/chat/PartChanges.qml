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
        case "order":
            return PartChanges.orders(part);
        default:
            return [];
        }
    }
    // The other end, and how many of it.
    function orders(part: var): var {
        const all = [PartChanges.order(part, !part.descending, part.limit)];
        for (const limit of [0, 1, 3, 10])
            if (limit !== part.limit)
                all.push(PartChanges.order(part, part.descending, limit));
        return all;
    }
    function order(part: var, descending: bool, limit: int): var {
        return {
            "name": "order" + (descending ? "Down" : "Up") + limit,
            "label": PartChanges.orderLabel(descending, limit),
            "edit": {
                "what": "turned",
                "place": part.place,
                "descending": descending,
                "limit": limit
            }
        };
    }
    function orderLabel(descending: bool, limit: int): string {
        if (limit === 0)
            return descending ? qsTr("All, the greatest first") : qsTr("All, the least first");
        return descending ? qsTr("The %n greatest", "", limit) : qsTr("The %n least", "", limit);
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
