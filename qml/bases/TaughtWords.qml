// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk
import TripleTalk.Backend

// The words of a knowledge base beside its own names, with what they stand for: given by a person, or learned from examples.
Column {
    id: list

    required property KeptWords words
    required property string folder
    readonly property bool isRead: list.words.folder === list.folder

    spacing: Theme.spaceXs
    visible: list.isRead && list.words.count > 0

    AppText {
        width: list.width
        text: qsTr("Synonyms and learned words (%L1)").arg(list.words.count)
        font.weight: Font.DemiBold
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: list.words

        TaughtWord {
            id: row

            required property int index

            objectName: "taughtWord" + index
            width: list.width
            onCorrectRequested: word => list.words.correct(index, word)
            onSwitchRequested: list.words.switchOff(index, !row.off)
            onDeleteRequested: list.words.remove(index)
            onUndoRequested: list.words.bringBack(index)
        }
    }
    AppButton {
        objectName: "moreTaughtWords"
        visible: list.words.hidden > 0
        quiet: true
        label: qsTr("Show %n more", "", list.words.hidden)
        onClicked: list.words.showAll()
    }
}
