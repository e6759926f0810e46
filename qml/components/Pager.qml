// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One of several: ‹ 2/3 ›.
Lazy {
    id: pager

    required property int index
    required property int count
    required property string backName
    required property string nextName

    signal stepped(int offset)

    wanted: count > 1

    RowLayout {
        spacing: 0

        IconButton {
            id: back

            objectName: "pagerBack"
            enabled: pager.index > 0
            iconName: "chevron-left"
            name: pager.backName
            size: Theme.iconS
            onClicked: pager.stepped(-1)
            // At the end the focus stays in the pager.
            onEnabledChanged: if (!enabled && focus)
                next.focus = true
        }
        AppText {
            text: qsTr("%1/%2", "one of several").arg(pager.index + 1).arg(pager.count)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
        }
        IconButton {
            id: next

            objectName: "pagerNext"
            enabled: pager.index + 1 < pager.count
            iconName: "chevron-right"
            name: pager.nextName
            size: Theme.iconS
            onClicked: pager.stepped(1)
            onEnabledChanged: if (!enabled && focus)
                back.focus = true
        }
    }
}
