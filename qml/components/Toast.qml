// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A message at the foot of the window that goes by itself, perhaps with one thing to do about it.
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

    visible: message
    implicitWidth: row.implicitWidth + 2 * Theme.spaceL
    implicitHeight: row.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.colors.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Timer {
        id: life

        interval: toast.lifeMs
        onTriggered: toast.hide()
    }
    RowLayout {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spaceM

        AppText {
            Layout.maximumWidth: Theme.measureXxl
            text: toast.message
            color: Theme.colors.surface
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
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
