// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// One thing that was taught in two lines or three, with what can be done to it.
RowLayout {
    id: line

    required property string title
    required property string caption
    required property bool deleted
    required property bool off
    required property string editName
    required property string switchName
    required property string deleteName
    property bool warns: false
    property string further: ""
    property string date: ""
    property string openName: ""

    signal openRequested
    signal editRequested
    signal switchRequested
    signal deleteRequested
    signal undoRequested

    spacing: Theme.spaceS

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        AppText {
            objectName: "taughtTitle"
            Layout.fillWidth: true
            text: line.title
            color: line.deleted || line.off ? Theme.colors.textMuted : Theme.colors.text
            font.pixelSize: Theme.fontSmall
            font.strikeout: line.deleted
            elide: Text.ElideRight
        }
        AppText {
            objectName: "taughtQuery"
            Layout.fillWidth: true
            text: line.caption
            color: line.warns ? Theme.colors.warning : Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            maximumLineCount: 1
            elide: Text.ElideRight
        }
        AppText {
            objectName: "taughtWords"
            Layout.fillWidth: true
            visible: text && !line.deleted
            text: line.further
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
        }
    }
    AppText {
        visible: text
        text: line.date
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
    }
    IconButton {
        objectName: "openTaught"
        visible: line.openName && !line.deleted
        iconName: "console"
        name: line.openName
        onClicked: line.openRequested()
    }
    IconButton {
        objectName: "correctTaught"
        visible: !line.deleted
        iconName: "edit"
        name: line.editName
        onClicked: line.editRequested()
    }
    IconButton {
        objectName: "switchTaught"
        visible: !line.deleted
        iconName: line.off ? "play" : "stop"
        name: line.switchName
        onClicked: line.switchRequested()
    }
    IconButton {
        objectName: "deleteTaught"
        visible: !line.deleted
        iconName: "trash"
        name: line.deleteName
        onClicked: line.deleteRequested()
    }
    AppButton {
        objectName: "undoTaught"
        visible: line.deleted
        quiet: true
        label: qsTr("Undo")
        onClicked: line.undoRequested()
    }
}
