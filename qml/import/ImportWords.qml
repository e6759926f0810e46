// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Names and numbers of an import in words.
QtObject {
    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    function size(bytes: real): string {
        if (bytes < 1e4)
            return qsTr("%1 bytes").arg(number(bytes));
        if (bytes < 1e6)
            return qsTr("%1 kB").arg(number(bytes / 1e3));
        if (bytes < 1e9)
            return qsTr("%1 MB").arg((bytes / 1e6).toLocaleString(Qt.locale(), "f", 1));
        return qsTr("%1 GB").arg((bytes / 1e9).toLocaleString(Qt.locale(), "f", 1));
    }
    function duration(seconds: real): string {
        if (seconds < 1)
            return qsTr("less than a second");
        if (seconds < 100)
            return qsTr("%1 s").arg(number(Math.ceil(seconds)));
        if (seconds < 6000)
            return qsTr("%1 min").arg(number(Math.round(seconds / 60)));
        return qsTr("%1 h").arg((seconds / 3600).toLocaleString(Qt.locale(), "f", 1));
    }
    function percent(share: real): string {
        // Rounded down: 100 % means all.
        return qsTr("%1 %").arg((Math.floor(share * 1000) / 10).toLocaleString(Qt.locale(), "f", share < 1 ? 1 : 0));
    }
    function stageName(stage: string): string {
        switch (stage) {
        case "read":
            return qsTr("Reading");
        case "index":
            return qsTr("Indexing the graph");
        case "induce":
            return qsTr("Finding tables");
        case "fill":
            return qsTr("Filling tables");
        case "verbalise":
            return qsTr("Writing passages");
        case "values":
            return qsTr("Collecting names and values");
        case "embed":
            return qsTr("Preparing the search by meaning");
        case "lookup":
            return qsTr("Preparing the search by name");
        case "finish":
            return qsTr("Finishing");
        default:
            return stage;
        }
    }
    function amount(unit: string, count: real): string {
        switch (unit) {
        case "bytes":
            return qsTr("%1 MB").arg((count / 1e6).toLocaleString(Qt.locale(), "f", 1));
        case "triples":
            return qsTr("%1 facts").arg(number(count));
        case "rows":
            return qsTr("%1 rows").arg(number(count));
        case "names":
            return qsTr("%1 names").arg(number(count));
        case "passages":
            return qsTr("%1 passages").arg(number(count));
        default:
            return number(count);
        }
    }
    // "3,400 facts/s, 12 s left"
    function speed(unit: string, perSecond: real, secondsLeft: real): string {
        const rate = qsTr("%1/s").arg(amount(unit, perSecond));
        return secondsLeft < 0 ? rate : qsTr("%1, %2 left").arg(rate).arg(duration(secondsLeft));
    }
    function syntaxName(syntax: string, packed: bool): string {
        if (!syntax)
            return qsTr("Document");
        return packed ? qsTr("%1, packed").arg(syntax) : syntax;
    }
}
