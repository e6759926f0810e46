// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What people taught a knowledge base: each question with the query that answers it, to be looked at, corrected and deleted.
Column {
    id: list

    required property Session session
    required property string folder
    readonly property KeptExamples examples: session.keptExamples
    // So many there are by now; more than are listed were taught meanwhile.
    property int kept: 0
    // So many are shown at once; the others are a click away.
    property int most: 8

    function load() {
        if (list.folder && list.visible)
            list.examples.show(list.folder);
    }

    spacing: Theme.spaceXs
    Component.onCompleted: load()
    onFolderChanged: {
        list.most = 8;
        load();
    }
    onVisibleChanged: load()
    onKeptChanged: if (list.kept > list.examples.count)
        load()

    Repeater {
        model: list.examples.folder === list.folder ? list.examples : null

        Loader {
            id: place

            required property int index
            required property string question
            required property string query
            required property string language
            required property date created
            required property string outdated
            required property bool deleted

            width: list.width
            active: index < list.most
            visible: active
            sourceComponent: TaughtRow {
                objectName: "taught" + place.index
                question: place.question
                query: place.query
                created: place.created
                outdated: place.outdated
                deleted: place.deleted
                onOpenRequested: list.session.show("console", {
                        [place.language]: place.query
                    })
                onDeleteRequested: list.examples.remove(place.index)
                onUndoRequested: list.examples.bringBack(place.index)
            }
        }
    }
    AppButton {
        objectName: "moreTaught"
        visible: list.examples.folder === list.folder && list.examples.count > list.most
        quiet: true
        label: qsTr("Show %n more", "", list.examples.count - list.most)
        onClicked: list.most = list.examples.count
    }
}
