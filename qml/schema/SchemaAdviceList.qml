// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What might make the schema better, from the import and from a model: accepted or refused one by one.
ColumnLayout {
    id: root

    required property SchemaEditor editor
    required property SchemaAdvice advice
    // The host that the model is on; empty: this computer.
    required property string destination

    function words(): string {
        if (root.advice.obstacle || root.advice.problem)
            return root.advice.obstacle || root.advice.problem;
        if (root.destination)
            return qsTr("The model can suggest names, comments and synonyms. The selected table goes to %1, as in a question.").arg(root.destination);
        return qsTr("The model can suggest names, comments and synonyms for the selected table. It stays on this computer.");
    }

    spacing: Theme.spaceM

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        spacing: Theme.spaceM

        AppText {
            objectName: "adviceObstacle"
            Layout.fillWidth: true
            text: root.words()
            color: root.advice.problem && !root.advice.obstacle ? Theme.colors.danger : Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        AppButton {
            objectName: "askForNames"
            visible: !root.advice.asking
            enabled: !root.advice.obstacle && root.editor.table >= 0
            iconName: "model"
            label: qsTr("Suggest names")
            onClicked: root.advice.ask(root.editor.table)
        }
        AppButton {
            visible: root.advice.asking
            iconName: "stop"
            label: qsTr("Stop")
            onClicked: root.advice.stop()
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        visible: root.advice.asking
        fraction: -1
        name: qsTr("The model is thinking")
    }
    ListView {
        id: list

        objectName: "schemaAdvice"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceXs
        clip: true
        model: root.advice
        spacing: Theme.spaceS
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Suggestions")
        ScrollBar.vertical: AppScrollBar {
        }
        delegate: Rectangle {
            id: entry

            required property int index
            required property string what
            required property string title
            required property string before
            required property string after
            required property string detail
            required property bool acceptable

            // Beside the scroll bar.
            x: LayoutMirroring.enabled ? ListView.view.width - width : 0
            width: ListView.view.width - Theme.spaceM
            implicitHeight: row.implicitHeight + 2 * Theme.spaceS
            radius: Theme.radiusM
            color: Theme.colors.sunken
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.title

            RowLayout {
                id: row

                anchors.fill: parent
                anchors.margins: Theme.spaceS
                anchors.leftMargin: Theme.spaceM
                spacing: Theme.spaceS

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 1

                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.what
                        color: Theme.colors.textMuted
                        font.pixelSize: Theme.fontCaption
                        elide: Text.ElideMiddle
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: entry.title
                        font.pixelSize: Theme.fontSmall
                        font.weight: Font.Medium
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: entry.after
                        text: entry.before ? qsTr("%1 → %2").arg(entry.before).arg(entry.after) : entry.after
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        maximumLineCount: 4
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        visible: text
                        text: entry.detail
                        color: Theme.colors.warning
                        font.pixelSize: Theme.fontCaption
                        wrapMode: Text.Wrap
                    }
                }
                AppButton {
                    objectName: "acceptAdvice" + entry.index
                    visible: entry.acceptable
                    primary: true
                    label: qsTr("Accept")
                    onClicked: root.advice.accept(entry.index)
                }
                AppButton {
                    visible: !entry.acceptable && entry.what
                    label: qsTr("Show")
                    onClicked: root.advice.select(entry.index)
                }
                IconButton {
                    objectName: "refuseAdvice" + entry.index
                    iconName: "close"
                    name: qsTr("Refuse")
                    onClicked: root.advice.refuse(entry.index)
                }
            }
        }

        EmptyState {
            // In the list: beside it, the first line would stand where this was.
            parent: list
            anchors.horizontalCenter: list.horizontalCenter
            y: Theme.spaceXl
            width: Math.min(list.width, Theme.dialogWidth)
            visible: list.count === 0 && !root.advice.asking
            iconName: "check"
            title: qsTr("No suggestions")
            explanation: qsTr("The import found nothing more that could be cleaned or made simpler.")
        }
    }
}
