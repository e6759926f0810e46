// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A page of the settings.
ScrollColumn {
    id: page

    required property Session session
    property string explanation: ""

    margin: Theme.spaceXl
    maximumWidth: Theme.readingWidth
    gap: Theme.spaceXl

    AppText {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceL
        visible: text
        text: page.explanation
        color: Theme.colors.textMuted
        lineHeight: Theme.lineHeight
        wrapMode: Text.Wrap
    }
}
