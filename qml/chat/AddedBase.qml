// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A knowledge base that was added to the chat, and the way to take it out.
Rectangle {
    id: added

    required property string name
    required property int state
    // The strategy asks it.
    required property bool asked
    readonly property bool isTrouble: state === OtherBases.Gone || state === OtherBases.Failed
    readonly property color ink: isTrouble ? Theme.colors.warning : asked ? Theme.colors.text : Theme.colors.textMuted

    signal removed

    implicitWidth: row.implicitWidth + Theme.spaceS + Theme.spaceXs / 2
    implicitHeight: row.implicitHeight
    radius: height / 2
    color: isTrouble ? Theme.colors.warningSoft : "transparent"
    border.width: isTrouble ? 0 : Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.StaticText
    Accessible.name: isTrouble ? qsTr("Added knowledge base, not there: %1").arg(name) : asked ? qsTr("Added knowledge base: %1").arg(name) : qsTr("Added knowledge base, not asked: %1").arg(name)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceS
        anchors.rightMargin: Theme.spaceXs / 2
        spacing: Theme.spaceXs

        AppIcon {
            name: added.isTrouble ? "alert" : "database"
            size: Theme.iconS - 2
            color: added.isTrouble ? Theme.colors.warning : Theme.colors.textMuted
        }
        AppText {
            Layout.fillWidth: true
            text: added.name
            color: added.ink
            font.pixelSize: Theme.fontCaption
            font.weight: Font.Medium
            font.strikeout: added.isTrouble
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        IconButton {
            objectName: "removeBase"
            Layout.fillHeight: true
            iconName: "close"
            name: qsTr("Remove “%1” from this chat").arg(added.name)
            size: Theme.iconS - 4
            onClicked: added.removed()
        }
    }
}
