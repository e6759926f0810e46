// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// A box of the drawing: an entity, the name of a predicate, or what brings more.
AbstractButton {
    id: box

    required property int index
    required property string label
    required property string kind
    required property string detail
    required property string name
    required property real middleX
    required property real middleY
    required property real boxWidth
    required property real boxHeight
    required property bool expanded
    required property bool incoming
    required property real remaining
    required property string sentence
    property bool selected: false
    readonly property bool isEntity: kind === "entity"
    readonly property bool isPredicate: kind === "predicate"
    // A line stays whole where the drawing is made small.
    readonly property real line: Theme.line / Math.min(1, parent?.scale ?? 1)
    property real shownX: middleX
    property real shownY: middleY

    objectName: "graphBox" + index
    x: shownX - width / 2
    y: shownY - height / 2
    z: selected ? 2 : 1
    width: boxWidth
    height: boxHeight
    visible: kind !== "more" || remaining > 0
    enabled: !isPredicate
    padding: 0
    focusPolicy: Qt.NoFocus
    Accessible.role: isPredicate ? Accessible.StaticText : Accessible.Button
    Accessible.name: detail ? label + ", " + detail : label
    Accessible.description: sentence
    Accessible.onPressAction: box.clicked()

    Behavior on shownX  {
        NumberAnimation {
            duration: 2 * Theme.animationMs
            easing.type: Easing.OutCubic
        }
    }
    Behavior on shownY  {
        NumberAnimation {
            duration: 2 * Theme.animationMs
            easing.type: Easing.OutCubic
        }
    }
    contentItem: AppText {
        text: box.label
        color: box.isEntity ? (box.index === 0 ? Theme.colors.accentInk : Theme.colors.text) : box.isPredicate ? Theme.colors.textMuted : Theme.colors.accentText
        font.pixelSize: box.isEntity ? Theme.fontSmall : Theme.fontSmall - 1
        font.weight: box.isEntity ? Font.Medium : Font.Normal
        leftPadding: Theme.spaceXs
        rightPadding: Theme.spaceXs
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: box.isEntity ? Theme.radiusM : height / 2
        color: box.isPredicate ? Theme.colors.sunken : box.index === 0 ? Theme.colors.accent : box.hovered ? Theme.colors.hover : box.kind === "more" ? Theme.colors.accentSoft : Theme.colors.surface
        border.width: box.selected ? Theme.focusLine : box.isEntity && box.index > 0 ? box.line : 0
        border.pixelAligned: false
        border.color: box.selected ? Theme.colors.accentText : box.expanded ? Theme.colors.accent : Theme.colors.borderStrong
    }

    AppToolTip {
        visible: box.hovered && !box.isPredicate
        text: box.isEntity ? Array.of(box.label, box.detail, box.sentence).filter(part => part).join("\n") : box.label
    }
}
