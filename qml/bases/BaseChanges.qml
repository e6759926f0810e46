// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What a new import found beside the one before: what came, went and changed, by class.
Rectangle {
    id: view

    required property var changes
    readonly property bool none: (changes.facts_came ?? 0) === 0 && (changes.facts_went ?? 0) === 0
    readonly property var classes: changes.classes ?? []

    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    function sample(change: var): string {
        const more = change.count - change.samples.length;
        const names = change.samples.join(", ");
        return more > 0 ? qsTr("%1 and %2 more").arg(names).arg(view.number(more)) : names;
    }

    implicitHeight: column.implicitHeight + 2 * Theme.spaceL
    radius: Theme.radiusM
    color: Theme.colors.sunken
    border.width: Theme.line
    border.color: Theme.colors.border
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceL
        spacing: Theme.spaceS

        AppText {
            id: heading

            Layout.fillWidth: true
            text: view.none ? qsTr("Imported again: nothing has changed.") : qsTr("Imported again: this has changed")
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        AppText {
            objectName: "changeSummary"
            Layout.fillWidth: true
            visible: !view.none
            text: qsTr("Entities: %1 came, %2 went, %3 changed. Facts: %4 came, %5 went.").arg(view.number(view.changes.entities_came)).arg(view.number(view.changes.entities_went)).arg(view.number(view.changes.entities_changed)).arg(view.number(view.changes.facts_came)).arg(view.number(view.changes.facts_went))
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
        // Not layouts: these keep pointers to items that go while they are hidden (Qt 6.4).
        Column {
            id: rows

            Layout.fillWidth: true
            spacing: Theme.spaceM
            Repeater {
                model: view.classes

                Column {
                    id: one

                    required property var modelData

                    width: rows.width
                    spacing: 2

                    AppText {
                        width: rows.width
                        text: qsTr("%1: facts +%2, −%3").arg(one.modelData.class || one.modelData.table).arg(view.number(one.modelData.facts_came)).arg(view.number(one.modelData.facts_went))
                        font.pixelSize: Theme.fontSmall
                        font.weight: Font.Medium
                        wrapMode: Text.Wrap
                    }
                    Repeater {
                        model: [[qsTr("Came"), one.modelData.came], [qsTr("Went"), one.modelData.went], [qsTr("Changed"), one.modelData.changed]].filter(kind => kind[1].count > 0)

                        AppText {
                            required property var modelData

                            width: rows.width
                            leftPadding: Theme.spaceM
                            text: qsTr("%1 (%2): %3").arg(modelData[0]).arg(view.number(modelData[1].count)).arg(view.sample(modelData[1]))
                            color: Theme.colors.textMuted
                            font.pixelSize: Theme.fontSmall
                            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        }
                    }
                }
            }
        }
    }
}
