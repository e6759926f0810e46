// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

Rectangle {
    id: bubble

    property alias text: edit.text

    implicitWidth: edit.implicitWidth + 2 * Theme.spaceL
    implicitHeight: edit.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusL
    color: Theme.colors.accentSoft

    TextEdit {
        id: edit

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.topMargin: Theme.spaceM
        anchors.bottomMargin: Theme.spaceM
        readOnly: true
        selectByMouse: true
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.colors.text
        selectionColor: Theme.colors.accent
        selectedTextColor: Theme.colors.accentInk
        font.pixelSize: Theme.fontBody
        Accessible.role: Accessible.Paragraph
        Accessible.name: qsTr("Question: %1").arg(text)
    }
}
