// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Queries of one's own, with a page for each language of queries.
FocusScope {
    id: view

    required property Session session
    // By the folder of a base: what was chosen for it.
    property var chosen: ({})
    readonly property ConsolePage page: pages.count > 0 ? (pages.itemAt(strip.keys.indexOf(strip.current)) as ConsolePlace)?.page : null

    // With { LANGUAGE: query } a query to look at, of { run }; without a run it is of the answer that is looked at.
    function show(place: string, wanted: var) {
        const language = strip.keys.find(name => wanted[name]);
        if (language)
            strip.current = language;
        view.page.show(wanted[language] ?? "", wanted.run || "");
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
            keys: Array.from(QueryLanguages.names)
            labels: Array.from(QueryLanguages.names, name => QueryLanguages.of(name).title)
            onCurrentChanged: view.chosen[view.session.bases.folder] = current
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: strip.keys.indexOf(strip.current)

            LayoutRepeater {
                id: pages

                model: strip.keys
                delegate: ConsolePlace {
                    session: view.session
                    current: strip.current
                }
            }
        }
    }
}
