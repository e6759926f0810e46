// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What was imported, what was not and why, what was made of the values, and how long it took.
ImportPage {
    id: page

    readonly property var report: importer.report

    // What may be asked first, once the base is open.
    readonly property var examples: session.bases.state === Bases.Ready && session.bases.name === report["name"] ? Array.from(session.bases.examples).slice(0, 3) : []

    function ask(question: string) {
        page.session.chat.newConversation();
        page.session.show("chat");
        page.session.chat.ask(question);
    }
    function number(name: string): real {
        return page.report[name] ?? 0;
    }

    title: qsTr("“%1” is ready").arg(report["name"] ?? "")
    explanation: qsTr("Imported in %1.").arg(ImportWords.duration(report["seconds"] ?? 0))
    Component.onCompleted: chatButton.forceActiveFocus(Qt.TabFocusReason)

    RowLayout {
        spacing: Theme.spaceS

        AppButton {
            id: chatButton

            objectName: "openChat"
            primary: true
            label: qsTr("Open the chat")
            iconName: "message"
            onClicked: {
                page.session.chat.newConversation();
                page.session.show("chat");
            }
        }
        AppButton {
            objectName: "openSchema"
            label: qsTr("Look at the schema")
            iconName: "table"
            onClicked: page.session.show("schema")
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: page.examples.length > 0
        label: qsTr("Ask it something, such as")

        Flow {
            id: questions

            Layout.fillWidth: true
            spacing: Theme.spaceS

            Repeater {
                model: page.examples

                Chip {
                    required property string modelData
                    required property int index

                    objectName: "askFirst" + index
                    widest: questions.width
                    label: modelData
                    iconName: "message"
                    onClicked: page.ask(modelData)
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        Repeater {
            model: [[page.number("triples"), qsTr("fact(s) read", "", page.number("triples"))], [page.number("stored"), qsTr("stored")], [page.number("duplicates"), qsTr("duplicate(s)", "", page.number("duplicates"))], [page.number("passages"), qsTr("passage(s)", "", page.number("passages"))]]

            FactTile {
                required property var modelData

                count: modelData[0]
                label: modelData[1]
            }
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: (page.report["skipped"] ?? []).length === 0
        text: qsTr("Nothing was skipped. %1 of the facts stand in columns and links.").arg(ImportWords.percent(page.report["inSchema"] ?? 1))
        color: Theme.colors.success
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    LossList {
        objectName: "skippedList"
        Layout.fillWidth: true
        title: qsTr("Skipped, because it cannot be read:")
        losses: page.report["skipped"] ?? []
    }
    LossList {
        objectName: "repairedList"
        Layout.fillWidth: true
        title: qsTr("Read otherwise than it is written:")
        losses: page.report["repaired"] ?? []
    }
    LossList {
        objectName: "unplacedList"
        Layout.fillWidth: true
        title: qsTr("Kept beside the tables, and why:")
        losses: page.report["unplaced"] ?? []
    }
    FormField {
        Layout.fillWidth: true
        visible: (page.report["uncurated"] ?? []).length > 0
        label: qsTr("Your changes to the schema that have no effect now")

        LayoutRepeater {
            model: page.report["uncurated"] ?? []

            AppText {
                required property var modelData

                Layout.fillWidth: true
                text: qsTr("%1: %2").arg(modelData.what).arg(modelData.why)
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: (page.report["cleaning"] ?? []).length > 0
        label: qsTr("Cleaned")

        LayoutRepeater {
            model: page.report["cleaning"] ?? []

            AppText {
                required property var modelData

                Layout.fillWidth: true
                text: modelData.before === undefined ? qsTr("%1, %2: %3").arg(modelData.table).arg(modelData.attribute).arg(modelData.description) : qsTr("%1, %2: %3 (“%4” becomes %5)").arg(modelData.table).arg(modelData.attribute).arg(modelData.description).arg(modelData.before).arg(modelData.after.join(", "))
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
            }
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: (page.report["stages"] ?? []).length > 0
        label: qsTr("How long it took; some steps go on beside one another")

        LayoutRepeater {
            model: page.report["stages"] ?? []

            RowLayout {
                id: stage

                required property var modelData

                Layout.maximumWidth: Theme.dialogWidth
                spacing: Theme.spaceM

                AppText {
                    Layout.fillWidth: true
                    text: ImportWords.stageName(stage.modelData.name)
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideRight
                }
                AppText {
                    text: qsTr("%1 s").arg(stage.modelData.seconds.toLocaleString(Qt.locale(), "f", 1))
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                }
            }
        }
    }
}
