// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// Shades the edges of a table behind which there are more columns.
Item {
    id: more

    required property TableView view
    required property var columnWidths
    readonly property bool atLeft: view.contentX > 1
    readonly property bool atRight: view.contentX + view.width < columnWidths.reduce((sum, width) => sum + width, -1)

    component Shade: Rectangle {
        id: shade

        property real from: 0
        property real to: 0

        width: Theme.spaceL
        height: more.height
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.alpha(Theme.colors.borderStrong, shade.from)
            }
            GradientStop {
                position: 1
                color: Qt.alpha(Theme.colors.borderStrong, shade.to)
            }
        }
    }

    objectName: "moreColumns"
    Accessible.ignored: true

    Shade {
        visible: more.atLeft
        from: 0.4
    }
    Shade {
        x: more.width - width
        visible: more.atRight
        to: 0.4
    }
}
