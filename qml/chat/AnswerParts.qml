// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// An answer: text, and blocks of code that can be copied. While it is written only the part that grows is laid out again.
ColumnLayout {
    id: answer

    // [{code, text, language}]
    required property var parts
    // The text with a citation that the pointer is on.
    property AnswerText hovered: null

    signal cited(int n)
    signal linkRequested(string address)
    signal copyRequested(string text)

    spacing: Theme.spaceM

    Repeater {
        // A number: parts that stay keep their items.
        model: answer.parts.length

        ColumnLayout {
            id: slot

            required property int index
            readonly property var part: answer.parts[index] ?? ({
                    "code": false,
                    "text": "",
                    "language": ""
                })

            Layout.fillWidth: true
            spacing: 0

            AnswerText {
                objectName: "answerText"
                Layout.fillWidth: true
                visible: !slot.part.code
                html: slot.part.code ? "" : slot.part.text
                onHoveredCitationChanged: answer.hovered = hoveredCitation > 0 ? this : null
                onCited: n => answer.cited(n)
                onLinkRequested: address => answer.linkRequested(address)
            }
            Repeater {
                model: slot.part.code ? 1 : 0

                CodeBox {
                    objectName: "answerCode"
                    Layout.fillWidth: true
                    code: slot.part.text
                    name: slot.part.language ? qsTr("Code: %1").arg(slot.part.language) : qsTr("Code")
                    sql: slot.part.language.toLowerCase() === "sql"
                    onCopyRequested: text => answer.copyRequested(text)
                }
            }
        }
    }
}
