// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

ScrollBar {
    id: bar

    padding: 2
    minimumSize: 0.06
    // What scrolls follows the focus and the reading; a bar says nothing.
    Accessible.ignored: true
    // A ScrollView of Qt 6.4 takes that back.
    Accessible.onIgnoredChanged: bar.Accessible.ignored = true
    contentItem: Rectangle {
        implicitWidth: Theme.scrollBar
        implicitHeight: Theme.scrollBar
        radius: Theme.scrollBar / 2
        color: Theme.colors.borderStrong
        opacity: bar.policy === ScrollBar.AlwaysOn || bar.active && bar.size < 1 ? 0.9 : 0

        Behavior on opacity  {
            NumberAnimation {
                duration: Theme.animationMs
            }
        }
    }
    background: null
}
