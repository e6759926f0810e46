// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One source: a query with its rows, or a passage with its score.
Rectangle {
    id: card

    required property Session session
    required property int number
    required property string kind
    required property string title
    required property string query
    required property string body
    required property real score
    required property ResultTable table
    required property int found
    required property bool truncated
    required property string errorText
    required property string errorDetail
    property bool highlighted: false
    readonly property bool isQuery: kind === "sql" || kind === "sparql"
    readonly property string kindName: kind === "sql" ? qsTr("SQL") : kind === "sparql" ? qsTr("SPARQL") : kind === "document" ? qsTr("Document") : qsTr("Passage")

    signal copyRequested(string text)

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: highlighted ? Theme.focusLine : Theme.line
    border.color: highlighted ? Theme.colors.accent : Theme.colors.border
    Accessible.role: Accessible.Section
    Accessible.name: qsTr("Source %1: %2").arg(number).arg(kindName)

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        RowLayout {
            spacing: Theme.spaceS

            Rectangle {
                implicitWidth: Math.max(implicitHeight, numberText.implicitWidth + Theme.spaceM)
                implicitHeight: Theme.iconL
                radius: height / 2
                color: Theme.colors.accentSoft

                AppText {
                    id: numberText

                    anchors.centerIn: parent
                    text: card.number
                    color: Theme.colors.accentText
                    font.pixelSize: Theme.fontCaption
                    font.weight: Font.DemiBold
                }
            }
            AppIcon {
                name: card.isQuery ? "table" : "text"
                size: Theme.iconS
            }
            AppText {
                Layout.fillWidth: true
                text: card.title || card.kindName
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
            AppText {
                text: card.isQuery ? (card.errorText ? "" : card.truncated ? qsTr("more than %n row(s)", "", card.found) : qsTr("%n row(s)", "", card.found)) : card.score > 0 ? qsTr("score %1").arg(card.score.toLocaleString(Qt.locale(), "f", 3)) : ""
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
        }
        CodeBox {
            Layout.fillWidth: true
            visible: card.isQuery
            name: qsTr("Query")
            sql: card.kind === "sql"
            code: card.query
            onCopyRequested: text => card.copyRequested(text)
        }
        Note {
            Layout.fillWidth: true
            visible: card.errorText
            message: card.errorText
            detail: card.errorDetail
        }
        ResultView {
            objectName: "sourceTable"
            Layout.fillWidth: true
            visible: card.table !== null && card.found > 0
            session: card.session
            table: card.table
            truncated: card.truncated
            maximumRows: 10
        }
        TextEdit {
            objectName: "passageText"
            Layout.fillWidth: true
            visible: !card.isQuery
            readOnly: true
            selectByMouse: true
            textFormat: TextEdit.PlainText
            text: card.body
            wrapMode: TextEdit.Wrap
            color: Theme.colors.text
            selectionColor: Theme.colors.accent
            selectedTextColor: Theme.colors.accentInk
            font.pixelSize: Theme.fontSmall
            Accessible.role: Accessible.Paragraph
            Accessible.name: text
        }
        AppText {
            Layout.fillWidth: true
            visible: !card.isQuery && card.query
            text: qsTr("Found by: %1").arg(card.query)
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
        }
    }
}
