// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// What queries name, beside them: tables, and under each that is unfolded its columns. A click writes a name into the query.
FocusScope {
    id: tree

    // {text, detail, parts: [{text, detail}]} each.
    required property var names
    // Names of those that are unfolded.
    property var unfolded: []
    readonly property var shown: rows()

    signal chosen(string name)

    function rows(): var {
        const wanted = filter.text.trim().toLowerCase();
        const has = one => one.text.toLowerCase().includes(wanted);
        const all = [];
        for (const one of Array.from(tree.names)) {
            const parts = wanted ? one.parts.filter(has) : one.parts;
            if (!has(one) && parts.length === 0)
                continue;
            const isOpen = tree.unfolded.includes(one.text) || wanted !== "" && !has(one);
            all.push({
                    "text": one.text,
                    "detail": one.detail,
                    "isPart": false,
                    "isOpen": isOpen
                });
            for (const part of isOpen ? parts : [])
                all.push({
                        "text": part.text,
                        "detail": part.detail,
                        "isPart": true,
                        "isOpen": false
                    });
        }
        return all;
    }
    function fold(name: string, open: bool) {
        tree.unfolded = tree.unfolded.filter(one => one !== name).concat(open ? [name] : []);
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceS

        AppTextField {
            id: filter

            objectName: "nameFilter"
            Layout.fillWidth: true
            name: qsTr("Filter tables and columns")
            placeholderText: qsTr("Filter")
            Keys.onDownPressed: list.forceActiveFocus()
        }
        ListView {
            id: list

            function foldCurrent(open: bool) {
                const row = tree.shown[list.currentIndex];
                if (row && !row.isPart)
                    tree.fold(row.text, open);
            }

            objectName: "nameTree"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: tree.shown.length
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: count > 0
            Accessible.role: Accessible.Tree
            Accessible.name: qsTr("Tables and columns")
            ScrollBar.vertical: AppScrollBar {
            }
            Keys.onReturnPressed: (currentItem as NameRow)?.chosen()
            Keys.onRightPressed: foldCurrent(true)
            Keys.onLeftPressed: foldCurrent(false)

            delegate: NameRow {
                width: ListView.view.width
                // A row may be gone before its delegate is.
                name: tree.shown[index] ?? ({})
                current: list.activeFocus && ListView.isCurrentItem
                onChosen: tree.chosen(name.text)
                onFolded: tree.fold(name.text, !name.isOpen)
            }
        }
    }
}
