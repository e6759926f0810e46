// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// The examples that a knowledge base keeps, and what was learned from examples: which wording asks for which path.
// A positioner, since a layout of Qt 6.4 gives up when text that wraps changes its size.
Column {
    id: view

    required property BaseKeeper keeper
    readonly property var details: keeper.details
    readonly property string folder: details.folder ?? ""
    readonly property int kept: details.examples ?? -1
    readonly property string purpose: qsTr("Examples show how questions are worded and which path of relations leads to the answer. Once that is learned, which takes seconds, the strategy “Learned paths” answers questions worded alike, also without a model.")
    readonly property var learned: details.learned ?? {}
    readonly property bool knowsPaths: learned.learned > 0
    readonly property string whatWasLearned: knowsPaths ? howMuch + "\n" + howWell + repeated + leftOut : ""
    readonly property string learnedOn: date(learned.at)
    readonly property string howMuch: (learnedOn ? qsTr("Learned from %1 of %2 examples on %3 (paths: %4, relations: %5).").arg(number(learned.learned)).arg(number(learned.read)).arg(learnedOn) : qsTr("Learned from %1 of %2 examples (paths: %3, relations: %4).").arg(number(learned.learned)).arg(number(learned.read))).arg(number(learned.paths)).arg(number(learned.relations))
    readonly property string howWell: learned.heldOut > 0 ? qsTr("Check: the right path was found for %1 of %2 examples that were held out at first (%3 %).").arg(number(learned.heldRight)).arg(number(learned.heldOut)).arg(Math.floor(100 * learned.heldRight / learned.heldOut)) : qsTr("Too few examples to hold some out for a check: how well it was learned is not known.")
    readonly property string repeated: learned.repeated > 0 ? "\n" + qsTr("%n example(s) said the same as another one.", "", learned.repeated) : ""
    readonly property string leftOut: learned.skipped > 0 ? "\n" + qsTr("%n example(s) left out, most often for this reason: %1", "", learned.skipped).arg(learned.why) : ""

    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    function date(value: var): string {
        return value?.toLocaleString(Qt.locale(), Locale.ShortFormat) ?? "";
    }

    spacing: Theme.spaceS

    RowLayout {
        width: view.width

        AppText {
            Layout.fillWidth: true
            text: view.kept > 0 ? qsTr("Kept examples (%1)").arg(view.number(view.kept)) : qsTr("Kept examples")
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        AppButton {
            objectName: "learnPaths"
            label: view.knowsPaths ? qsTr("Learn paths again") : qsTr("Learn paths")
            iconName: "play"
            enabled: view.keeper.work === BaseKeeper.Nothing && view.kept > 0
            onClicked: view.keeper.learnPaths(view.folder)
        }
    }
    AppText {
        objectName: "examplesHint"
        width: view.width
        text: view.kept === 0 ? qsTr("None yet: an answer from a query that is marked as right becomes one.") + " " + view.purpose : view.purpose
        color: Theme.colors.textMuted
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    BaseWork {
        objectName: "learningWork"
        width: view.width
        visible: view.keeper.work === BaseKeeper.Learning && view.keeper.workFolder === view.folder
        keeper: view.keeper
    }
    Note {
        objectName: "learningError"
        width: view.width
        visible: view.keeper.error && view.keeper.errorFolder === view.folder && view.keeper.errorWork === BaseKeeper.Learning
        message: view.keeper.error
        detail: view.keeper.errorDetail
        actionLabel: qsTr("Close")
        onActionRequested: view.keeper.dismissError()
    }
    Note {
        objectName: "learnedError"
        width: view.width
        visible: message
        message: view.learned.error ?? ""
    }
    AppText {
        objectName: "whatWasLearned"
        width: view.width
        visible: text
        text: view.whatWasLearned
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
}
