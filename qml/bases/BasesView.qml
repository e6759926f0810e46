// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// All knowledge bases, and the one that is looked at: what it is made of and what can be done with it.
Stage {
    id: stage

    readonly property Bases bases: session.bases
    readonly property BaseKeeper keeper: session.baseKeeper
    property string folder: ""
    property string used: ""

    function look(folder: string) {
        stage.folder = folder;
        stage.keeper.look(folder);
    }
    function remove(folder: string) {
        if (stage.keeper.workFolder !== folder || stage.keeper.work === BaseKeeper.Nothing)
            stage.keeper.remove(folder);
    }

    title: qsTr("Knowledge bases")
    actions: [
        AppButton {
            objectName: "unpackBase"
            label: qsTr("Unpack …")
            iconName: "archive"
            enabled: stage.keeper.work === BaseKeeper.Nothing
            onClicked: dialogs.unpack()
        },
        AppButton {
            objectName: "connectBase"
            label: qsTr("Connect …")
            iconName: "cloud"
            enabled: stage.keeper.work === BaseKeeper.Nothing
            onClicked: connecting.open()
        },
        AppButton {
            objectName: "importBase"
            label: qsTr("Import a graph …")
            iconName: "import"
            primary: true
            onClicked: stage.session.show("import")
        }
    ]
    Component.onCompleted: {
        session.refresh();
        used = bases.folder;
        look(stage.arguments.folder || used);
        if (stage.arguments.connect)
            connecting.open();
    }

    Connections {
        target: stage.bases

        function onListChanged() {
            stage.keeper.look(stage.folder);
        }
        function onCurrentChanged() {
            if (stage.bases.state === Bases.Ready && stage.bases.folder !== stage.used) {
                stage.used = stage.bases.folder;
                stage.look(stage.used);
            }
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: 0

        ColumnLayout {
            Layout.fillWidth: list.count === 0
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(Theme.sidePanelMaximum, stage.width * 0.36)
            Layout.margins: Theme.spaceS
            spacing: Theme.spaceS

            Stack {
                Layout.fillWidth: true
                visible: stage.keeper.error && !stage.keeper.errorFolder && !connecting.visible

                Note {
                    objectName: "basesError"
                    Layout.fillWidth: true
                    message: stage.keeper.error
                    detail: stage.keeper.errorDetail
                    actionLabel: qsTr("Close")
                    onActionRequested: stage.keeper.dismissError()
                }
            }
            BaseWork {
                Layout.fillWidth: true
                visible: stage.keeper.work === BaseKeeper.Unpacking
                keeper: stage.keeper
            }
            ListView {
                id: list

                function focusRow(row: int) {
                    if (row < 0 || row >= list.count)
                        return;
                    list.positionViewAtIndex(row, ListView.Contain);
                    list.itemAtIndex(row)?.forceActiveFocus();
                }

                objectName: "baseList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                spacing: Theme.spaceXs
                boundsBehavior: Flickable.StopAtBounds
                model: stage.bases
                ScrollBar.vertical: AppScrollBar {
                }

                delegate: BaseRow {
                    width: ListView.view.width
                    shown: stage.folder === folder
                    onClicked: stage.look(folder)
                    onUseRequested: stage.bases.open(folder)
                    onRemoveRequested: stage.remove(folder)
                    onRenameRequested: {
                        stage.look(folder);
                        details.rename();
                    }
                    onMoveRequested: offset => list.focusRow(index + offset)
                }

                EmptyState {
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.spaceL
                    visible: list.count === 0
                    iconName: "database"
                    title: qsTr("No knowledge bases yet")
                    explanation: qsTr("Import a graph, unpack one that somebody gave you, or connect to one that stays where it is.")
                }
            }
            // The message that offers this goes by itself; a whole base should not go with it.
            AppButton {
                objectName: "bringBack"
                Layout.fillWidth: true
                visible: stage.keeper.removedName
                quiet: true
                iconName: "undo"
                label: qsTr("Bring back “%1”").arg(stage.keeper.removedName)
                onClicked: stage.keeper.undoRemove()
            }
        }
        Rectangle {
            Layout.fillHeight: true
            visible: list.count > 0
            implicitWidth: Theme.line
            color: Theme.colors.border
        }
        BaseDetails {
            id: details

            objectName: "baseDetails"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: details.folder && details.folder === stage.folder
            session: stage.session
            onPackRequested: folder => dialogs.pack(folder)
            onDocumentsRequested: folder => dialogs.chooseDocuments(folder)
            onRemoveRequested: folder => stage.remove(folder)
        }
        Item {
            Layout.fillWidth: true
            visible: list.count > 0 && !details.visible
        }
    }
    ConnectDialog {
        id: connecting

        keeper: stage.keeper
    }
    BaseDialogs {
        id: dialogs

        objectName: "baseDialogs"
        keeper: stage.keeper
    }
}
