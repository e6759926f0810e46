// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A query as a source: what it does, what it found, and where it can be mended.
ColumnLayout {
    id: source

    required property SourceCard card
    readonly property Session session: card.session
    readonly property ResultTable table: card.found > 0 ? card.table : null
    readonly property var explained: card.language.tables && (explaining || fixing) ? session.derivation.explain(card.query) : null
    property bool explaining: false
    property bool fixing: false

    spacing: Theme.spaceS

    CodeBox {
        Layout.fillWidth: true
        name: qsTr("Query")
        language: source.card.kind
        code: source.card.query
        onCopyRequested: text => source.session.copy(text)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        Chip {
            objectName: "explainQuery"
            visible: source.card.language.tables
            label: source.explaining ? qsTr("Hide the explanation") : qsTr("Explain")
            iconName: "understood"
            checked: source.explaining
            onClicked: source.explaining = !source.explaining
        }
        Chip {
            objectName: "openInConsole"
            visible: !source.card.ofOther
            label: qsTr("Open in the console")
            iconName: "open"
            onClicked: source.session.show("console", {
                    [source.card.kind]: source.card.query
                })
        }
        Chip {
            id: fix

            objectName: "fixHere"
            visible: source.card.language.tables
            label: qsTr("Fix a column …")
            hint: qsTr("Opens a column that this query uses in the schema")
            iconName: "edit"
            onClicked: {
                source.fixing = true;
                menu.popup(fix, 0, fix.height);
            }

            LazyMenu {
                id: menu

                AppMenu {
                    id: columns

                    Instantiator {
                        model: source.explained?.columns ?? []
                        delegate: AppMenuItem {
                            required property var modelData

                            objectName: "fix-" + modelData.column
                            label: modelData.table + " · " + modelData.column
                            iconName: "edit"
                            onTriggered: source.session.show("schema", Object.assign({
                                        "rename": true
                                    }, modelData))
                        }
                        onObjectAdded: (index, item) => columns.insertItem(index, item as AppMenuItem)
                        onObjectRemoved: (index, item) => columns.removeItem(item as AppMenuItem)
                    }
                }
            }
        }
    }
    Lazy {
        Layout.fillWidth: true
        wanted: source.explaining

        SourceExplanation {
            width: source.width
            explained: source.explained
        }
    }
    Lazy {
        Layout.fillWidth: true
        wanted: source.card.errorText

        Note {
            width: source.width
            message: source.card.errorText
            detail: source.card.errorDetail
        }
    }
    Lazy {
        Layout.fillWidth: true
        wanted: !source.card.errorText && source.card.notes.length > 0

        Note {
            width: source.width
            error: false
            message: source.card.notes.join("\n")
        }
    }
    Lazy {
        Layout.fillWidth: true
        wanted: source.table !== null

        ResultView {
            objectName: "sourceTable"
            width: source.width
            session: source.session
            table: source.table
            bases: source.card.bases
            truncated: source.card.truncated
            maximumRows: 10
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: source.table === null && !source.card.errorText
        text: qsTr("The query found no rows.")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
    }
}
