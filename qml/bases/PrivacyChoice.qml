// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// Which models may see what of a knowledge base; each rule with a sentence.
ColumnLayout {
    id: choice

    required property string rule
    readonly property var rules: [["any", qsTr("Any model"), qsTr("Questions, schema, found rows and passages go to the model that is chosen.")], ["local", qsTr("Local models only"), qsTr("Models and embedders on this computer alone are asked; nothing leaves it.")], ["schema", qsTr("Schema without values"), qsTr("A model sees names and types of tables and columns, but no value and no passage.")]]

    signal chosen(string rule)

    spacing: Theme.spaceXs

    AppText {
        Layout.fillWidth: true
        text: qsTr("Privacy")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }
    LayoutRepeater {
        model: choice.rules

        AbstractButton {
            id: option

            required property var modelData

            objectName: "privacy-" + modelData[0]
            Layout.fillWidth: true
            topPadding: Theme.spaceXs
            bottomPadding: Theme.spaceXs
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            focusPolicy: Qt.StrongFocus
            checked: choice.rule === modelData[0]
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData[1]
            Accessible.description: modelData[2]
            Accessible.checkable: true
            Accessible.checked: checked
            Accessible.onPressAction: option.clicked()
            Keys.onReturnPressed: clicked()
            onClicked: if (!checked)
                choice.chosen(modelData[0])

            contentItem: RowLayout {
                spacing: Theme.spaceM

                Rectangle {
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: Theme.line
                    implicitWidth: Theme.iconS
                    implicitHeight: Theme.iconS
                    radius: height / 2
                    color: Theme.colors.surface
                    border.width: option.checked ? Theme.spaceXs : Theme.line
                    border.color: option.checked ? Theme.colors.accent : Theme.colors.borderStrong
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        text: option.modelData[1]
                        font.pixelSize: Theme.fontSmall
                        font.weight: option.checked ? Font.DemiBold : Font.Normal
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: option.modelData[2]
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radiusM
                color: option.hovered ? Theme.colors.hover : "transparent"

                FocusFrame {
                    control: option
                    anchors.margins: 0
                }
            }
        }
    }
}
