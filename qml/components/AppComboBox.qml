// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// A choice from a list of strings; `labels` words them, entry by entry. Nothing of it is markup.
ComboBox {
    id: box

    required property string name
    property var labels: model
    property string value: ""
    // Shown while nothing is chosen.
    property string placeholder: ""
    property int elide: Text.ElideRight

    signal chosen(string value)

    function labelOf(index: int): string {
        return index >= 0 && index < box.labels.length ? box.labels[index] : box.value;
    }

    implicitHeight: Theme.controlHeight
    leftPadding: mirrored ? Theme.spaceXl + Theme.spaceS : Theme.spaceM
    rightPadding: mirrored ? Theme.spaceM : Theme.spaceXl + Theme.spaceS
    font.pixelSize: Theme.fontSmall
    currentIndex: model ? model.indexOf(value) : -1
    Accessible.name: name + ": " + (labelOf(currentIndex) || placeholder)
    Accessible.onPressAction: if (box.enabled)
        box.popup.open()
    onActivated: index => box.chosen(box.model[index])

    contentItem: AppText {
        text: box.labelOf(box.currentIndex) || box.placeholder
        color: box.labelOf(box.currentIndex) ? Theme.colors.text : Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        verticalAlignment: Text.AlignVCenter
        elide: box.elide
        Accessible.ignored: true
    }
    indicator: AppIcon {
        x: box.mirrored ? Theme.spaceS : box.width - width - Theme.spaceS
        y: (box.height - height) / 2
        name: "chevron-down"
        size: Theme.iconS
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: box.hovered ? Theme.colors.hover : Theme.colors.surface
        border.width: Theme.line
        border.color: Theme.colors.borderStrong

        FocusFrame {
            control: box
        }
    }
    delegate: ItemDelegate {
        id: entry

        required property int index

        width: ListView.view ? ListView.view.width : 0
        height: Theme.rowHeight
        highlighted: box.highlightedIndex === index
        Accessible.name: box.labelOf(index)
        Accessible.onPressAction: entry.clicked()
        contentItem: AppText {
            text: box.labelOf(entry.index)
            font.pixelSize: Theme.fontSmall
            font.weight: box.currentIndex === entry.index ? Font.DemiBold : Font.Normal
            verticalAlignment: Text.AlignVCenter
            elide: box.elide
            Accessible.ignored: true
        }
        background: Rectangle {
            radius: Theme.radiusS
            color: entry.highlighted ? Theme.colors.hover : "transparent"
        }
    }
    popup: Popup {
        y: box.height + Theme.spaceXs
        width: box.width
        padding: Theme.spaceXs
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * Theme.spaceXs, Theme.measureXl)
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            ScrollBar.vertical: AppScrollBar {
            }
        }
        background: Rectangle {
            color: Theme.colors.surface
            radius: Theme.radiusM
            border.width: Theme.line
            border.color: Theme.colors.borderStrong
        }
    }
}
