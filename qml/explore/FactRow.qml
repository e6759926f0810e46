// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk

// One fact: what is said, once for all facts of it, and the value. A value that is a thing leads to it.
AbstractButton {
    id: row

    required property int index
    required property string predicate
    required property bool first
    required property real facts
    required property string value
    required property string name
    required property string kind
    required property string detail
    required property bool incoming
    required property real remaining
    property bool stacked: false
    property bool current: false
    readonly property bool leads: kind === "entity" || kind === "link" || kind === "more"
    readonly property string shown: kind === "more" ? qsTr("Show more (%1)").arg(remaining.toLocaleString(Qt.locale(), "f", 0)) : value

    property bool cut: false

    signal activated

    function activate() {
        if (row.leads)
            row.activated();
    }

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: first ? Theme.spaceS : 1
    bottomPadding: 1
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: leads
    focusPolicy: Qt.NoFocus
    objectName: "fact" + index
    Accessible.role: leads ? Accessible.Link : Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(predicate).arg(detail && kind !== "more" ? shown + ", " + detail : shown)
    Accessible.onPressAction: row.activate()
    onClicked: row.activate()

    contentItem: GridLayout {
        columns: row.stacked ? 1 : 2
        columnSpacing: Theme.spaceM
        rowSpacing: 0

        AppText {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: row.stacked
            Layout.preferredWidth: row.stacked ? -1 : row.availableWidth * 0.34
            visible: row.first || !row.stacked
            text: !row.first ? "" : row.facts > 1 ? qsTr("%1 (%2)").arg(row.predicate).arg(row.facts.toLocaleString(Qt.locale(), "f", 0)) : row.predicate
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            lineHeight: Theme.lineHeight
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.ignored: row.facts < 2
        }
        RowLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppText {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                text: row.shown
                color: row.leads ? Theme.colors.accentText : Theme.colors.text
                font.pixelSize: Theme.fontSmall
                font.underline: row.leads && row.hovered
                onTruncatedChanged: row.cut = truncated
                lineHeight: Theme.lineHeight
                wrapMode: Text.Wrap
                maximumLineCount: 8
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 2
                Layout.fillWidth: true
                Layout.minimumWidth: Math.min(implicitWidth, row.availableWidth * 0.25)
                visible: row.detail && row.kind !== "more" && row.kind !== "number"
                text: row.detail
                color: Theme.colors.textMuted
                font.pixelSize: Theme.fontCaption
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Item {
                Layout.fillWidth: true
            }
        }
    }
    background: Rectangle {
        anchors.fill: row
        anchors.leftMargin: Theme.spaceXs
        anchors.rightMargin: Theme.spaceXs
        radius: Theme.radiusS
        color: row.current ? Theme.colors.selected : row.hovered ? Theme.colors.hover : "transparent"
    }

    HoverHandler {
        enabled: row.leads
        cursorShape: Qt.PointingHandCursor
    }
    AppToolTip {
        visible: row.hovered && row.cut
        text: row.value
    }
}
