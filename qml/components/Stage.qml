// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A view that takes the whole window, with a title and the way back; Esc goes back too. `arguments` is what whoever asked for
// the view wants to see in it (Session.show).
FocusScope {
    id: stage

    required property Session session
    property var arguments: ({})
    property string title: ""
    property bool closable: true
    // The way back leads to another stage.
    property bool overStage: false
    // Asked for while it is there, it is given the new arguments rather than made anew.
    property bool retakes: false
    // Stand at the end of the title's line.
    property alias actions: header.actions
    readonly property alias messagePlace: header.messagePlace
    default property alias content: body.data

    signal closed

    function close() {
        if (stage.closable)
            stage.closed();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.onEscapePressed: close()

    Rectangle {
        anchors.fill: parent
        color: Theme.colors.surface
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            IconButton {
                objectName: "stageBack"
                Layout.leftMargin: Theme.spaceS
                iconName: "chevron-left"
                name: stage.overStage ? qsTranslate("ImportWizard", "Back") : qsTr("Back to the chat")
                enabled: stage.closable
                onClicked: stage.close()
            }
            PanelHeader {
                id: header

                Layout.fillWidth: true
                title: stage.title
            }
        }
        Divider {
            Layout.fillWidth: true
        }
        Item {
            id: body

            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
