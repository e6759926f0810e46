// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// Asks where to write: the file gets the ending of the kind that was chosen, and one that is there is replaced only if the person
// says so. The dialogs are made when they are first wanted.
Loader {
    id: saver

    property string title: ""
    // The kinds of file, each with its ending.
    property var kinds: []
    property var endings: []

    signal chosen(url file)

    // `name` is suggested, without an ending.
    function ask(name: string) {
        saver.askAs(name, "");
    }
    // The same of a kind that is wanted already, by its ending.
    function askAs(name: string, ending: string) {
        if (!saver.item)
            saver.setSource("qrc:/TripleTalk/SaveFileDialogs.qml", {
                    "name": saver.objectName
                });
        const dialogs = saver.item as SaveFileDialogs;
        dialogs.title = saver.title;
        dialogs.kinds = saver.kinds;
        dialogs.endings = saver.endings;
        dialogs.ask(name, saver.endings.indexOf(ending));
    }
    function take(file: url) {
        saver.chosen(file);
    }

    visible: false
    onLoaded: (saver.item as SaveFileDialogs).chosen.connect(saver.take)
}
