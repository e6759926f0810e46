// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One step of the timeline, with what it was about, how long it took and what went wrong.
Item {
    id: row

    required property int index
    required property string kind
    required property string purpose
    required property int round
    required property real ms
    required property real tokens
    required property real found
    required property string detail
    required property string errorText
    required property bool isRunning
    property bool last: false
    readonly property bool bad: errorText || kind === "failed"

    function title(): string {
        switch (row.kind) {
        case "reading":
            return qsTr("Read the question");
        case "sql":
            return qsTr("Asked the database");
        case "search":
            return qsTr("Searched the passages");
        case "check":
            return qsTr("Checked the query");
        case "decision":
            return qsTr("Decided");
        case "result":
            return qsTr("Chose the result");
        case "failed":
            return qsTr("Failed");
        case "cancelled":
            return qsTr("Stopped");
        case "model":
            return modelTitle();
        default:
            return row.kind;
        }
    }
    function modelTitle(): string {
        switch (row.purpose) {
        case "completion":
            return qsTr("Model: made the question stand alone");
        case "selection":
        case "gather":
            return qsTr("Model: chose what to look up");
        case "result":
            return qsTr("Model: chose the result");
        case "rerank":
            return qsTr("Model: chose among the passages");
        case "answer":
            return qsTr("Model: judged the sources and wrote the answer");
        default:
            return qsTr("Model");
        }
    }
    function facts(): string {
        const round = row.round > 0 ? qsTr("round %1").arg(row.round) : "";
        const found = row.found < 0 || row.isRunning ? "" : row.kind === "sql" ? qsTr("%n row(s)", "", row.found) : qsTr("%n passage(s)", "", row.found);
        const tokens = row.tokens > 0 ? qsTr("%n token(s)", "", row.tokens) : "";
        const time = row.ms <= 0 ? "" : row.ms < 1000 ? qsTr("%1 ms").arg(Math.round(row.ms)) : qsTr("%1 s").arg((row.ms / 1000).toLocaleString(Qt.locale(), "f", 1));
        return [round, found, tokens, time].filter(one => one).join(" · ");
    }
    function iconFor(): string {
        const icons = {
            "reading": "reading",
            "sql": "table",
            "search": "search",
            "check": "check",
            "decision": "decision",
            "result": "result",
            "model": "model",
            "failed": "alert",
            "cancelled": "stop"
        };
        return row.bad ? "alert" : icons[row.kind] ?? "clock";
    }

    implicitHeight: Math.max(column.implicitHeight + Theme.spaceXs, badge.height) + Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: title() + (errorText ? ": " + errorText : "")
    Accessible.description: facts()

    Divider {
        visible: !row.last
        x: badge.width / 2
        y: badge.height + Theme.spaceXs
        height: parent.height - badge.height - Theme.spaceXs
    }
    Rectangle {
        id: badge

        width: Theme.rowHeight
        height: Theme.rowHeight
        radius: height / 2
        color: row.bad ? Theme.colors.dangerSoft : row.isRunning ? Theme.colors.accentSoft : Theme.colors.surface
        border.width: Theme.line
        border.color: row.bad ? Theme.colors.danger : row.isRunning ? Theme.colors.accent : Theme.colors.border

        AppIcon {
            anchors.centerIn: parent
            name: row.iconFor()
            size: Theme.iconS
            color: row.bad ? Theme.colors.danger : row.isRunning ? Theme.colors.accentText : Theme.colors.textMuted
        }
    }
    ColumnLayout {
        id: column

        anchors.left: badge.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        y: Theme.spaceXs
        spacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: row.title()
            font.pixelSize: Theme.fontSmall
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        AppText {
            Layout.fillWidth: true
            visible: text
            text: row.isRunning ? qsTr("running …") : row.facts()
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
        }
        AppText {
            Layout.fillWidth: true
            visible: text
            text: row.detail
            color: Theme.colors.text
            font.pixelSize: Theme.fontCaption
            font.family: row.kind === "sql" ? Theme.codeFamily : Theme.bodyFamily
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: 6
            elide: Text.ElideRight
        }
        AppText {
            Layout.fillWidth: true
            visible: text
            text: row.errorText
            color: Theme.colors.danger
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
