// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// The settings, page by page; `arguments.page` names the one to show. Who came from the chat for a model (`arguments.forChat`) is back
// there once one is taken.
Stage {
    id: view

    readonly property var pages: [{
            "key": "models",
            "icon": "model",
            "name": qsTr("Models"),
            "file": "ModelsPage.qml"
        }, {
            "key": "embedders",
            "icon": "search",
            "name": qsTr("Embedders"),
            "file": "EmbeddersPage.qml"
        }, {
            "key": "privacy",
            "icon": "lock",
            "name": qsTr("Privacy"),
            "file": "PrivacyPage.qml"
        }, {
            "key": "sharing",
            "icon": "open",
            "name": qsTr("Sharing"),
            "file": "SharingPage.qml"
        }, {
            "key": "network",
            "icon": "cloud",
            "name": qsTr("Network"),
            "file": "NetworkPage.qml"
        }, {
            "key": "appearance",
            "icon": "sun",
            "name": qsTr("Appearance"),
            "file": "AppearancePage.qml"
        }, {
            "key": "data",
            "icon": "database",
            "name": qsTr("Data"),
            "file": "DataPage.qml"
        }, {
            "key": "keys",
            "icon": "keyboard",
            "name": qsTr("Keys"),
            "file": "KeysPage.qml"
        }]
    property string page: "models"

    function showWanted() {
        const wanted = view.arguments.page;
        if (view.pages.some(one => one.key === wanted))
            view.page = wanted;
    }

    objectName: "settingsView"
    title: qsTr("Settings")
    onArgumentsChanged: showWanted()
    Component.onCompleted: showWanted()

    Connections {
        target: view.session.configurations

        function onModelTaken() {
            if (view.arguments.forChat)
                view.close();
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Rectangle {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(Theme.sidePanelWidth, view.width * 0.3)
            color: Theme.colors.sunken

            ListView {
                id: list

                objectName: "settingsPages"
                anchors.fill: parent
                anchors.margins: Theme.spaceS
                spacing: Theme.spaceXs / 2
                model: view.pages
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.PageTabList
                Accessible.name: qsTr("Pages of the settings")

                delegate: SettingsTab {
                    id: tab

                    required property var modelData
                    required property int index

                    objectName: "settingsPage-" + modelData.key
                    width: ListView.view.width
                    iconName: modelData.icon
                    label: modelData.name
                    checked: view.page === modelData.key
                    focus: checked
                    onClicked: view.page = modelData.key
                    onMoved: step => {
                        const next = list.itemAtIndex(tab.index + step) as SettingsTab;
                        if (!next)
                            return;
                        next.forceActiveFocus();
                        next.clicked();
                    }
                }
            }
        }
        Divider {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.line
        }
        Loader {
            id: loader

            readonly property string file: view.pages.find(one => one.key === view.page).file
            property string loaded: ""

            objectName: "settingsLoader"
            Layout.fillWidth: true
            Layout.fillHeight: true
            onFileChanged: load()
            onWidthChanged: load()

            // Only once there is room: what is laid out in no width at first stays crooked in Qt 6.4.
            function load() {
                if (loader.width <= 0 || loader.loaded === loader.file)
                    return;
                loader.loaded = loader.file;
                loader.setSource("qrc:/TripleTalk/" + loader.file, {
                        "session": view.session,
                        "width": loader.width,
                        "height": loader.height
                    });
            }
        }
    }
}
