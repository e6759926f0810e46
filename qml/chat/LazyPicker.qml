// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// A picker that is made when it is first opened: each answer has one.
Item {
    id: lazy

    required property PartFinder finder
    property ReadingPicker picker: null

    signal picked(var edit)
    // The word at this place of the reading.
    signal leftOut(string place)

    function openFor(request: var) {
        if (!lazy.picker)
            lazy.picker = component.createObject(lazy) as ReadingPicker;
        lazy.picker.openFor(request);
    }

    visible: false

    Component {
        id: component

        ReadingPicker {
            finder: lazy.finder
            onPicked: edit => lazy.picked(edit)
            onLeftOut: lazy.leftOut(wanted.word)
        }
    }
}
