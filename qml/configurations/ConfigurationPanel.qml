// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Panel 4: the saved configurations, and the one in use.
Rectangle {
    id: panel

    required property Session session
    readonly property Configurations configurations: session.configurations
    property bool collapsed: false

    function showModels() {
        panel.session.show("settings", {
                "page": "models"
            });
    }

    color: Theme.colors.window
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Configuration")

    ColumnLayout {
        anchors.fill: parent
        visible: panel.collapsed

        Item {
            Layout.preferredHeight: Theme.spaceXs
        }
        IconButton {
            objectName: "expandConfiguration"
            Layout.alignment: Qt.AlignHCenter
            iconName: "sliders"
            name: qsTr("Show configuration: %1").arg(panel.configurations.name)
            onClicked: panel.collapsed = false
        }
        Item {
            Layout.fillHeight: true
        }
    }
    ColumnLayout {
        anchors.fill: parent
        visible: !panel.collapsed
        spacing: 0

        PanelHeader {
            Layout.fillWidth: true
            title: qsTr("Configuration")

            IconButton {
                objectName: "collapseConfiguration"
                iconName: "panel-right"
                name: qsTr("Hide configuration")
                onClicked: panel.collapsed = true
            }
        }
        ScrollColumn {
            Layout.fillWidth: true
            Layout.fillHeight: true
            gap: Theme.spaceXs

            LayoutRepeater {
                model: panel.configurations.saved

                ConfigurationRow {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.spaceS
                    Layout.rightMargin: Theme.spaceS
                    onClicked: panel.configurations.use(name)
                    modified: isCurrent && panel.configurations.modified
                    alone: panel.configurations.count === 1
                    onRenamed: wanted => panel.configurations.rename(name, wanted)
                    onDuplicateRequested: panel.configurations.duplicate(name)
                    onRemoveRequested: panel.configurations.remove(name)
                }
            }
            // Models were found and none is used yet: one click does it.
            AppButton {
                objectName: "useFoundModel"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceS
                Layout.rightMargin: Theme.spaceS
                visible: panel.configurations.models.length > 0 && !panel.configurations.asksModels
                label: qsTr("Use %1").arg(panel.configurations.models[0] ?? "")
                iconName: "model"
                onClicked: panel.configurations.useModel(panel.configurations.models[0])
            }
            AppButton {
                objectName: "getAModel"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceS
                Layout.rightMargin: Theme.spaceS
                visible: panel.configurations.models.length === 0 && !panel.configurations.asksModels
                label: qsTr("Get a model …")
                iconName: "model"
                onClicked: panel.showModels()
            }
            AppButton {
                objectName: "compareButton"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceS
                Layout.rightMargin: Theme.spaceS
                quiet: true
                visible: panel.configurations.count > 1
                enabled: panel.session.chat.lastQuestion
                label: qsTr("Compare two …")
                iconName: "columns"
                onClicked: panel.session.show("compare")
            }
            Divider {
                Layout.fillWidth: true
                Layout.margins: Theme.spaceM
            }
            ConfigurationForm {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceM
                Layout.rightMargin: Theme.spaceM
                Layout.bottomMargin: Theme.spaceL
                configurations: panel.configurations
                onSettingsRequested: panel.showModels()
            }
        }
    }
}
