// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk.Backend

// A part of the window that is read when it is first wanted, and then stays: the window opens without it. Its root has a
// property `session` and may have show(view, wanted).
Loader {
    id: later

    required property Session session
    required property string file
    property bool wanted: false

    function show(view: string, wanted: var) {
        later.load();
        later.item.show(view, wanted ?? {}); // qmllint disable
    }
    function load() {
        if (!later.item)
            later.setSource("qrc:/TripleTalk/" + later.file, {
                    "session": later.session
                });
    }

    visible: wanted
    onWantedChanged: if (wanted)
        load()
}
