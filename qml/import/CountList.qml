// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Things by how often they are used, [{iri, label, count}]; one may be chosen if `chosen` is set.
ColumnLayout {
    id: list

    required property string title
    required property var entries
    property string emptyText: ""
    property string chosen: ""
    readonly property real largest: entries.length > 0 ? entries[0].count : 1

    signal entryChosen(string iri)

    spacing: Theme.spaceXs

    AppText {
        Layout.fillWidth: true
        text: qsTr("%1 (%2)").arg(list.title).arg(ImportWords.number(list.entries.length))
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    AppText {
        Layout.fillWidth: true
        visible: list.entries.length === 0
        text: list.emptyText
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    ListView {
        id: view

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 8 * Theme.rowHeight)
        clip: true
        activeFocusOnTab: true
        // The list itself has the focus until an arrow key goes into it.
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        model: list.entries
        Accessible.role: Accessible.List
        Accessible.name: list.title
        Keys.onReturnPressed: if (list.chosen && currentIndex >= 0)
            list.entryChosen(list.entries[currentIndex].iri)
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: Rectangle {
            id: entry

            required property int index
            required property var modelData
            readonly property bool isChosen: list.chosen && list.chosen === modelData.iri

            width: ListView.view.width
            height: Theme.rowHeight
            radius: Theme.radiusS
            color: isChosen ? Theme.colors.selected : hover.hovered && list.chosen ? Theme.colors.hover : "transparent"
            border.width: view.activeFocus && ListView.isCurrentItem ? Theme.focusLine : 0
            border.color: Theme.colors.accent
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.label + " " + ImportWords.number(modelData.count)

            Rectangle {
                anchors.left: parent.left
                anchors.bottom: parent.bottom
                width: Math.max(Theme.spaceXs, parent.width * entry.modelData.count / list.largest)
                height: Theme.focusLine
                radius: height / 2
                color: Theme.colors.accent
                opacity: 0.5
            }
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.spaceS
                anchors.rightMargin: Theme.spaceM
                spacing: Theme.spaceS

                AppText {
                    Layout.fillWidth: true
                    text: entry.modelData.label
                    font.pixelSize: Theme.fontSmall
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    text: ImportWords.number(entry.modelData.count)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                    Accessible.ignored: true
                }
            }
            HoverHandler {
                id: hover
            }
            TapHandler {
                enabled: list.chosen !== ""
                onTapped: {
                    view.currentIndex = entry.index;
                    list.entryChosen(entry.modelData.iri);
                }
            }
            AppToolTip {
                visible: hover.hovered
                text: entry.modelData.iri
            }
        }
    }
}
