// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The drawing as a list: each thing with where it belongs.
ListView {
    id: list

    required property Neighbourhood neighbourhood

    signal entityRequested(string name)

    objectName: "graphList"
    clip: true
    model: neighbourhood
    topMargin: Theme.spaceS
    bottomMargin: Theme.spaceS
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Neighbourhood")
    ScrollBar.vertical: AppScrollBar {
    }

    delegate: AbstractButton {
        id: row

        required property int index
        required property string label
        required property string kind
        required property string detail
        required property string name
        required property string sentence
        required property real remaining
        readonly property bool listed: kind === "entity" || kind === "more" && remaining > 0

        width: ListView.view.width
        visible: listed
        height: listed ? implicitHeight : 0
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        topPadding: Theme.spaceXs
        bottomPadding: Theme.spaceXs
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.Link
        Accessible.name: label
        Accessible.description: sentence
        Accessible.onPressAction: row.clicked()
        Keys.onReturnPressed: row.clicked()
        onClicked: kind === "more" ? list.neighbourhood.grow(index) : list.entityRequested(name)

        contentItem: ColumnLayout {
            spacing: 0

            AppText {
                Layout.fillWidth: true
                visible: text
                text: row.sentence
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: row.detail ? qsTr("%1, %2").arg(row.label).arg(row.detail) : row.label
                color: Theme.colors.accentText
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
        background: Rectangle {
            radius: Theme.radiusS
            color: row.hovered ? Theme.colors.hover : list.activeFocus && row.ListView.isCurrentItem ? Theme.colors.selected : "transparent"
        }
    }
}
