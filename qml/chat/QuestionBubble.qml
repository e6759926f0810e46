// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A question; of a long one its beginning, until all is wanted. It can be edited in place: the conversation branches there, and
// the pager goes from branch to branch.
Item {
    id: question

    required property string text
    required property int branchIndex
    required property int branchCount
    property bool editable: true
    property bool editing: false
    property bool unfolded: false
    readonly property int foldedLines: 12
    readonly property bool foldable: words.lineCount > foldedLines

    signal edited(string text)
    signal branchRequested(int offset)
    signal copyRequested(string text)
    // It has another height now.
    signal refolded

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        width: question.width
        spacing: Theme.spaceXs

        Rectangle {
            Layout.alignment: Qt.AlignRight
            Layout.maximumWidth: question.width * 0.85
            Layout.preferredWidth: implicitWidth
            visible: !question.editing
            implicitWidth: words.implicitWidth + 2 * Theme.spaceL
            implicitHeight: (question.foldable && !question.unfolded ? Math.round(words.implicitHeight * question.foldedLines / words.lineCount) : words.implicitHeight) + 2 * Theme.spaceM
            radius: Theme.radiusL
            color: Theme.colors.accentSoft

            TextEdit {
                id: words

                objectName: "questionText"
                anchors.fill: parent
                anchors.leftMargin: Theme.spaceL
                anchors.rightMargin: Theme.spaceL
                anchors.topMargin: Theme.spaceM
                anchors.bottomMargin: Theme.spaceM
                clip: question.foldable && !question.unfolded
                readOnly: true
                selectByMouse: true
                text: question.text
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                color: Theme.colors.text
                selectionColor: Theme.colors.accent
                selectedTextColor: Theme.colors.accentInk
                font.pixelSize: Theme.fontBody
                Accessible.role: Accessible.Paragraph
                Accessible.name: qsTr("Question: %1").arg(text)
            }
        }
        Lazy {
            Layout.fillWidth: true
            wanted: question.editing

            InPlaceEdit {
                width: question.width
                name: qsTr("Edit the question")
                original: question.text
                onCancelled: question.editing = false
                onTaken: text => {
                    question.editing = false;
                    question.edited(text);
                }
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            visible: !question.editing
            spacing: 0

            Lazy {
                wanted: question.foldable

                AppButton {
                    objectName: "foldQuestion"
                    quiet: true
                    iconName: question.unfolded ? "chevron-up" : "chevron-down"
                    label: question.unfolded ? qsTr("Show less") : qsTr("Show all")
                    Accessible.name: question.unfolded ? qsTr("Show less of the question") : qsTr("Show all of the question")
                    onClicked: {
                        question.unfolded = !question.unfolded;
                        question.refolded();
                    }
                }
            }
            Pager {
                objectName: "branchPager"
                index: question.branchIndex
                count: question.branchCount
                backName: qsTr("Earlier wording of the question")
                nextName: qsTr("Later wording of the question")
                onStepped: offset => question.branchRequested(offset)
            }
            IconButton {
                objectName: "copyQuestion"
                iconName: "copy"
                name: qsTr("Copy the question")
                size: Theme.iconS
                onClicked: question.copyRequested(question.text)
            }
            IconButton {
                objectName: "editQuestion"
                enabled: question.editable
                iconName: "edit"
                name: qsTr("Edit the question")
                size: Theme.iconS
                onClicked: question.editing = true
            }
        }
    }
}
