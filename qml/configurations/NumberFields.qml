// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The numbers of the configuration in use, as far as its strategy knows them.
ColumnLayout {
    id: fields

    required property Configurations configurations
    readonly property var knobs: configurations.knobs
    readonly property var windows: ["4096", "8192", "16384", "32768", "65536", "131072"]
    readonly property string contextWindow: String(configurations.contextTokens)

    spacing: Theme.spaceM

    NumberField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("rounds")
        label: qsTr("Rounds")
        hint: qsTr("How often the model may look again before it answers.")
        boxName: "roundsBox"
        from: 1
        to: 20
        number: fields.configurations.rounds
        onChanged: value => fields.configurations.rounds = value
    }
    NumberField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("steps")
        label: qsTr("Steps at most")
        hint: qsTr("How often the model may be asked before it must answer.")
        boxName: "stepsBox"
        from: 2
        to: 200
        number: fields.configurations.steps
        onChanged: value => fields.configurations.steps = value
    }
    FormField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("tools")
        label: qsTr("Tools of the model")
        hint: qsTr("All can run queries and end; the others look names up in the graph's search index.")

        AppComboBox {
            objectName: "toolsBox"
            Layout.fillWidth: true
            name: qsTr("Tools of the model")
            model: ["search_extended", "search", "search_constrained", "search_autocomplete", "base"]
            labels: [qsTr("Searches, also beside what is known"), qsTr("Searches"), qsTr("One search, at a place of a triple"), qsTr("One search, at a place of a query"), qsTr("Queries only")]
            value: fields.configurations.tools
            onChosen: value => fields.configurations.tools = value
        }
    }
    AppCheckBox {
        objectName: "feedbackBox"
        Layout.fillWidth: true
        visible: fields.knobs.includes("feedback")
        label: qsTr("The model looks its answer over")
        checked: fields.configurations.feedback
        onToggled: fields.configurations.feedback = checked
    }
    NumberField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("topK")
        label: qsTr("Passages a search")
        hint: qsTr("More find more, and take more reading.")
        boxName: "topKBox"
        from: 1
        to: 50
        number: fields.configurations.topK
        onChanged: value => fields.configurations.topK = value
    }
    FormField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("required")
        label: qsTr("Before it answers")

        AppComboBox {
            objectName: "requiredBox"
            Layout.fillWidth: true
            name: qsTr("Before it answers")
            model: ["both", "either", "none"]
            labels: [qsTr("Both tools used"), qsTr("One tool used"), qsTr("As the model likes")]
            value: fields.configurations.required
            onChosen: value => fields.configurations.required = value
        }
    }
    NumberField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("candidates")
        label: qsTr("Candidate queries")
        hint: qsTr("With several, the results vote in the first round; each costs a call.")
        boxName: "candidatesBox"
        from: 1
        to: 9
        number: fields.configurations.candidates
        onChanged: value => fields.configurations.candidates = value
    }
    AppCheckBox {
        objectName: "rerankBox"
        Layout.fillWidth: true
        visible: fields.knobs.includes("rerank")
        label: qsTr("The model ranks the passages found")
        checked: fields.configurations.rerank
        onToggled: fields.configurations.rerank = checked
    }
    FormField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("contextTokens")
        label: qsTr("Context window, in tokens")
        hint: qsTr("As much as the model can read at once; large schemas need more.")

        AppComboBox {
            objectName: "contextBox"
            Layout.fillWidth: true
            name: qsTr("Context window, in tokens")
            model: fields.windows.includes(fields.contextWindow) ? fields.windows : fields.windows.concat([fields.contextWindow])
            labels: model.map(one => Number(one).toLocaleString(Qt.locale(), "f", 0))
            value: fields.contextWindow
            onChosen: value => fields.configurations.contextTokens = Number(value)
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: fields.knobs.includes("temperature")
        label: qsTr("Temperature: %1").arg(slider.words)
        hint: qsTr("0 answers alike each time; more is more inventive.")

        AppSlider {
            id: slider

            objectName: "temperatureSlider"
            Layout.fillWidth: true
            name: qsTr("Temperature")
            words: value.toLocaleString(Qt.locale(), "f", 1)
            from: 0
            to: 2
            stepSize: 0.1
            value: fields.configurations.temperature
            onMoved: fields.configurations.temperature = Math.round(value * 10) / 10
        }
    }
}
