// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// An answer: text, and blocks of code that can be copied. While it is written only the part that grows is laid out again. A positioner, since
// a hidden layout of Qt 6.4 keeps pointers to items that were removed meanwhile.
Column {
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

        Column {
            id: slot

            required property int index
            readonly property var part: answer.parts[index] ?? ({
                    "code": false,
                    "text": "",
                    "language": ""
                })

            width: answer.width

            AnswerText {
                objectName: "answerText"
                width: slot.width
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
                    width: slot.width
                    code: slot.part.text
                    name: slot.part.language ? qsTr("Code: %1").arg(slot.part.language) : qsTr("Code")
                    language: slot.part.language.toLowerCase()
                    onCopyRequested: text => answer.copyRequested(text)
                }
            }
        }
    }
}
