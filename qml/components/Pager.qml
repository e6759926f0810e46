// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One of several: ‹ 2/3 ›.
RowLayout {
    id: pager

    required property int index
    required property int count
    required property string backName
    required property string nextName

    signal stepped(int offset)

    spacing: 0
    visible: count > 1

    IconButton {
        objectName: "pagerBack"
        enabled: pager.index > 0
        iconName: pager.LayoutMirroring.enabled ? "chevron-right" : "chevron-left"
        name: pager.backName
        size: Theme.iconS
        onClicked: pager.stepped(-1)
    }
    AppText {
        text: qsTr("%1/%2", "one of several").arg(pager.index + 1).arg(pager.count)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
    }
    IconButton {
        objectName: "pagerNext"
        enabled: pager.index + 1 < pager.count
        iconName: pager.LayoutMirroring.enabled ? "chevron-left" : "chevron-right"
        name: pager.nextName
        size: Theme.iconS
        onClicked: pager.stepped(1)
    }
}
