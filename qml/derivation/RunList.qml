// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// Rows of the run that is looked at. They are made once somebody looks at them: each answer has dozens of prompts and steps.
ListView {
    id: list

    required property Derivation derivation
    required property var rows
    property bool seen: false

    function look() {
        list.seen = list.seen || list.visible;
    }

    model: seen ? rows : null
    clip: true
    bottomMargin: Theme.spaceM
    leftMargin: Theme.spaceM
    rightMargin: Theme.spaceM
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar {
    }
    onVisibleChanged: look()
    Component.onCompleted: look()

    Connections {
        target: list.derivation

        function onChanged() {
            list.seen = list.visible;
        }
    }
}
