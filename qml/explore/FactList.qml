// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The facts of one thing, first those that start at it, then those that lead to it. The list is no root of its file: of such a
// one Qt 6.4 mistakes the property `section` for its delegates' own, and mixes up their titles.
Item {
    id: view

    required property EntityCard card

    signal entityRequested(string name)

    function activate(row: FactRow) {
        list.currentIndex = row.index;
        if (row.kind === "more")
            view.card.more(row.index);
        else
            view.entityRequested(row.name);
    }

    ListView {
        id: list

        objectName: "factList"
        anchors.fill: parent
        clip: true
        model: view.card
        topMargin: Theme.spaceS
        bottomMargin: Theme.spaceL
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        highlightFollowsCurrentItem: false
        cacheBuffer: 800
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Facts")
        ScrollBar.vertical: AppScrollBar {
        }
        onCurrentIndexChanged: if (activeFocus)
            positionViewAtIndex(currentIndex, ListView.Contain)
        Keys.onReturnPressed: (currentItem as FactRow)?.activate()

        section.property: "incoming"
        section.delegate: AppText {
            required property string section

            width: ListView.view.width
            leftPadding: Theme.spaceM
            rightPadding: Theme.spaceM
            topPadding: Theme.spaceM
            bottomPadding: Theme.spaceXs
            text: section === "true" ? qsTr("What points here") : qsTr("What it says")
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
            color: Theme.colors.textMuted
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        delegate: FactRow {
            width: ListView.view.width
            stacked: ListView.view.width < 300 * Theme.textScale
            current: ListView.view.activeFocus && ListView.isCurrentItem
            onActivated: (ListView.view.parent as FactList).activate(this)
        }

        EmptyState {
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.spaceL
            visible: list.count === 0 && view.card.state === EntityCard.Ready
            iconName: "list"
            title: qsTr("The graph says nothing more of it")
        }
    }
}
