// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// The comparisons of a condition, as readings name them and as people do.
QtObject {
    function of(holds: string): var {
        return holds === "text" ? ["=", "!=", "like"] : ["=", ">", ">=", "<", "<=", "!="];
    }
    // "!=" is "=" turned round.
    function inReading(name: string): string {
        return name === "!=" ? "=" : name;
    }
    function isNegated(name: string): bool {
        return name === "!=";
    }
    function labelsOf(holds: string): var {
        return OperatorNames.of(holds).map(one => OperatorNames.label(one));
    }
    function label(name: string): string {
        switch (name) {
        case "=":
            return qsTr("is");
        case "!=":
            return qsTr("is not");
        case "like":
            return qsTr("contains");
        case ">":
            return qsTr("more than");
        case ">=":
            return qsTr("at least");
        case "<":
            return qsTr("less than");
        default:
            return qsTr("at most");
        }
    }
}
