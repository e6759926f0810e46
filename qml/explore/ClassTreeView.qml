// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk
import TripleTalk.Backend

// The classes of the graph with how many things each has, and the other tables. Left and Right close and open a line, Enter
// shows its things.
ListView {
    id: tree

    required property ClassModel classes

    signal tableRequested(string table, string typeColumn, string type)
    signal entityRequested(string name)

    function open(line: ClassRow) {
        tree.currentIndex = line.index;
        if (line.kind === "tables")
            tree.classes.toggle(line.index);
        else if (line.table)
            tree.tableRequested(line.table, line.typeColumn, line.type);
        else
            tree.entityRequested(line.name);
    }
    function step(outwards: bool) {
        const line = tree.currentItem as ClassRow;
        if (line && line.expandable && line.expanded === outwards)
            tree.classes.toggle(line.index);
        else if (outwards && line)
            tree.currentIndex = Math.max(0, tree.classes.parentOf(line.index));
    }

    objectName: "classTree"
    clip: true
    model: classes
    topMargin: Theme.spaceS
    bottomMargin: Theme.spaceL
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: count > 0
    Accessible.role: Accessible.Tree
    Accessible.name: qsTr("Classes and tables")
    ScrollBar.vertical: AppScrollBar {
    }
    Keys.onReturnPressed: if (currentItem)
        open(currentItem as ClassRow)
    Keys.onLeftPressed: step(!LayoutMirroring.enabled)
    Keys.onRightPressed: step(LayoutMirroring.enabled)

    delegate: ClassRow {
        width: ListView.view.width
        current: ListView.view.activeFocus && ListView.isCurrentItem
        onClicked: (ListView.view as ClassTreeView).open(this)
        onToggled: (ListView.view as ClassTreeView).classes.toggle(index)
    }

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.spaceL
        visible: tree.count === 0
        iconName: tree.classes.error ? "alert" : "tree"
        title: tree.classes.error ? qsTr("The classes cannot be read") : tree.classes.busy ? qsTr("Counting …") : qsTr("No knowledge base is open")
        explanation: tree.classes.error
    }
}
