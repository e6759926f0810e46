// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Whether both answers say the same.
RowLayout {
    id: line

    required property Comparison comparison
    readonly property bool same: comparison.verdict === Comparison.Same
    readonly property string words: comparison.running ? qsTr("Both are answering …") : same ? qsTr("Both answers say the same.") : comparison.verdict === Comparison.Different ? qsTr("The answers differ: %1").arg(comparison.difference) : ""

    visible: words
    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    AppIcon {
        visible: !line.comparison.running
        name: line.same ? "check" : "alert"
        color: line.same ? Theme.colors.success : Theme.colors.warning
    }
    AppText {
        objectName: "compareVerdict"
        Layout.fillWidth: true
        text: line.words
        color: line.comparison.running ? Theme.colors.textMuted : line.same ? Theme.colors.success : Theme.colors.warning
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
}
