// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// The pages of the wizard in their order: done, current, to come. Arrow keys move between those that can be opened.
Rectangle {
    id: rail

    required property var pages
    required property var labels
    required property string current
    // Whether each page can be opened now.
    required property var open
    // At 200 % text in a small window there is room for numbers alone.
    property bool narrow: false
    readonly property int position: pages.indexOf(current)

    signal chosen(string page)

    function move(from: int, step: int) {
        for (let at = from + step; at >= 0 && at < rail.pages.length; at += step)
            if (rail.open[at]) {
                (buttons.itemAt(at) as Item).forceActiveFocus(Qt.TabFocusReason);
                rail.chosen(rail.pages[at]);
                return;
            }
    }

    implicitWidth: narrow ? Theme.controlHeight + 2 * Theme.spaceM : Theme.measureL
    color: Theme.colors.window
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Steps of the import")

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceXs

        LayoutRepeater {
            id: buttons

            model: rail.pages.length

            AbstractButton {
                id: step

                required property int index
                readonly property bool done: index < rail.position
                readonly property bool isCurrent: index === rail.position
                readonly property string label: rail.labels[index]
                readonly property string number: Number(index + 1).toLocaleString(Qt.locale(), "f", 0)

                objectName: "step-" + rail.pages[index]
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeight
                leftPadding: Theme.spaceS
                rightPadding: Theme.spaceS
                enabled: rail.open[index]
                opacity: enabled || isCurrent || done ? 1 : 0.5
                focusPolicy: isCurrent ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.PageTab
                Accessible.name: label
                Accessible.description: number + ", " + (isCurrent ? qsTr("current step") : done ? qsTr("done") : qsTr("to come"))
                Accessible.selected: isCurrent
                Accessible.onPressAction: step.clicked()
                onClicked: rail.chosen(rail.pages[index])
                Keys.onReturnPressed: step.clicked()
                Keys.onUpPressed: rail.move(index, -1)
                Keys.onDownPressed: rail.move(index, 1)

                contentItem: RowLayout {
                    spacing: Theme.spaceS

                    Rectangle {
                        Layout.preferredWidth: Theme.fontBody * 1.6
                        Layout.preferredHeight: Theme.fontBody * 1.6
                        radius: height / 2
                        color: step.isCurrent ? Theme.colors.accent : step.done ? Theme.colors.successSoft : "transparent"
                        border.width: step.isCurrent || step.done ? 0 : Theme.line
                        border.color: Theme.colors.borderStrong

                        AppIcon {
                            anchors.centerIn: parent
                            visible: step.done
                            name: "check"
                            size: Theme.fontSmall
                            color: Theme.colors.success
                        }
                        AppText {
                            anchors.centerIn: parent
                            visible: !step.done
                            text: step.number
                            color: step.isCurrent ? Theme.colors.accentInk : Theme.colors.textMuted
                            font.pixelSize: Theme.fontCaption
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: !rail.narrow
                        text: step.label
                        color: step.isCurrent ? Theme.colors.text : Theme.colors.textMuted
                        font.pixelSize: Theme.fontSmall
                        font.weight: step.isCurrent ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignLeft
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
                background: Rectangle {
                    radius: Theme.radiusM
                    color: step.isCurrent ? Theme.colors.selected : step.hovered && step.enabled ? Theme.colors.hover : "transparent"

                    FocusFrame {
                        control: step
                        anchors.margins: 0
                    }
                }

                AppToolTip {
                    visible: rail.narrow && step.hovered
                    text: step.label
                }
            }
        }
    }
    Divider {
        anchors.right: parent.right
        height: parent.height
    }
}
