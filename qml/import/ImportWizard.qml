// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The import of a graph, page by page; every page has good defaults, and "Import now" stands on each. Arguments: `sources`
// (files or folders) and `folder` of a base that is imported anew.
Stage {
    id: wizard

    readonly property Importer importer: session.importer
    readonly property int phase: importer.state
    readonly property var pages: ["sources", "preview", "schema", "cleaning", "search", "run", "report"]
    readonly property var files: ["ImportSourcesPage.qml", "ImportPreviewPage.qml", "ImportSchemaPage.qml", "ImportCleaningPage.qml", "ImportSearchPage.qml", "ImportRunPage.qml", "ImportReportPage.qml"]
    readonly property var labels: [qsTr("Sources"), qsTr("Preview"), qsTr("Tables"), qsTr("Cleaning"), qsTr("Search"), qsTr("Import"), qsTr("Report")]
    readonly property int position: pages.indexOf(page)
    readonly property bool choosing: position < 5
    readonly property bool ready: importer.files.count > 0
    property string page: "sources"
    // Where the person was before the import ran.
    property string lastChoice: "sources"

    function canOpen(name: string): bool {
        if (wizard.phase === Importer.Running)
            return name === "run";
        if (wizard.phase === Importer.Done)
            return name === "report";
        if (name === "run")
            return wizard.phase === Importer.Failed && wizard.importer.errorPage === "run";
        return name === "sources" || wizard.ready && name !== "report";
    }
    function open(name: string) {
        if (!wizard.canOpen(name))
            return;
        wizard.page = name;
        if (wizard.choosing)
            wizard.lastChoice = name;
    }
    function showPage() {
        pageLoader.setSource("qrc:/TripleTalk/" + wizard.files[wizard.position], {
                "session": wizard.session
            });
    }
    // What was asked for; files that come while the wizard is there join the others.
    function take(wanted: var, again: bool) {
        const sources = wanted["sources"] ?? [];
        const folder = wanted["folder"] ?? "";
        if (wizard.choosing && sources.length > 0)
            wizard.page = "sources";
        wizard.lastChoice = "sources";
        if (folder || sources.length > 0 && !(again && wizard.choosing && wizard.ready))
            wizard.importer.prepare(sources, folder);
        else if (sources.length > 0)
            wizard.importer.files.add(sources);
        else
            wizard.importer.resume();
        wizard.follow();
        wizard.focusNext();
    }
    // The page that goes with the importer's state.
    function follow() {
        if (wizard.phase === Importer.Running)
            wizard.page = "run";
        else if (wizard.phase === Importer.Done)
            wizard.page = "report";
        else if (wizard.phase === Importer.Failed)
            wizard.page = wizard.importer.errorPage;
        else if (!wizard.choosing)
            wizard.page = wizard.lastChoice;
    }
    // Enter goes on.
    function focusNext() {
        if (wizard.choosing && wizard.ready)
            importButton.forceActiveFocus(Qt.TabFocusReason);
        else
            wizard.forceActiveFocus();
    }
    function importNow() {
        if (wizard.choosing && wizard.ready)
            wizard.importer.start();
    }

    objectName: "importWizard"
    title: importer.target ? qsTr("Import %1 anew").arg(importer.suggestedName) : qsTr("Import a graph")
    retakes: true
    onPositionChanged: showPage()
    onArgumentsChanged: if (pageLoader.item)
        wizard.take(wizard.arguments, true)
    onPhaseChanged: wizard.follow()
    Component.onCompleted: {
        wizard.showPage();
        wizard.take(wizard.arguments, false);
    }
    Component.onDestruction: {
        if (wizard.importer.state === Importer.Done)
            wizard.importer.reset();
        else
            wizard.importer.rest();
    }

    Connections {
        target: wizard.importer.files

        function onChanged() {
            if (wizard.page === "sources" && wizard.ready && !wizard.importer.files.looking)
                wizard.focusNext();
            if (!wizard.ready)
                wizard.open("sources");
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: 0

        ImportRail {
            id: rail

            Layout.fillHeight: true
            narrow: wizard.width < 700 * Theme.textScale
            pages: wizard.pages
            labels: wizard.labels
            current: wizard.page
            open: wizard.pages.map(name => wizard.canOpen(name))
            onChosen: page => wizard.open(page)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            Loader {
                id: pageLoader

                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            Divider {
                Layout.fillWidth: true
                visible: wizard.choosing
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.margins: Theme.spaceM
                visible: wizard.choosing
                spacing: Theme.spaceS

                AppButton {
                    objectName: "importBack"
                    visible: wizard.position > 0
                    quiet: true
                    iconName: "chevron-left"
                    label: qsTr("Back")
                    onClicked: wizard.open(wizard.pages[wizard.position - 1])
                }
                Item {
                    Layout.fillWidth: true
                }
                AppButton {
                    objectName: "importNext"
                    visible: wizard.position < 4
                    enabled: wizard.ready
                    label: qsTr("Next: %1").arg(wizard.labels[wizard.position + 1] ?? "")
                    onClicked: wizard.open(wizard.pages[wizard.position + 1])
                }
                AppButton {
                    id: importButton

                    objectName: "importNow"
                    enabled: wizard.ready
                    primary: true
                    iconName: "import"
                    label: qsTr("Import now")
                    onClicked: wizard.importNow()
                }
            }
        }
    }
}
