// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import TripleTalk

// Text as it is, in a code font, to be selected and copied. Longer texts scroll.
Rectangle {
    id: box

    required property string code
    required property string name
    property int maximumHeight: Theme.measureL
    property bool copyable: true
    // The name of a language of queries: the words have colours.
    property string language: ""
    // Sentences rather than code.
    property bool prose: false

    signal copyRequested(string text)

    implicitHeight: Math.min(edit.contentHeight + edit.topPadding + edit.bottomPadding, maximumHeight)
    radius: Theme.radiusM
    color: Theme.colors.sunken
    border.width: Theme.line
    border.color: Theme.colors.border

    ScrollView {
        id: scroll

        anchors.fill: parent
        clip: true
        ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
        ScrollBar.vertical: AppScrollBar {
            anchors.right: scroll.right
            height: scroll.height
        }

        TextArea {
            id: edit

            readOnly: true
            text: box.code
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            selectByMouse: true
            padding: Theme.spaceM
            leftPadding: box.LayoutMirroring.enabled ? Theme.spaceXxl : Theme.spaceM
            rightPadding: box.LayoutMirroring.enabled ? Theme.spaceM : Theme.spaceXxl
            color: Theme.colors.text
            selectionColor: Theme.colors.accent
            selectedTextColor: Theme.colors.accentInk
            font.family: box.prose ? Theme.bodyFamily : Theme.codeFamily
            font.pixelSize: Theme.fontCaption
            background: null
            Accessible.name: box.name

            QueryColors {
                source: box.language ? edit.textDocument : null
                language: box.language
            }
        }
    }
    IconButton {
        anchors.top: parent.top
        anchors.right: parent.right
        anchors.margins: Theme.spaceXs
        visible: box.copyable
        iconName: "copy"
        name: qsTr("Copy")
        size: Theme.iconS
        onClicked: box.copyRequested(box.code)
    }
}
