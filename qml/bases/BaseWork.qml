// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What is being done with a knowledge base, how far it has come, and the way to stop it.
RowLayout {
    id: work

    required property BaseKeeper keeper
    readonly property string title: {
        switch (work.keeper.work) {
        case BaseKeeper.Packing:
            return qsTr("Packing");
        case BaseKeeper.Unpacking:
            return qsTr("Unpacking");
        case BaseKeeper.Importing:
            return qsTr("Importing again");
        case BaseKeeper.Documents:
            return qsTr("Changing the documents");
        case BaseKeeper.Indexing:
            return qsTr("Making the search index");
        case BaseKeeper.Excerpting:
            return qsTr("Fetching an excerpt");
        case BaseKeeper.Learning:
            return qsTr("Learning paths");
        default:
            return "";
        }
    }
    readonly property string stageName: {
        switch (work.keeper.stage) {
        case "read":
            return qsTr("Reading");
        case "fetch":
        case "excerpt":
            return qsTr("Asking the endpoint");
        case "index":
            return qsTr("Indexing the graph");
        case "induce":
        case "fill":
            return qsTr("Making tables");
        case "verbalise":
        case "passages":
            return qsTr("Writing passages");
        case "values":
            return qsTr("Collecting names and values");
        case "embed":
        case "lookup":
            return qsTr("Preparing the search");
        case "compare":
            return qsTr("Looking for what changed");
        case "examples":
            return qsTr("Reading the examples");
        case "learn":
            return qsTr("Telling the wordings apart");
        case "ask":
            return qsTr("Asking what was held out");
        default:
            return "";
        }
    }

    spacing: Theme.spaceM

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: work.stageName ? qsTr("%1: %2").arg(work.title).arg(work.stageName) : work.title
            font.pixelSize: Theme.fontSmall
            elide: Text.ElideRight
        }
        ProgressLine {
            Layout.fillWidth: true
            name: work.title
            fraction: work.keeper.fraction
        }
    }
    AppButton {
        objectName: "cancelWork"
        label: qsTr("Cancel")
        onClicked: work.keeper.cancel()
    }
}
