// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The configuration in use: what is changed here counts from the next question.
ColumnLayout {
    id: form

    required property Configurations configurations
    property bool unfolded: false
    readonly property var strategies: configurations.strategies
    readonly property var knobs: configurations.knobs
    readonly property var known: configurations.models
    readonly property bool lacksModel: configurations.asksModel && !configurations.model
    readonly property var strategy: strategies.find(one => one.name === configurations.strategy)
    // What does not fit the knowledge base, by the reasons that are not told below.
    readonly property string reasons: {
        const named = {};
        for (const one of strategies)
            if (one.reason && one.reason !== configurations.problem)
                named[one.reason] = [...(named[one.reason] ?? []), one.title];
        return Object.keys(named).map(reason => qsTr("%1: %2").arg(named[reason].join(", ")).arg(reason)).join("\n");
    }

    signal settingsRequested

    function embedderName(embedder: string): string {
        return embedder === "builtin" ? qsTr("Built-in") : embedder === "none" ? qsTr("None: words only") : embedder;
    }

    spacing: Theme.spaceM

    FormField {
        Layout.fillWidth: true
        label: qsTr("Strategy")
        hint: form.strategy?.hint ?? ""

        AppComboBox {
            readonly property var offered: form.strategies.filter(one => !one.reason || one.name === value)

            objectName: "strategyBox"
            Layout.fillWidth: true
            name: qsTr("Strategy")
            model: offered.map(one => one.name)
            labels: offered.map(one => one.title)
            value: form.configurations.strategy
            onChosen: value => form.configurations.strategy = value
        }
    }
    AppText {
        objectName: "misfits"
        Layout.fillWidth: true
        visible: text
        text: form.reasons
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.italic: true
        wrapMode: Text.Wrap
    }
    ModelField {
        Layout.fillWidth: true
        visible: form.configurations.asksModel
        configurations: form.configurations
        onSettingsRequested: form.settingsRequested()
    }
    FormField {
        Layout.fillWidth: true
        visible: form.knobs.includes("embedder")
        label: qsTr("Embedder")
        hint: qsTr("Finds passages by meaning. More of them: Settings, Embedders.")

        AppComboBox {
            objectName: "embedderBox"
            Layout.fillWidth: true
            name: qsTr("Embedder")
            model: form.configurations.embedders
            labels: model.map(one => form.embedderName(one))
            value: form.configurations.embedder
            onChosen: value => form.configurations.embedder = value
        }
    }
    Note {
        objectName: "configurationProblem"
        Layout.fillWidth: true
        visible: form.configurations.problem
        error: false
        message: form.configurations.problem
        actionLabel: !form.lacksModel ? "" : form.known.length > 0 ? qsTr("Use %1").arg(form.known[0]) : qsTr("Get a model …")
        onActionRequested: {
            if (form.known.length > 0)
                form.configurations.model = form.known[0];
            else
                form.settingsRequested();
        }
    }
    Note {
        objectName: "modelRemark"
        Layout.fillWidth: true
        visible: form.configurations.remark && !form.configurations.problem
        error: false
        message: form.configurations.remark
        actionLabel: form.configurations.canBeSuited ? qsTr("Set what fits") : ""
        onActionRequested: form.configurations.suit()
    }
    AppButton {
        objectName: "unfoldNumbers"
        Layout.fillWidth: true
        quiet: true
        label: form.unfolded ? qsTr("Fewer settings") : qsTr("More settings")
        iconName: form.unfolded ? "chevron-up" : "chevron-down"
        onClicked: form.unfolded = !form.unfolded
    }
    NumberFields {
        Layout.fillWidth: true
        visible: form.unfolded
        configurations: form.configurations
    }
    SaveForm {
        Layout.fillWidth: true
        visible: form.configurations.modified
        configurations: form.configurations
    }
}
