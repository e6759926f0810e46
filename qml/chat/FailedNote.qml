// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// Why there is no answer, with the ways on.
Column {
    id: failed

    required property string message
    required property string detail
    // A model was asked, and the question can be answered without.
    required property bool canDoWithoutModel

    signal askedAgain
    signal withoutModelRequested

    spacing: Theme.spaceS

    Note {
        width: failed.width
        message: failed.message
        detail: failed.detail
        actionLabel: qsTr("Ask again")
        onActionRequested: failed.askedAgain()
    }
    AppButton {
        objectName: "answerWithoutModel"
        anchors.left: parent.left
        visible: failed.canDoWithoutModel
        label: qsTr("Answer without a model")
        onClicked: failed.withoutModelRequested()
    }
}
