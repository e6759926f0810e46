// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One question under two configurations, side by side; `arguments.turn` is the row of the question in the chat.
Stage {
    id: view

    readonly property Comparison comparison: session.comparison
    readonly property bool started: comparison.configurations.length === 2
    readonly property bool ready: comparison.question && left.wanted && right.wanted && !session.chat.running

    function start() {
        view.comparison.start(left.wanted, right.wanted);
    }

    objectName: "compareView"
    title: qsTr("Compare two configurations")
    Component.onCompleted: {
        view.comparison.choose(view.arguments.turn ?? -1);
        left.wanted = view.session.configurations.name;
        right.wanted = left.others[0] ?? "";
        left.focusBox();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.spaceL
        spacing: Theme.spaceM

        AppText {
            objectName: "comparedQuestion"
            Layout.fillWidth: true
            text: view.comparison.question || qsTr("Ask a question first: here it is answered a second time, in another way.")
            color: view.comparison.question ? Theme.colors.text : Theme.colors.textMuted
            font.pixelSize: Theme.fontTitle
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            AppButton {
                objectName: "startComparison"
                primary: true
                visible: !view.comparison.running
                enabled: view.ready
                label: view.started ? qsTr("Answer again") : qsTr("Answer with both")
                iconName: "columns"
                onClicked: view.start()
            }
            AppButton {
                objectName: "stopComparison"
                visible: view.comparison.running
                label: qsTr("Stop")
                iconName: "stop"
                onClicked: view.comparison.stop()
            }
            CompareVerdict {
                Layout.fillWidth: true
                comparison: view.comparison
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: 2
            columnSpacing: Theme.spaceL
            rowSpacing: Theme.spaceM

            CompareChoice {
                id: left

                objectName: "leftConfiguration"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                configurations: view.session.configurations
                name: qsTr("Configuration on the left")
                enabled: !view.comparison.running
            }
            CompareChoice {
                id: right

                objectName: "rightConfiguration"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                configurations: view.session.configurations
                name: qsTr("Configuration on the right")
                enabled: !view.comparison.running
            }
            LayoutRepeater {
                model: view.comparison.sides

                CompareSide {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    session: view.session
                    configuration: view.comparison.configurations[index] ?? ""
                    figures: view.comparison.figures[index] ?? {}
                }
            }
            Item {
                Layout.columnSpan: 2
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !view.started

                EmptyState {
                    anchors.centerIn: parent
                    width: Math.min(parent.width, Theme.dialogWidth)
                    iconName: "columns"
                    title: qsTr("Two answers to one question")
                    explanation: left.names.length < 2 ? qsTr("There is only one configuration yet. Save a second one beside the chat, with another strategy or model.") : qsTr("Both configurations answer at the same time. The answers are kept with the question in the chat.")
                }
            }
        }
    }
}
