// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

ToolTip {
    id: tip

    delay: 500
    padding: Theme.spaceS
    contentItem: AppText {
        text: tip.text
        color: Theme.colors.surface
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.colors.text
        radius: Theme.radiusS
    }
}
