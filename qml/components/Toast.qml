// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A message that goes by itself, perhaps with one thing to do about it. Of a place that is too small for it, a tool tip tells the rest.
Rectangle {
    id: toast

    property string message: ""
    property string actionLabel: ""
    property int lifeMs: 8000

    signal actionRequested

    function show(text: string, action: string) {
        toast.message = text;
        toast.actionLabel = action;
        life.restart();
    }
    function hide() {
        toast.message = "";
        life.stop();
    }

    anchors.centerIn: parent
    visible: message
    width: Math.min(row.implicitWidth + 2 * Theme.spaceM, parent?.width ?? 0)
    height: row.implicitHeight + Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Timer {
        id: life

        interval: toast.lifeMs
        onTriggered: pointer.hovered ? life.restart() : toast.hide()
    }
    HoverHandler {
        id: pointer
    }
    AppToolTip {
        y: toast.height + Theme.spaceXs
        visible: pointer.hovered && words.truncated
        text: toast.message
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        spacing: Theme.spaceS

        AppText {
            id: words

            Layout.fillWidth: true
            Layout.maximumWidth: Theme.measureXxl
            text: toast.message
            color: Theme.colors.surface
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppButton {
            objectName: "toastAction"
            visible: label
            label: toast.actionLabel
            onClicked: {
                toast.hide();
                toast.actionRequested();
            }
        }
        IconButton {
            iconName: "close"
            iconColor: Theme.colors.surface
            name: qsTr("Close")
            size: Theme.iconS
            onClicked: toast.hide()
        }
    }
}
