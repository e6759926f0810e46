// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What is in the files: counts, types, predicates, prefixes, an entity, and what cannot be read.
ImportPage {
    id: page

    readonly property ImportPreviewer preview: importer.preview
    readonly property var report: preview.report
    readonly property var sample: preview.sample
    readonly property var prefixes: preview.prefixes
    readonly property bool shown: preview.state === ImportPreviewer.Ready
    readonly property bool wide: width > 760 * Theme.textScale
    property string sampleType: ""

    function number(name: string): real {
        return page.report[name] ?? 0;
    }

    title: qsTr("What is in it")
    explanation: qsTr("Check that the files are what you think they are.")
    onShownChanged: sampleType = preview.types.length > 0 ? preview.types[0].iri : ""
    Component.onCompleted: sampleType = preview.types.length > 0 ? preview.types[0].iri : ""

    Note {
        objectName: "importError"
        Layout.fillWidth: true
        visible: page.importer.state === Importer.Failed && page.importer.errorPage === "preview" && page.importer.error !== page.preview.error
        message: page.importer.error
        detail: page.importer.errorDetail
        actionLabel: page.importer.badStatements !== "stop" ? "" : qsTr("Skip such statements")
        onActionRequested: page.importer.badStatements = "skip"
    }
    ImportPreviewState {
        Layout.fillWidth: true
        preview: page.preview
    }
    Flow {
        Layout.fillWidth: true
        visible: page.shown
        spacing: Theme.spaceM

        Repeater {
            model: [[page.number("triples"), qsTr("fact(s)", "", page.number("triples"))], [page.preview.entities, qsTr("entity(s)", "", page.preview.entities)], [page.preview.types.length, qsTr("type(s)", "", page.preview.types.length)], [page.preview.predicates.length, qsTr("predicate(s)", "", page.preview.predicates.length)], [page.preview.tables.length, qsTr("table(s)", "", page.preview.tables.length)], [page.number("passages"), qsTr("passage(s)", "", page.number("passages"))]]

            FactTile {
                required property var modelData

                count: modelData[0]
                label: modelData[1]
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: page.shown && page.preview.badStatements > 0
        spacing: Theme.spaceM

        Note {
            objectName: "badStatements"
            Layout.fillWidth: true
            error: false
            message: qsTr("%n statement(s) cannot be read.", "", page.preview.badStatements)
            detail: (page.report["skipped"] ?? []).map(one => one.samples.join("\n")).join("\n")
        }
        ChoiceList {
            objectName: "badChoice"
            Layout.fillWidth: true
            name: qsTr("What to do with what cannot be read")
            values: ["repair", "skip", "stop"]
            labels: [qsTr("Percent-encode what is forbidden in IRIs, and leave out the rest"), qsTr("Leave it out and say so in the report"), qsTr("Stop the import there")]
            value: page.importer.badStatements
            onChosen: value => page.importer.badStatements = value
        }
    }
    LossList {
        objectName: "previewRepaired"
        Layout.fillWidth: true
        title: qsTr("Read otherwise than it is written:")
        losses: page.shown ? page.report["repaired"] ?? [] : []
    }
    GridLayout {
        Layout.fillWidth: true
        visible: page.shown
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceL

        CountList {
            objectName: "typeList"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            title: qsTr("Types")
            emptyText: qsTr("Nothing has a type.")
            entries: page.preview.types
            chosen: page.sampleType
            onEntryChosen: iri => {
                page.sampleType = iri;
                page.preview.showSample(iri);
            }
        }
        CountList {
            objectName: "predicateList"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            title: qsTr("Predicates")
            entries: page.preview.predicates
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: page.shown && page.sample["iri"] !== undefined
        spacing: Theme.spaceS

        Stack {
            Layout.fillWidth: true

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("For example: %1").arg(page.sample["label"] ?? "")
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }
                AppButton {
                    objectName: "anotherSample"
                    label: qsTr("Another one")
                    iconName: "refresh"
                    onClicked: page.preview.showSample(page.sampleType)
                }
            }
        }
        // Not a layout: those of Qt 6.4 leave boxes at the height that they had before their width was known.
        Flow {
            id: boxes

            readonly property real boxWidth: page.wide ? Math.floor((width - spacing) / 2) : width

            Layout.fillWidth: true
            spacing: Theme.spaceL

            Column {
                width: boxes.boxWidth
                spacing: Theme.spaceXs

                AppText {
                    width: parent.width
                    text: qsTr("As Turtle")
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }
                CodeBox {
                    objectName: "sampleTurtle"
                    width: parent.width
                    name: qsTr("As Turtle")
                    code: page.sample["turtle"] ?? ""
                    onCopyRequested: text => page.session.copy(text)
                }
            }
            Column {
                width: boxes.boxWidth
                spacing: Theme.spaceXs

                AppText {
                    width: parent.width
                    text: qsTr("As the passage that is searched")
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }
                CodeBox {
                    objectName: "samplePassage"
                    width: parent.width
                    name: qsTr("As the passage that is searched")
                    code: page.sample["passage"] || qsTr("It has none.")
                    copyable: false
                    prose: true
                }
            }
        }
    }
    FormField {
        Layout.fillWidth: true
        visible: page.shown && page.prefixes.length > 0
        label: qsTr("Prefixes")

        CodeBox {
            objectName: "prefixList"
            Layout.fillWidth: true
            maximumHeight: Theme.measureM
            name: qsTr("Prefixes")
            code: page.prefixes.map(one => one.prefix + ": " + one.iri).join("\n")
            onCopyRequested: text => page.session.copy(text)
        }
    }
}
