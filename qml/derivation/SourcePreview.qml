// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A glance at a source where it is cited. `source` is what previewOf (src/app/derivation/sourcemodel.h) tells of it.
ToolTip {
    id: preview

    required property int number
    required property var source
    readonly property bool isQuery: QueryLanguages.of(source?.kind ?? "").name !== ""

    function heading(): string {
        if (preview.isQuery)
            return preview.source.error ? qsTr("%1 · a query that failed").arg(preview.number) : qsTr("%1 · a query with %n row(s)", "", preview.source.rows).arg(preview.number);
        return preview.source?.title ? preview.number + " · " + preview.source.title : "";
    }

    padding: Theme.spaceM
    width: Math.min(implicitWidth, Theme.measureXl)
    background: Rectangle {
        color: Theme.colors.surface
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.colors.borderStrong
    }
    contentItem: ColumnLayout {
        spacing: Theme.spaceXs

        AppText {
            Layout.fillWidth: true
            text: preview.heading()
            font.pixelSize: Theme.fontSmall
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
        BaseMark {
            objectName: "previewBase"
            Layout.maximumWidth: parent.width
            visible: name
            name: preview.source?.base ?? ""
        }
        AppText {
            objectName: "previewText"
            Layout.fillWidth: true
            text: preview.source?.text ?? ""
            font.pixelSize: Theme.fontCaption
            font.family: preview.isQuery ? Theme.codeFamily : Theme.bodyFamily
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: 8
            elide: Text.ElideRight
        }
    }
}
