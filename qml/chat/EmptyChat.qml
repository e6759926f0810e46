// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A chat before its first question: what can be asked here.
ColumnLayout {
    id: empty

    required property Bases bases
    required property Importer importer
    required property Configurations configurations

    signal asked(string question)
    signal importRequested
    signal connectRequested
    signal tableRequested(string table)
    signal modelsRequested

    spacing: Theme.spaceL

    Image {
        Layout.alignment: Qt.AlignHCenter
        source: "qrc:/icons/tripletalk.svg"
        sourceSize.width: Theme.iconDisplay
        sourceSize.height: Theme.iconDisplay
        Accessible.ignored: true
    }
    AppText {
        Layout.fillWidth: true
        text: empty.bases.state === Bases.Ready ? qsTr("Talk with %1").arg(empty.bases.name) : qsTr("Talk with your knowledge graph")
        font.pixelSize: Theme.fontDisplay
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: empty.bases.state === Bases.Ready || empty.bases.state === Bases.NoBase
        text: empty.bases.state === Bases.Ready ? qsTr("Ask in your own words. Every answer shows its sources.") : qsTr("Choose the files of a graph, or drop them here.")
        color: Theme.colors.textMuted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    GridLayout {
        Layout.alignment: Qt.AlignHCenter
        // Side by side they must not make the page wider than it is.
        Layout.minimumWidth: 0
        columns: empty.width > openButton.implicitWidth + modelButton.implicitWidth + Theme.spaceM ? 2 : 1
        visible: empty.bases.state === Bases.Ready
        rowSpacing: 0

        AppButton {
            id: openButton

            objectName: "openYourGraph"
            quiet: true
            label: qsTr("Open your graph …")
            iconName: "import"
            Accessible.description: qsTr("Its files can also be dropped here.")
            onClicked: empty.importRequested()
        }
        AppButton {
            id: modelButton

            objectName: "emptyGetAModel"
            quiet: true
            visible: empty.configurations.models.length === 0 && !empty.configurations.asksModels
            label: qsTr("Get a model …")
            iconName: "model"
            Accessible.description: qsTr("Answers come by rules alone: a model understands more.")
            onClicked: empty.modelsRequested()
        }
    }    // What there is most of in it.
    Flow {
        id: contents

        objectName: "contents"
        Layout.fillWidth: true
        visible: empty.bases.state === Bases.Ready && empty.bases.contents.length > 0
        spacing: Theme.spaceXs

        Repeater {
            model: empty.bases.contents

            Chip {
                required property var modelData

                objectName: "content-" + modelData.table
                widest: contents.width
                label: modelData.label + " · " + modelData.count.toLocaleString(Qt.locale(), "f", 0)
                hint: qsTr("Look at them")
                onClicked: empty.tableRequested(modelData.table)
            }
        }
    }
    Note {
        Layout.fillWidth: true
        visible: empty.bases.state === Bases.Failed
        message: empty.bases.error
        actionLabel: qsTr("Import a graph …")
        onActionRequested: empty.importRequested()
    }
    // What the model can hardly do is told before the first question.
    Note {
        objectName: "emptyRemark"
        Layout.fillWidth: true
        visible: empty.bases.state === Bases.Ready && empty.configurations.remark
        error: false
        message: empty.configurations.remark
        actionLabel: empty.configurations.canBeSuited ? qsTr("Set what fits") : ""
        onActionRequested: empty.configurations.suit()
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: empty.bases.state !== Bases.Ready && empty.importer.state === Importer.Running
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: qsTr("Preparing the sample graph …")
            color: Theme.colors.textMuted
            horizontalAlignment: Text.AlignHCenter
        }
        StageList {
            Layout.fillWidth: true
            importer: empty.importer
        }
    }
    AppButton {
        Layout.alignment: Qt.AlignHCenter
        visible: empty.bases.state === Bases.NoBase && empty.importer.state !== Importer.Running
        primary: true
        label: qsTr("Open your graph …")
        iconName: "import"
        onClicked: empty.importRequested()
    }
    AppButton {
        Layout.alignment: Qt.AlignHCenter
        visible: empty.bases.state === Bases.NoBase && empty.importer.state !== Importer.Running
        quiet: true
        label: qsTr("Connect to an endpoint …")
        iconName: "cloud"
        onClicked: empty.connectRequested()
    }
    GridLayout {
        Layout.fillWidth: true
        columns: empty.width > 520 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        // As many cards as there can be examples, shown or not: a layout that is hidden keeps pointers to items that were
        // removed meanwhile (Qt 6.4).
        Repeater {
            model: 4

            ExampleCard {
                required property int index

                objectName: visible ? "example" + index : ""
                visible: index < empty.bases.examples.length
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                question: empty.bases.examples[index] ?? ""
                onClicked: empty.asked(question)
            }
        }
    }
}
