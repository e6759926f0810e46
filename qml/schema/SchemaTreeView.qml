// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Tables, and under each its columns. Arrow keys move, open and close; F2 or Enter renames in place.
ColumnLayout {
    id: root

    required property SchemaEditor editor
    readonly property var details: editor.details
    // Row whose name is being edited, -1 none.
    property int edited: -1
    property bool waiting: false
    property int current: -1
    // What is shown next is about to be renamed.
    property bool renamesNext: false

    function focusList() {
        list.forceActiveFocus();
    }
    function focusFilter() {
        filter.forceActiveFocus();
        filter.selectAll();
    }
    function choose(row: int) {
        if (row < 0 || row >= list.count)
            return;
        // A row keeps the focus within the list: it is told.
        if (root.edited !== row)
            (list.itemAtIndex(root.edited) as SchemaRow)?.finish();
        root.edited = -1;
        root.current = row;
        list.positionViewAtIndex(row, ListView.Contain);
        root.editor.select(root.editor.tree.tableOf(row), root.editor.tree.columnOf(row));
    }
    function rename(row: int) {
        if (row < 0 || !(list.itemAtIndex(row) as SchemaRow)?.renamable)
            return;
        root.editor.clearError();
        root.edited = row;
    }
    function accept(row: int, name: string) {
        root.waiting = true;
        root.editor.set(root.editor.tree.tableOf(row), root.editor.tree.columnOf(row), "name", name);
    }
    function stopEditing() {
        root.edited = -1;
        root.editor.clearError();
        list.forceActiveFocus();
    }
    // Left closes the table that the row belongs to.
    function fold() {
        const tree = root.editor.tree;
        if (tree.columnOf(root.current) < 0)
            tree.setExpanded(root.current, false);
        else
            root.choose(tree.reveal(tree.tableOf(root.current), -1));
    }
    function follow() {
        if (root.editor.table < 0)
            return;
        const row = root.editor.tree.reveal(root.editor.table, root.editor.column);
        root.current = row;
        if (row < 0)
            return;
        list.positionViewAtIndex(row, ListView.Contain);
        if (root.renamesNext)
            Qt.callLater(root.renameShown); // qmllint disable
    }
    function renameShown() {
        root.rename(root.current);
        root.renamesNext = !list.itemAtIndex(root.current);
    }

    spacing: Theme.spaceS
    Component.onCompleted: Qt.callLater(root.follow) // qmllint disable

    Connections {
        target: root.editor

        function onSelectionChanged() {
            root.follow();
        }
        function onCheckingChanged() {
            if (root.editor.checking || !root.waiting)
                return;
            root.waiting = false;
            if (root.editor.errorField !== "name")
                root.stopEditing();
        }
    }
    Connections {
        target: root.editor.tree

        function onModelReset() {
            Qt.callLater(root.follow); // qmllint disable
        }
    }
    AppTextField {
        id: filter

        objectName: "schemaFilter"
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        Layout.bottomMargin: 0
        name: qsTr("Filter tables and columns")
        placeholderText: qsTr("Filter (Ctrl+F)")
        text: root.editor.tree.filter
        onTextEdited: root.editor.tree.filter = text
        // What was filtered for is at hand, not what was selected before.
        Keys.onDownPressed: {
            list.forceActiveFocus();
            if (text)
                root.choose(0);
        }
        Keys.onReturnPressed: root.choose(0)
        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            root.editor.tree.filter = "";
            if (event.accepted)
                list.forceActiveFocus();
        }
    }
    ListView {
        id: list

        property bool laidOut: false

        objectName: "schemaTree"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.spaceS
        Layout.rightMargin: Theme.spaceXs
        clip: true
        model: root.editor.tree
        activeFocusOnTab: true
        reuseItems: true
        highlightMoveDuration: 0
        // The list itself has the focus: its own current item would take it.
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        // What is selected is in sight from the first layout on; later, what was scrolled to stays.
        onHeightChanged: {
            if (list.laidOut || height <= 0)
                return;
            list.laidOut = true;
            if (root.current >= 0)
                positionViewAtIndex(root.current, ListView.Contain);
        }
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Tables and columns")
        Accessible.description: root.details["name"] ?? ""
        Keys.onUpPressed: root.choose(Math.max(0, root.current - 1))
        Keys.onDownPressed: root.choose(Math.min(count - 1, root.current + 1))
        Keys.onRightPressed: root.editor.tree.setExpanded(root.current, true)
        Keys.onLeftPressed: root.fold()
        Keys.onReturnPressed: root.rename(root.current)
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_F2)
                root.rename(root.current);
            else if (event.key === Qt.Key_Home)
                root.choose(0);
            else if (event.key === Qt.Key_End)
                root.choose(count - 1);
            else if (event.key === Qt.Key_PageDown)
                root.choose(Math.min(count - 1, root.current + 10));
            else if (event.key === Qt.Key_PageUp)
                root.choose(Math.max(0, root.current - 10));
            else
                event.accepted = false;
        }
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: SchemaRow {
            // Beside the scroll bar.
            x: LayoutMirroring.enabled ? ListView.view.width - width : 0
            width: ListView.view.width - Theme.spaceS
            selected: index >= 0 && root.current === index
            focused: selected && ListView.view.activeFocus
            editing: index >= 0 && root.edited === index
            error: editing && root.editor.errorField === "name" ? root.editor.error : ""
            onChosen: {
                list.forceActiveFocus();
                root.choose(index);
            }
            onToggled: root.editor.tree.setExpanded(index, !isExpanded)
            onRenameRequested: root.rename(index)
            onAccepted: newName => root.accept(index, newName)
            onCancelled: root.stopEditing()
        }
    }
    AppText {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        Layout.topMargin: 0
        visible: list.count === 0
        text: qsTr("No table or column has these words.")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    AppText {
        objectName: "schemaTokens"
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        Layout.topMargin: 0
        text: qsTr("%n table(s)", "", root.editor.tables) + " · " + qsTr("%1 tokens in a prompt").arg(root.editor.tokens.toLocaleString(Qt.locale(), "f", 0))
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
    }
}
