// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The files to import: chosen or dropped here.
Rectangle {
    id: files

    required property Importer importer

    signal chooseRequested

    implicitHeight: Math.max(column.implicitHeight + 2 * Theme.spaceL, 140 * Theme.textScale)
    radius: Theme.radiusM
    color: drop.containsDrag ? Theme.colors.accentSoft : Theme.colors.sunken
    border.width: Theme.line
    border.color: drop.containsDrag ? Theme.colors.accent : Theme.colors.borderStrong

    DropArea {
        id: drop

        anchors.fill: parent
        onDropped: event => {
            if (event.hasUrls)
                files.importer.addFiles(event.urls);
        }
    }
    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.spaceL
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            visible: files.importer.files.length === 0
            text: qsTr("Drop files here: N-Triples, Turtle, TriG, N-Quads, RDF/XML, also .gz; documents as .md, .html, .txt")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Repeater {
            model: files.importer.files

            RowLayout {
                id: file

                required property string modelData
                required property int index

                Layout.fillWidth: true
                spacing: Theme.spaceS

                AppIcon {
                    name: "text"
                    size: Theme.iconS
                }
                AppText {
                    Layout.fillWidth: true
                    text: file.modelData
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideMiddle
                }
                IconButton {
                    iconName: "close"
                    name: qsTr("Remove %1").arg(file.modelData)
                    size: Theme.iconS
                    onClicked: files.importer.removeFile(file.index)
                }
            }
        }
        AppButton {
            objectName: "chooseFiles"
            Layout.alignment: Qt.AlignHCenter
            label: files.importer.files.length > 0 ? qsTr("Add files …") : qsTr("Choose files …")
            iconName: "plus"
            onClicked: files.chooseRequested()
        }
    }
}
