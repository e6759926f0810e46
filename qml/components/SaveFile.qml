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
    // The same of a kind that is wanted already, by its ending: no other is offered, since Qt's own dialog shows the first of several
    // whichever was set (6.4).
    function askAs(name: string, ending: string) {
        if (!saver.item)
            saver.setSource("qrc:/TripleTalk/SaveFileDialogs.qml", {
                    "name": saver.objectName
                });
        const dialogs = saver.item as SaveFileDialogs;
        dialogs.title = saver.title;
        const wanted = saver.endings.indexOf(ending);
        dialogs.kinds = wanted < 0 ? saver.kinds : [saver.kinds[wanted]];
        dialogs.endings = wanted < 0 ? saver.endings : [ending];
        dialogs.ask(name, wanted < 0 ? -1 : 0);
    }
    function take(file: url) {
        saver.chosen(file);
    }

    visible: false
    onLoaded: (saver.item as SaveFileDialogs).chosen.connect(saver.take)
}
