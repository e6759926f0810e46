// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Models to get through Ollama, those that are there already left out; how to get Ollama where it is missing.
ColumnLayout {
    id: offers

    required property Session session
    readonly property ModelCatalog catalog: session.ollama
    readonly property ModelOffers models: session.modelOffers
    readonly property bool isReady: catalog.state === ModelCatalog.Found
    readonly property string download: "https://ollama.com/download"

    spacing: Theme.spaceS

    AppText {
        Layout.fillWidth: true
        text: qsTr("Get a model")
        font.weight: Font.DemiBold
    }
    AppText {
        Layout.fillWidth: true
        text: offers.models.memory ? qsTr("This computer has %1 of memory. List of %2.").arg(offers.models.memory).arg(offers.models.date) : qsTr("List of %1.").arg(offers.models.date)
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    Note {
        objectName: "installOllama"
        Layout.fillWidth: true
        visible: offers.catalog.state === ModelCatalog.Failed
        error: false
        message: qsTr("Ollama fetches and runs them; it is free. Install it, start it, then look again.")
        actionLabel: qsTr("How to install Ollama …")
        onActionRequested: offers.session.show("link", {
                "address": offers.download
            })
    }
    LayoutRepeater {
        model: offers.models

        ModelOffer {
            required name
            required size
            required use
            required reads
            required fits
            required isAdvised

            Layout.fillWidth: true
            visible: !offers.catalog.chatModels.includes("ollama:" + name)
            catalog: offers.catalog
            canBeGot: offers.isReady && !offers.catalog.pulling
        }
    }
}
