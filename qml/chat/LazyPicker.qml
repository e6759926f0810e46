// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import TripleTalk
import TripleTalk.Backend

// A picker that is made when it is first opened: each answer has one.
Instantiator {
    id: lazy

    required property PartFinder finder
    readonly property ReadingPicker picker: lazy.object as ReadingPicker

    signal picked(var edit)
    // The word at this place of the reading.
    signal leftOut(string place)

    function openFor(request: var) {
        lazy.active = true;
        lazy.picker.openFor(request);
    }

    active: false

    delegate: ReadingPicker {
        finder: lazy.finder
        onPicked: edit => lazy.picked(edit)
        onLeftOut: lazy.leftOut(wanted.word)
    }
}
