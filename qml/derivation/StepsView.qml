// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The timeline of a run, under what it took together.
ColumnLayout {
    id: view

    required property Session session
    readonly property StepModel steps: session.derivation.steps

    function summary(): string {
        const ms = view.steps.totalMs;
        const time = ms < 1000 ? qsTr("%1 ms").arg(Math.round(ms)) : qsTr("%1 s").arg((ms / 1000).toLocaleString(Qt.locale(), "f", 1));
        const calls = view.steps.modelCalls > 0 ? qsTr("%n model call(s)", "", view.steps.modelCalls) : qsTr("no model");
        const tokens = view.steps.tokens > 0 ? qsTr("%Ln token(s)", "", view.steps.tokens) : "";
        const rounds = view.steps.rounds > 1 ? qsTr("%n round(s)", "", view.steps.rounds) : "";
        const failures = view.steps.failures > 0 ? qsTr("%n step(s) failed", "", view.steps.failures) : "";
        return [time, calls, tokens, rounds, failures].filter(one => one).join(" · ");
    }

    spacing: 0

    AppText {
        objectName: "stepsSummary"
        Layout.fillWidth: true
        visible: view.steps.count > 0
        padding: Theme.spaceM
        text: view.summary()
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    RunList {
        objectName: "stepsView"
        Layout.fillWidth: true
        Layout.fillHeight: true
        derivation: view.session.derivation
        rows: view.steps
        spacing: Theme.spaceXs

        delegate: StepRow {
            objectName: "step" + index
            width: ListView.view.width - 2 * Theme.spaceM
            totalMs: view.steps.totalMs
            subgraph: view.session.derivation.subgraph
            onEntityRequested: name => view.session.show("entity", {
                        "iri": name
                    })
            onCopyRequested: text => view.session.copy(text)
            onPromptRequested: view.session.show("prompts", {
                    "call": call
                })
        }

        EmptyState {
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.spaceL
            visible: view.steps.count === 0
            iconName: "steps"
            title: qsTr("No steps yet")
            explanation: qsTr("Every model call, query, search and decision of an answer is shown here with the time it took.")
        }
    }
}
