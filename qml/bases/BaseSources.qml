// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The files that a knowledge base was made of, and whether they are still as they were.
// A positioner, since a layout of Qt 6.4 gives up when text that wraps changes its size.
Column {
    id: view

    required property var details
    required property bool working
    readonly property var sources: details.sources ?? []
    readonly property int changed: details.changed ?? 0

    signal addRequested
    signal removeRequested(string name)

    spacing: Theme.spaceS

    RowLayout {
        width: view.width

        AppText {
            Layout.fillWidth: true
            text: qsTr("Sources")
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        AppButton {
            objectName: "addDocuments"
            label: qsTr("Add documents …")
            iconName: "plus"
            enabled: !view.working
            onClicked: view.addRequested()
        }
    }
    Note {
        objectName: "sourcesChanged"
        width: view.width
        visible: view.changed > 0
        error: false
        message: qsTr("%n source(s) changed or went since the import. Import again to read what is there now.", "", view.changed)
    }
    // Not a layout: that keeps pointers to items that go while it is hidden (Qt 6.4).
    Column {
        id: rows

        width: view.width
        spacing: Theme.spaceS

        Repeater {
            model: view.sources

            RowLayout {
                id: source

                required property var modelData

                width: rows.width
                spacing: Theme.spaceS

                AppIcon {
                    name: source.modelData.document ? "text" : "database"
                    size: Theme.iconS
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        text: source.modelData.name
                        font.pixelSize: Theme.fontSmall
                        elide: Text.ElideMiddle
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("%1 · %2").arg(Qt.locale().formattedDataSize(source.modelData.bytes, 1, Locale.DataSizeSIFormat)).arg(source.modelData.path)
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontCaption
                        elide: Text.ElideMiddle
                    }
                }
                Tag {
                    objectName: "state-" + source.modelData.name
                    visible: source.modelData.state === "changed" || source.modelData.state === "missing"
                    warning: true
                    label: source.modelData.state === "missing" ? qsTr("missing") : qsTr("changed")
                }
                IconButton {
                    objectName: "removeDocument-" + source.modelData.name
                    visible: source.modelData.document
                    enabled: !view.working
                    iconName: "close"
                    name: qsTr("Remove the document “%1”").arg(source.modelData.name)
                    size: Theme.iconS
                    onClicked: view.removeRequested(source.modelData.name)
                }
            }
        }
    }
}
