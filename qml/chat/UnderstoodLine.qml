// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The question as it was understood, on its own, with what was counted as what; for an offline answer also its reading, part by
// part. A click shows the whole of a long one and corrects it.
RowLayout {
    id: line

    required property string text
    property var reading: []
    property var notes: []
    property string extendable: ""
    required property PartFinder finder
    property bool editable: true
    property bool editing: false

    signal corrected(string text)
    signal choiceMade(string place, int choice)
    signal edited(var edit)
    signal buildRequested

    function focusReading() {
        words.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.spaceS

    AppIcon {
        Layout.alignment: Qt.AlignTop
        name: "understood"
        size: Theme.iconS
    }
    // A positioner, as AnswerParts is.
    Column {
        id: column

        Layout.fillWidth: true
        spacing: Theme.spaceS

        AbstractButton {
            id: words

            objectName: "understoodButton"
            width: column.width
            visible: !line.editing
            enabled: line.editable
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Understood as: %1").arg(line.text)
            Accessible.description: qsTr("Correct it and ask again")
            Accessible.onPressAction: if (words.enabled)
                words.clicked()
            Keys.onReturnPressed: words.clicked()
            Keys.onEnterPressed: words.clicked()
            onClicked: line.editing = true

            contentItem: AppText {
                objectName: "understoodText"
                text: qsTr("Understood as: %1").arg(line.text)
                color: words.hovered ? Theme.colors.text : Theme.colors.textMuted
                font.pixelSize: Theme.fontSmall
                font.underline: words.hovered
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            background: Item {
                FocusFrame {
                    control: words
                }
            }

            AppToolTip {
                visible: words.hovered
                text: qsTr("Correct it and ask again")
            }
        }
        Repeater {
            model: line.editing ? 1 : 0

            InPlaceEdit {
                width: column.width
                name: qsTr("How the question should be understood")
                original: line.text
                takeLabel: qsTr("Ask again")
                onCancelled: line.editing = false
                onTaken: text => {
                    line.editing = false;
                    line.corrected(text);
                }
            }
        }
        Repeater {
            model: line.notes

            AppText {
                required property string modelData

                width: column.width
                text: modelData
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                wrapMode: Text.Wrap
            }
        }
        ReadingChips {
            width: column.width
            visible: line.reading.length > 0
            enabled: line.editable
            reading: line.reading
            extendable: line.extendable
            finder: line.finder
            buildable: true
            onBuildRequested: line.buildRequested()
            onEdited: edit => line.edited(edit)
            onChanged: (place, choice) => line.choiceMade(place, choice)
        }
    }
}
