// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Every key, from the one list of them; what is typed narrows it.
SettingsPage {
    id: page

    readonly property var found: KeyTable.keys.filter(key => page.fits(key))

    function fits(key: var): bool {
        const wanted = search.text.trim().toLowerCase();
        return [key.name, key.group, key.sequence].some(words => words.toLowerCase().includes(wanted));
    }

    AppTextField {
        id: search

        objectName: "keySearch"
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceL
        name: qsTr("Search keys")
        placeholderText: qsTr("Search keys")
    }
    EmptyState {
        Layout.fillWidth: true
        visible: page.found.length === 0
        iconName: "keyboard"
        title: qsTr("No key does that.")
    }
    Column {
        id: rows

        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl

        Repeater {
            model: page.found

            KeyRow {
                required property var modelData
                required property int index

                width: rows.width
                key: modelData
                heading: index === 0 || page.found[index - 1]?.group !== modelData.group
            }
        }
    }
}
