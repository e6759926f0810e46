// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// A sanitised answer; citations are links "cite:n".
TextEdit {
    id: answer

    required property string html

    // The source whose citation the pointer is on, or 0, and where the pointer is.
    readonly property int hoveredCitation: hoveredLink.startsWith("cite:") ? Number(hoveredLink.slice(5)) : 0
    readonly property point pointer: hover.point.position

    signal cited(int n)
    signal linkRequested(string address)

    readOnly: true
    selectByMouse: true
    activeFocusOnPress: true
    textFormat: TextEdit.RichText
    text: Theme.answerStyle + html
    wrapMode: TextEdit.Wrap
    color: Theme.colors.text
    selectionColor: Theme.colors.accent
    selectedTextColor: Theme.colors.accentInk
    font.pixelSize: Theme.fontBody
    Accessible.role: Accessible.Paragraph
    Accessible.name: answer.getText(0, answer.length)
    onLinkActivated: link => link.startsWith("cite:") ? answer.cited(Number(link.slice(5))) : answer.linkRequested(link)

    HoverHandler {
        id: hover

        cursorShape: answer.hoveredLink ? Qt.PointingHandCursor : Qt.IBeamCursor
    }
}
