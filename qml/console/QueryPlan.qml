// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How a query is run, shown on demand: what it means, and what the database is asked.
ColumnLayout {
    id: plan

    required property Session session
    required property Console queries
    required property string query
    readonly property var explained: queries.explanation
    property bool shown: false

    function toggle() {
        plan.shown = !plan.shown;
        plan.refresh();
    }
    function refresh() {
        if (plan.shown)
            plan.queries.explain(plan.query);
    }

    objectName: "queryPlan"
    visible: shown
    spacing: Theme.spaceS
    onQueryChanged: if (shown)
        calm.restart()

    // While one types, most of what stands there is no query.
    Timer {
        id: calm

        interval: 600
        onTriggered: plan.refresh()
    }
    AppText {
        objectName: "planError"
        Layout.fillWidth: true
        visible: text
        text: plan.explained.error ?? ""
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: plan.shown ? plan.explained.parts ?? [] : []

        ColumnLayout {
            id: part

            required property var modelData
            required property int index
            readonly property string title: qsTranslate("Sentence", modelData.title)

            Layout.fillWidth: true
            spacing: Theme.spaceXs

            AppText {
                Layout.fillWidth: true
                text: part.title
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            CodeBox {
                objectName: "plan" + part.index
                Layout.fillWidth: true
                name: part.title
                code: part.modelData.code
                language: part.modelData.language
                onCopyRequested: text => plan.session.copy(text)
            }
        }
    }
}
