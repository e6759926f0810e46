// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The rules by which text becomes numbers and the like, each on or off.
ImportPage {
    id: page

    readonly property ImportPreviewer preview: importer.preview

    title: qsTr("Cleaning")
    explanation: qsTr("Text that holds numbers, units, ranges or times can become columns to calculate with. What the graph says is kept as it is.")

    ImportPreviewState {
        Layout.fillWidth: true
        preview: page.preview
    }
    EmptyState {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceXl
        visible: page.preview.state === ImportPreviewer.Ready && page.importer.cleaning.count === 0
        iconName: "check"
        title: qsTr("Nothing to clean")
        explanation: qsTr("No text was found that holds numbers, units, ranges or times.")
    }
    AppText {
        Layout.fillWidth: true
        visible: page.importer.cleaning.count > 0
        text: qsTr("%n rule(s) found", "", page.importer.cleaning.count) + ", " + qsTr("%n in use", "", page.importer.cleaning.inUse)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        font.weight: Font.DemiBold
    }
    LayoutRepeater {
        model: page.importer.cleaning

        CleaningCard {
            id: card

            required property int index

            Layout.fillWidth: true
            onSwitched: use => page.importer.cleaning.setUsed(card.index, use)
        }
    }
}
