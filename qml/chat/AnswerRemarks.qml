// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import TripleTalk

// What has to be said beside an answer: words that mean several things, claims that no source holds, an older state of the data, and
// what else the question could mean. A positioner, as AnswerParts is.
Column {
    id: remarks

    required property var meanings
    required property var unsupported
    required property var offered
    required property bool outdated
    required property bool answered
    // The answer itself ends with the question which of these is meant.
    property bool asksItself: false
    property bool enabledOffers: true

    signal offerTaken(int index)

    visible: meanings.length > 0 || unsupported.length > 0 || offered.length > 0 || outdated
    spacing: Theme.spaceS

    Repeater {
        model: remarks.unsupported

        Note {
            required property var modelData

            objectName: "unsupported"
            width: remarks.width
            error: false
            message: modelData.what ? qsTr("No source says “%1”.").arg(modelData.what) : qsTr("This statement cites no source.")
            detail: modelData.sentence
        }
    }
    Repeater {
        model: remarks.meanings

        AppText {
            required property var modelData

            objectName: "meaning"
            width: remarks.width
            text: qsTr("“%1” was taken as %2. It could also be: %3.").arg(modelData.words).arg(modelData.chosen).arg(modelData.others.join(", "))
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
    }
    AppText {
        objectName: "outdated"
        width: remarks.width
        visible: remarks.outdated
        text: qsTr("This answer was made on an earlier version of the knowledge base.")
        color: Theme.colors.warning
        font.pixelSize: Theme.fontCaption
        wrapMode: Text.Wrap
    }
    AppText {
        width: remarks.width
        // An answer that found nothing, or may be a misunderstanding, asks by itself.
        visible: remarks.offered.length > 0 && remarks.answered && !remarks.asksItself
        text: qsTr("Or did you mean:")
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
    }
    Flow {
        id: offers

        width: remarks.width
        visible: remarks.offered.length > 0
        spacing: Theme.spaceXs

        Repeater {
            model: remarks.offered

            Chip {
                required property string modelData
                required property int index

                objectName: "offer" + index
                widest: offers.width
                enabled: remarks.enabledOffers
                label: modelData
                onClicked: remarks.offerTaken(index)
            }
        }
    }
}
