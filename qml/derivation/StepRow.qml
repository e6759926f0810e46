// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One step of the timeline: what it was about, when and how long, and what went wrong. A click shows all of it.
AbstractButton {
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
    required property real startMs
    required property real call
    required property string nextKind
    required property string nextPurpose
    required property string queryLanguage
    required property string told
    required property string baseName
    required property real totalMs
    required property SubgraphModel subgraph
    property bool open: false
    readonly property var language: QueryLanguages.of(queryLanguage)
    readonly property bool isQuery: language.name !== ""
    readonly property bool bad: errorText || kind === "failed"

    function title(kind: string, purpose: string): string {
        switch (kind) {
        case "reading":
            return qsTr("Read the question");
        case "search":
            return qsTr("Searched the passages");
        case "facts":
            return qsTr("Told the facts as text");
        case "describe":
            return qsTr("Looked at tables");
        case "subgraph":
            return qsTr("Chose a part of the graph");
        case "execute":
            return qsTr("Ran a query");
        case "list":
            return qsTr("Listed triples");
        case "combine":
            return qsTr("Put the rows of two graphs side by side");
        case "search_entity":
            return qsTr("Searched for things");
        case "search_property":
            return qsTr("Searched for properties");
        case "search_property_of_entity":
            return qsTr("Searched the properties of a thing");
        case "search_object_of_property":
            return qsTr("Searched what a property leads to");
        case "search_constrained":
            return qsTr("Searched a place of a triple");
        case "search_autocomplete":
            return qsTr("Searched a place of a query");
        case "find_similar_examples":
            return qsTr("Looked for similar questions");
        case "find_examples":
            return qsTr("Looked at answered questions");
        case "answer":
            return qsTr("Gave the answer");
        case "cancel":
            return qsTr("Gave up");
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
            return modelTitle(purpose);
        default:
            return qsTranslate("Sentence", QueryLanguages.of(kind).asked) || kind;
        }
    }
    function modelTitle(purpose: string): string {
        switch (purpose) {
        case "completion":
        case "understand":
            return qsTr("Model: made the question stand alone");
        case "selection":
        case "gather":
            return qsTr("Model: chose what to look up");
        case "result":
            return qsTr("Model: chose the result");
        case "rerank":
            return qsTr("Model: chose among the passages");
        case "rewrite":
            return qsTr("Model: told the facts as text");
        case "pick":
            return qsTr("Model: chose what a name means");
        case "choose":
            return qsTr("Model: chose how the question is meant");
        case "trial":
            return qsTr("Model: tried on a choice whose answer is known");
        case "feedback":
            return qsTr("Model: looked the answer over");
        case "answer":
            return qsTr("Model: judged the sources and wrote the answer");
        default:
            return qsTr("Model");
        }
    }
    function facts(): string {
        const base = row.baseName ? qsTr("in %1").arg(row.baseName) : "";
        const round = row.round > 0 ? qsTr("round %1").arg(row.round) : "";
        const found = row.found < 0 || row.isRunning ? "" : row.isQuery ? qsTr("%n row(s)", "", row.found) : qsTr("%n passage(s)", "", row.found);
        const tokens = row.tokens > 0 ? qsTr("%Ln token(s)", "", row.tokens) : "";
        const time = row.ms <= 0 ? "" : row.ms < 1000 ? qsTr("%1 ms").arg(Math.round(row.ms)) : qsTr("%1 s").arg((row.ms / 1000).toLocaleString(Qt.locale(), "f", 1));
        return [base, round, found, tokens, time].filter(one => one).join(" · ");
    }
    function iconFor(): string {
        const icons = {
            "reading": "reading",
            "search": "search",
            "facts": "reading",
            "describe": "table",
            "subgraph": "graph",
            "list": "table",
            "search_entity": "search",
            "search_property": "search",
            "search_property_of_entity": "search",
            "search_object_of_property": "search",
            "search_constrained": "search",
            "search_autocomplete": "search",
            "find_similar_examples": "search",
            "find_examples": "search",
            "answer": "result",
            "cancel": "stop",
            "check": "check",
            "decision": "decision",
            "result": "result",
            "model": "model",
            "failed": "alert",
            "cancelled": "stop"
        };
        return row.bad ? "alert" : icons[row.kind] ?? (row.language.icon || "clock");
    }

    signal promptRequested
    signal copyRequested(string text)
    signal entityRequested(string name)

    implicitHeight: Math.max(badge.height, column.implicitHeight) + topPadding + bottomPadding
    topPadding: Theme.spaceXs
    bottomPadding: Theme.spaceM
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: title(kind, purpose) + (errorText ? ": " + errorText : "")
    Accessible.description: facts()
    Accessible.onPressAction: row.clicked()
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()
    onClicked: row.open = !row.open

    background: Rectangle {
        radius: Theme.radiusM
        color: row.hovered ? Theme.colors.hover : "transparent"

        FocusFrame {
            control: row
            anchors.margins: 0
        }
    }
    Rectangle {
        id: badge

        anchors.left: parent.left
        y: row.topPadding
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
        anchors.right: chevron.left
        y: row.topPadding
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceS
        spacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: row.title(row.kind, row.purpose)
            font.pixelSize: Theme.fontSmall
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        StepBar {
            Layout.fillWidth: true
            visible: row.ms > 0
            start: row.startMs
            length: row.ms
            total: row.totalMs
            bad: row.bad
        }
        AppText {
            Layout.fillWidth: true
            visible: text
            text: row.isRunning ? qsTr("running …") : row.facts()
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.ignored: !row.isRunning
        }
        AppText {
            Layout.fillWidth: true
            visible: text && !(row.open && row.isQuery)
            text: row.detail
            font.pixelSize: Theme.fontCaption
            font.family: row.isQuery ? Theme.codeFamily : Theme.bodyFamily
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: row.open ? 1000 : 3
            elide: Text.ElideRight
        }
        Lazy {
            Layout.fillWidth: true
            wanted: row.open && row.isQuery

            CodeBox {
                objectName: "stepQuery"
                width: column.width
                name: qsTr("Query")
                language: row.queryLanguage
                code: row.detail
                onCopyRequested: text => row.copyRequested(text)
            }
        }
        Lazy {
            Layout.fillWidth: true
            wanted: row.open && row.kind === "subgraph"

            SubgraphView {
                objectName: "stepSubgraph"
                width: column.width
                graph: row.subgraph
                onEntityRequested: name => row.entityRequested(name)
            }
        }
        AppText {
            objectName: "stepTold"
            Layout.fillWidth: true
            visible: text
            text: row.told
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.family: row.open ? Theme.codeFamily : Theme.bodyFamily
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: row.open ? 1000 : 2
            elide: Text.ElideRight
        }
        AppText {
            objectName: "stepError"
            Layout.fillWidth: true
            visible: text
            text: row.errorText
            color: Theme.colors.danger
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        AppText {
            objectName: "whatCameNext"
            Layout.fillWidth: true
            visible: row.bad && row.nextKind
            text: qsTr("What came next: %1").arg(row.title(row.nextKind, row.nextPurpose))
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        Lazy {
            wanted: row.kind === "model"

            Chip {
                objectName: "stepPrompt"
                label: qsTr("Prompt and reply")
                iconName: "text"
                onClicked: row.promptRequested()
            }
        }
    }
    AppIcon {
        id: chevron

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXs
        y: row.topPadding
        visible: row.detail || row.told
        name: row.open ? "chevron-up" : "chevron-down"
        size: Theme.iconS
        color: Theme.colors.textMuted
    }
}
