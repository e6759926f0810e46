// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
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
    required property string iri
    required property real score
    required property ResultTable table
    required property int found
    required property bool truncated
    required property string errorText
    required property string errorDetail
    required property var notes
    // Of an answer of several bases: where its things may be, and whose it is.
    required property var bases
    required property string baseName
    property bool highlighted: false
    readonly property bool ofOther: baseName !== "" && bases[0] !== session.chat.base
    readonly property var language: QueryLanguages.of(kind)
    readonly property bool isQuery: language.name !== ""
    readonly property string kindName: isQuery ? language.title : kind === "document" ? qsTr("Document") : qsTr("Passage")

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: highlighted ? Theme.focusLine : Theme.line
    border.color: highlighted ? Theme.colors.accent : Theme.colors.border
    Accessible.role: Accessible.Section
    Accessible.name: qsTr("Source %1: %2").arg(number).arg(kindName)
    Accessible.description: baseName

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
            AppText {
                Layout.fillWidth: true
                text: card.title || (card.isQuery ? qsTr("Query") : card.kindName)
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
            AppText {
                objectName: "score"
                visible: !card.isQuery && card.score > 0
                text: qsTr("score %1").arg(card.score.toLocaleString(Qt.locale(), "g", 2))
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
            }
            Tag {
                label: card.kindName
            }
        }
        Lazy {
            wanted: card.baseName

            BaseMark {
                objectName: "sourceBase"
                width: Math.min(implicitWidth, column.width)
                name: card.baseName
            }
        }
        // Of its own file, loaded by its address: a passage needs nothing of what a query has.
        Loader {
            Layout.fillWidth: true
            Component.onCompleted: setSource("qrc:/TripleTalk/" + (card.isQuery ? "SourceQuery.qml" : "SourcePassage.qml"), {
                    "card": card
                })
        }
    }
}
