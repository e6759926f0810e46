// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A short text in a frame of its own.
Rectangle {
    id: tag

    required property string label
    property bool warning: false
    // Told by what it belongs to.
    property bool silent: false

    implicitWidth: words.implicitWidth + 2 * Theme.spaceS
    implicitHeight: words.implicitHeight + Theme.spaceXs
    radius: Theme.radiusS
    color: warning ? Theme.colors.warningSoft : Theme.colors.sunken
    border.width: warning ? 0 : Theme.line
    border.color: Theme.colors.border

    AppText {
        id: words

        anchors.centerIn: parent
        text: tag.label
        color: tag.warning ? Theme.colors.warning : Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        Accessible.ignored: tag.silent
    }
}
