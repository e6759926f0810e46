// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

Rectangle {
    id: card

    required property string purpose
    required property int round
    required property string modelName
    required property string prompt
    required property string reply
    required property real ms
    required property real promptTokens
    required property real completionTokens
    required property string errorText
    required property bool isRunning

    signal copyRequested(string text)

    function purposeName(): string {
        switch (card.purpose) {
        case "completion":
            return qsTr("Make the question stand alone");
        case "selection":
        case "gather":
            return qsTr("Choose what to look up");
        case "result":
            return qsTr("Choose the result");
        case "answer":
            return qsTr("Write the answer");
        default:
            return card.purpose;
        }
    }

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.colors.surface
    border.width: Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.Section
    Accessible.name: purposeName()

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: card.purposeName()
            font.pixelSize: Theme.fontSmall
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
        AppText {
            Layout.fillWidth: true
            text: card.modelName + (card.round > 0 ? " · " + qsTr("round %1").arg(card.round) : "") + (card.isRunning ? " · " + qsTr("running …") : " · " + qsTr("%1 s").arg((card.ms / 1000).toLocaleString(Qt.locale(), "f", 1)))
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
        }
        AppText {
            text: card.promptTokens > 0 ? qsTr("Prompt · %n token(s)", "", card.promptTokens) : qsTr("Prompt")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
        }
        CodeBox {
            Layout.fillWidth: true
            name: qsTr("Prompt")
            code: card.prompt
            onCopyRequested: text => card.copyRequested(text)
        }
        AppText {
            visible: card.reply
            text: card.completionTokens > 0 ? qsTr("Reply · %n token(s)", "", card.completionTokens) : qsTr("Reply")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
        }
        CodeBox {
            Layout.fillWidth: true
            visible: card.reply
            name: qsTr("Reply")
            code: card.reply
            onCopyRequested: text => card.copyRequested(text)
        }
        Note {
            Layout.fillWidth: true
            visible: card.errorText
            message: card.errorText
        }
    }
}
