// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Models to get through Ollama, but for those that are there already: the ones to begin with, and unfolded all of them.
Stack {
    id: offers

    required property Session session
    readonly property ModelCatalog catalog: session.ollama
    readonly property ModelOffers models: session.modelOffers
    readonly property bool isReady: catalog.state === ModelCatalog.Found
    property bool unfolded: false

    spacing: Theme.spaceS

    AppText {
        Layout.fillWidth: true
        text: qsTr("Get a model")
        font.weight: Font.DemiBold
    }
    AppText {
        Layout.fillWidth: true
        text: offers.models.memory && offers.catalog.local ? qsTr("This computer has %1 of memory. List of %2.").arg(offers.models.memory).arg(offers.models.date) : qsTr("List of %1.").arg(offers.models.date)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: offers.models

        ModelOffer {
            required name
            required size
            required use
            required reads
            required property bool fits
            required isAdvised

            Layout.fillWidth: true
            visible: (offers.unfolded || isAdvised || catalog.pulling === name || Array.from(catalog.begun).includes(name)) && !Array.from(offers.catalog.chatModels).includes("ollama:" + name)
            catalog: offers.catalog
            // Of another computer nothing is known.
            isTooLarge: !fits && offers.catalog.local
            canBeGot: offers.isReady && !offers.catalog.pulling
        }
    }
    AppButton {
        objectName: "unfoldOffers"
        quiet: true
        label: offers.unfolded ? qsTr("Fewer models") : qsTr("More models")
        iconName: offers.unfolded ? "chevron-up" : "chevron-down"
        onClicked: offers.unfolded = !offers.unfolded
    }
}
