// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// The tip of the control that it stands in, while it is visible. Only then it is made: a chat has thousands of controls.
Item {
    id: tip

    property string text: ""
    property int delay: 500
    // It ends at x rather than beginning there.
    property bool before: false

    Instantiator {
        active: tip.visible && tip.text !== ""

        ToolTip {
            id: popup

            parent: tip.parent
            x: tip.before ? tip.x - implicitWidth : tip.x || (parent.width - implicitWidth) / 2
            y: tip.y || -implicitHeight - Theme.spaceXs
            delay: tip.delay
            visible: true
            padding: Theme.spaceS
            text: tip.text
            contentItem: AppText {
                objectName: "toolTip"
                text: popup.text
                color: Theme.colors.surface
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
            }
            background: Rectangle {
                color: Theme.colors.text
                radius: Theme.radiusS
            }
        }
    }
}
