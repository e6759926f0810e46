// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A question that was taught, with its query.
RowLayout {
    id: row

    required property string question
    required property string query
    required property date created
    required property string outdated
    required property bool deleted

    signal openRequested
    signal deleteRequested
    signal undoRequested

    spacing: Theme.spaceS

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        opacity: row.deleted ? 0.5 : 1

        AppText {
            Layout.fillWidth: true
            text: row.question
            font.pixelSize: Theme.fontSmall
            font.strikeout: row.deleted
            elide: Text.ElideRight
        }
        AppText {
            Layout.fillWidth: true
            text: row.outdated ? qsTr("Not used: %1").arg(row.outdated) : row.query
            color: row.outdated ? Theme.colors.warning : Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            maximumLineCount: 1
            elide: Text.ElideRight
        }
    }
    AppText {
        text: row.created.toLocaleDateString(Qt.locale(), Locale.ShortFormat)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontCaption
    }
    IconButton {
        objectName: "openTaught"
        visible: !row.deleted
        iconName: "console"
        name: qsTr("Open the query of “%1” in the console").arg(row.question)
        onClicked: row.openRequested()
    }
    IconButton {
        objectName: "deleteTaught"
        visible: !row.deleted
        iconName: "trash"
        name: qsTr("Forget what was taught of “%1”").arg(row.question)
        onClicked: row.deleteRequested()
    }
    AppButton {
        objectName: "undoTaught"
        visible: row.deleted
        quiet: true
        label: qsTr("Undo")
        onClicked: row.undoRequested()
    }
}
