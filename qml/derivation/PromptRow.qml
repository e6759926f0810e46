// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A row of the prompts: a call, one of its parts, or a piece of a part's text.
Item {
    id: row

    required property int index
    required property string kind
    required property string purpose
    required property int round
    required property string modelName
    required property real ms
    required property string errorText
    required property bool isRunning
    required property string part
    required property real tokens
    required property bool folded
    required property string body
    required property bool last
    required property PromptModel prompts
    readonly property string phrase: prompts.phrase
    readonly property int hitPlace: prompts.hitRow === index ? prompts.hitPlace : -1

    signal copyRequested(string text)

    function purposeName(): string {
        switch (row.purpose) {
        case "completion":
        case "understand":
            return qsTr("Make the question stand alone");
        case "selection":
        case "gather":
            return qsTr("Choose what to look up");
        case "rerank":
            return qsTr("Choose among the passages");
        case "result":
            return qsTr("Choose the result");
        case "rewrite":
            return qsTr("Tell the facts as text");
        case "pick":
            return qsTr("Choose what a name means");
        case "choose":
            return qsTr("Choose how the question is meant");
        case "feedback":
            return qsTr("Look the answer over");
        case "answer":
            return qsTr("Write the answer");
        default:
            return row.purpose;
        }
    }
    function partName(): string {
        const names = {
            "system": qsTr("Prompt: instructions"),
            "user": qsTr("Prompt: what was asked"),
            "assistant": qsTr("Prompt: what the model said before"),
            "tool": qsTr("Prompt: what a tool found"),
            "tools": qsTr("Prompt: tools and form of the reply"),
            "reply": qsTr("Reply")
        };
        const name = names[row.part] ?? row.part;
        return row.tokens > 0 ? qsTr("%1 · %Ln token(s)", "", row.tokens).arg(name) : name;
    }
    function facts(): string {
        const round = row.round > 0 ? qsTr("round %1").arg(row.round) : "";
        const time = row.isRunning ? qsTr("running …") : qsTr("%1 s").arg((row.ms / 1000).toLocaleString(Qt.locale(), "f", 1));
        return [row.modelName, round, time].filter(one => one).join(" · ");
    }
    function showHit() {
        if (row.hitPlace >= 0)
            words.select(row.hitPlace, row.hitPlace + row.phrase.length);
        else
            words.deselect();
    }

    implicitHeight: content.implicitHeight + (kind === "call" && index > 0 ? Theme.spaceL : 0)
    onHitPlaceChanged: showHit()
    onPhraseChanged: showHit()
    Component.onCompleted: showHit()

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: 0

        RowLayout {
            visible: row.kind === "call"
            spacing: Theme.spaceS

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: row.purposeName()
                    font.pixelSize: Theme.fontSmall
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }
                AppText {
                    Layout.fillWidth: true
                    text: row.facts()
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    elide: Text.ElideRight
                }
            }
            IconButton {
                objectName: "copyCall"
                iconName: "copy"
                name: qsTr("Copy prompt and reply")
                size: Theme.iconS
                onClicked: row.copyRequested(row.prompts.textOf(row.index))
            }
        }
        Note {
            Layout.fillWidth: true
            visible: row.kind === "call" && row.errorText
            message: row.errorText
        }
        RowLayout {
            visible: row.kind === "part"
            spacing: Theme.spaceXs

            IconButton {
                objectName: "foldPart"
                iconName: row.folded ? "chevron-right" : "chevron-down"
                name: row.folded ? qsTr("Unfold %1").arg(row.partName()) : qsTr("Fold %1").arg(row.partName())
                size: Theme.iconS
                onClicked: row.prompts.toggle(row.index)
            }
            AppText {
                Layout.fillWidth: true
                text: row.partName()
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
            IconButton {
                objectName: "copyPart"
                iconName: "copy"
                name: qsTr("Copy %1").arg(row.partName())
                size: Theme.iconS
                onClicked: row.copyRequested(row.prompts.textOf(row.index))
            }
        }
        TextEdit {
            id: words

            Layout.fillWidth: true
            visible: row.kind === "text"
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            onActiveFocusChanged: if (activeFocus)
                row.ListView.view.positionViewAtIndex(row.index, ListView.Contain)
            persistentSelection: true
            textFormat: TextEdit.PlainText
            text: row.body
            wrapMode: TextEdit.Wrap
            leftPadding: Theme.spaceM
            rightPadding: Theme.spaceM
            topPadding: Theme.spaceXs
            color: Theme.colors.text
            selectionColor: Theme.colors.accent
            selectedTextColor: Theme.colors.accentInk
            font.family: Theme.codeFamily
            font.pixelSize: Theme.fontCaption
            Accessible.role: Accessible.Paragraph
            Accessible.name: text

            WordHighlighter {
                source: words.textDocument
                phrase: row.phrase
                ink: Theme.colors.warning
                background: Theme.colors.warningSoft
            }
        }
    }
    Rectangle {
        z: -1
        anchors.fill: parent
        visible: row.kind === "text"
        color: Theme.colors.surface
    }
}
