// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Which sources an answer rests on: what it costs to find out, then each group of sources with its share.
ColumnLayout {
    id: view

    required property Session session
    readonly property Mattered mattered: session.derivation.mattered
    readonly property int step: mattered.state

    function cost(): string {
        if (view.mattered.calls === 0)
            return qsTr("This costs nothing: no model is asked.");
        return qsTr("%n call(s) of %1, about %2 tokens together.", "", view.mattered.calls).arg(view.mattered.modelName).arg(view.mattered.tokens.toLocaleString(Qt.locale(), "f", 0));
    }
    // The plan is free, and made when somebody looks.
    function planIfSeen() {
        if (view.visible && view.step === Mattered.Idle)
            view.mattered.plan();
    }

    objectName: "matteredView"
    spacing: 0
    Component.onCompleted: planIfSeen()
    onVisibleChanged: planIfSeen()
    onStepChanged: Qt.callLater(planIfSeen) // qmllint disable

    ColumnLayout {
        Layout.fillWidth: true
        Layout.margins: Theme.spaceM
        visible: view.step !== Mattered.Nothing
        spacing: Theme.spaceM

        AppText {
            Layout.fillWidth: true
            text: view.step === Mattered.Done ? qsTr("How much the answer changes without each group of its sources:") : qsTr("To find out what mattered, the answer is written again without each group of its sources; the more it changes, the more that group mattered.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        AppText {
            objectName: "matteredCost"
            Layout.fillWidth: true
            visible: view.step === Mattered.Planned || view.step === Mattered.Running
            text: view.cost()
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        ProgressLine {
            Layout.fillWidth: true
            visible: view.step === Mattered.Running || view.step === Mattered.Planning
            fraction: view.mattered.calls > 0 && view.step === Mattered.Running ? view.mattered.callsDone / view.mattered.calls : -1
            name: qsTr("Finding out what mattered")
        }
        AppButton {
            objectName: "startMattered"
            visible: view.step === Mattered.Planned
            primary: true
            label: qsTr("Find out what mattered")
            onClicked: view.mattered.start()
        }
        AppButton {
            objectName: "cancelMattered"
            visible: view.step === Mattered.Running
            label: qsTr("Cancel")
            iconName: "stop"
            onClicked: view.mattered.cancel()
        }
        Note {
            Layout.fillWidth: true
            visible: view.step === Mattered.Failed
            message: view.mattered.error
            detail: view.mattered.errorDetail
            actionLabel: qsTr("Try again")
            onActionRequested: view.mattered.plan()
        }
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: view.mattered
        clip: true
        spacing: Theme.spaceM
        bottomMargin: Theme.spaceM
        leftMargin: Theme.spaceM
        rightMargin: Theme.spaceM
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar {
        }

        delegate: MatteredGroup {
            objectName: "matteredGroup" + index
            width: ListView.view.width - 2 * Theme.spaceM
            onSourceRequested: n => view.session.show("sources", {
                        "n": n
                    })
        }

        EmptyState {
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.spaceL
            visible: view.step === Mattered.Nothing
            iconName: "result"
            title: qsTr("Nothing to compare")
            explanation: qsTr("When an answer has sources, it is shown here which of them it rests on.")
        }
    }
}
