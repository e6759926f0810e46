// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A passage as a source, with the words that found it marked, and the way to what it is about.
ColumnLayout {
    id: source

    required property SourceCard card
    readonly property Session session: card.session

    spacing: Theme.spaceS

    TextEdit {
        id: words

        objectName: "passageText"
        Layout.fillWidth: true
        readOnly: true
        selectByMouse: true
        textFormat: TextEdit.PlainText
        text: source.card.body
        wrapMode: TextEdit.Wrap
        color: Theme.colors.text
        selectionColor: Theme.colors.accent
        selectedTextColor: Theme.colors.accentInk
        font.pixelSize: Theme.fontSmall
        Accessible.role: Accessible.Paragraph
        Accessible.name: text

        WordHighlighter {
            source: words.textDocument
            words: source.card.query
            ink: Theme.colors.warning
            background: Theme.colors.warningSoft
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: source.card.kind === "document"
        text: qsTr("From the document %1").arg(source.card.title)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: source.card.query
        text: qsTr("Found by: %1").arg(source.card.query)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        Chip {
            objectName: "openEntity"
            visible: source.card.iri
            label: qsTr("Show the entity")
            iconName: "open"
            onClicked: source.session.show("entity", {
                    "iri": source.card.iri,
                    "bases": source.card.bases
                })
        }
        Chip {
            objectName: "copyPassage"
            label: qsTr("Copy")
            iconName: "copy"
            onClicked: source.session.copy(source.card.body)
        }
    }
}
