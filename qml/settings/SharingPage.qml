// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Knowledge bases for other programs: which, where, and who asked last.
SettingsPage {
    id: page

    readonly property BaseSharing sharing: session.sharing
    property var folders: []

    function choose(folder: string, chosen: bool): void {
        page.folders = page.folders.filter(one => one !== folder).concat(chosen ? [folder] : []);
    }

    explanation: qsTr("Assistants, SPARQL clients and chat programs on this computer can ask what you share, with its token, until you stop it or close the window. They only read, by the privacy rule of each knowledge base.")
    Component.onCompleted: {
        if (page.sharing.folders.length > 0)
            page.folders = page.sharing.folders;
        else if (page.session.bases.folder)
            page.choose(page.session.bases.folder, true);
    }

    Section {
        Layout.fillWidth: true
        title: qsTr("What is shared")

        AppText {
            Layout.fillWidth: true
            visible: page.session.bases.count === 0
            text: qsTr("There is no knowledge base to share yet. Import a graph first.")
            wrapMode: Text.Wrap
        }
        LayoutRepeater {
            model: page.session.bases

            AppCheckBox {
                required property string folder
                required property string name
                required property string errorText

                objectName: "share-" + name
                Layout.fillWidth: true
                label: name
                visible: !errorText
                enabled: !page.sharing.active && !page.sharing.busy
                checked: page.folders.includes(folder)
                onToggled: page.choose(folder, checked)
            }
        }
        Note {
            Layout.fillWidth: true
            visible: page.sharing.problem
            message: page.sharing.problem
        }
        AppButton {
            objectName: "share"
            label: page.sharing.active ? qsTr("Stop sharing") : qsTr("Share on this computer")
            iconName: page.sharing.active ? "stop" : "play"
            enabled: !page.sharing.busy && (page.sharing.active || page.folders.length > 0)
            onClicked: page.sharing.active ? page.sharing.stop() : page.sharing.start(page.folders)
        }
    }
    Section {
        Layout.fillWidth: true
        visible: page.sharing.active
        title: qsTr("Where")
        explanation: page.sharing.asked > 0 ? qsTr("Asked %n time(s), last at %1: %2", "", page.sharing.asked).arg(page.sharing.lastTime.toLocaleTimeString(Qt.locale(), Locale.ShortFormat)).arg(page.sharing.lastAsked) : qsTr("Nobody has asked yet.")

        CodeBox {
            Layout.fillWidth: true
            name: qsTr("Address")
            code: page.sharing.address + "/"
            onCopyRequested: text => page.session.copy(text)
        }
        LayoutRepeater {
            model: page.sharing.active ? page.sharing.names : []

            AppText {
                required property string modelData

                Layout.fillWidth: true
                text: qsTr("SPARQL of “%1”: %2").arg(modelData).arg(page.sharing.address + "/bases/" + modelData + "/sparql")
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.WrapAnywhere
            }
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("Chat programs: %1, the key is the token.").arg(page.sharing.address + "/v1")
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.WrapAnywhere
        }
    }
    Section {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        visible: page.sharing.active
        title: qsTr("For an assistant")
        explanation: qsTr("This goes into its configuration of MCP servers. The token is new each time that you share.")

        CodeBox {
            objectName: "assistantConfiguration"
            Layout.fillWidth: true
            name: qsTr("Configuration of an assistant")
            code: page.sharing.assistant
            onCopyRequested: text => page.session.copy(text)
        }
    }
}
