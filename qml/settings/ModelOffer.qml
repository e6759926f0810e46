// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A model that can be got: what it needs, what it does, and one button.
Rectangle {
    id: offer

    required property ModelCatalog catalog
    required property bool canBeGot
    property string name: ""
    property string size: ""
    property string use: ""
    property string reads: ""
    property bool isTooLarge: false
    property bool isAdvised: false
    readonly property bool isComing: catalog.pulling === name
    readonly property bool isBegun: Array.from(catalog.begun).includes(name)

    objectName: "offer-" + name
    implicitHeight: column.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.sunken
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        anchors.leftMargin: Theme.spaceM
        spacing: Theme.spaceXs

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppText {
                Layout.fillWidth: true
                // Whole pixels: a layout rounds down.
                Layout.maximumWidth: Math.ceil(implicitWidth)
                text: offer.name
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                elide: Text.ElideMiddle
            }
            Tag {
                visible: offer.isAdvised && !offer.isTooLarge
                label: qsTr("to begin with")
            }
            Item {
                Layout.fillWidth: true
            }
            AppButton {
                objectName: "getModel"
                visible: !offer.isComing
                primary: offer.isAdvised && offer.canBeGot && !offer.isTooLarge
                enabled: offer.canBeGot
                label: offer.isBegun ? qsTr("Go on") : qsTr("Get")
                iconName: "download"
                Accessible.description: offer.name
                onClicked: offer.catalog.pull(offer.name)
            }
        }
        AppText {
            Layout.fillWidth: true
            text: offer.use + "  ·  " + offer.size
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        AppText {
            objectName: "tooLarge"
            Layout.fillWidth: true
            visible: offer.isTooLarge
            text: qsTr("It needs more memory than this computer has.")
            color: Theme.colors.warning
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        AppText {
            Layout.fillWidth: true
            text: offer.reads
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        PullProgress {
            Layout.fillWidth: true
            visible: offer.isComing
            catalog: offer.catalog
        }
    }
}
