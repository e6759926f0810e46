// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Queries of one's own: of the tables in SQL, or of the graph in SPARQL. Each language has a page of its own.
FocusScope {
    id: view

    required property Session session
    // By the folder of a base: what was chosen for it.
    property var chosen: ({})
    readonly property ConsolePage page: strip.current === "sparql" ? graphPage.item as ConsolePage : tablePage

    // With { sql } or { sparql } a query to look at, of { run }; without a run it is of the answer that is looked at.
    function show(place: string, wanted: var) {
        if (wanted.sql || wanted.sparql)
            strip.current = wanted.sparql ? "sparql" : "sql";
        view.page.show(wanted.sparql || wanted.sql || "", wanted.run || "");
    }

    Connections {
        target: view.session.bases

        function onCurrentChanged() {
            strip.current = view.chosen[view.session.bases.folder] ?? strip.keys[0];
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TabStrip {
            id: strip

            objectName: "queryLanguage"
            name: qsTr("Query language")
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            Layout.topMargin: Theme.spaceS
            keys: ["sql", "sparql"]
            labels: ["SQL", "SPARQL"]
            onCurrentChanged: {
                view.chosen[view.session.bases.folder] = current;
                if (current === "sparql")
                    graphPage.active = true;
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: strip.keys.indexOf(strip.current)

            ConsolePage {
                id: tablePage

                session: view.session
                queries: view.session.console
                focus: strip.current === "sql"
                emptyTitle: qsTr("Ask the database in SQL")
            }
            // Reads the words of the graph when it is made.
            Loader {
                id: graphPage

                objectName: "graphPage"
                active: false
                focus: strip.current === "sparql"
                sourceComponent: ConsolePage {
                    session: view.session // qmllint disable unqualified
                    queries: view.session.sparqlConsole // qmllint disable unqualified
                    focus: true
                    emptyTitle: qsTr("Ask the graph in SPARQL")
                }
            }
        }
    }
}
