// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// A table or a column in the tree.
Item {
    id: root

    required property int index
    required property int column
    required property string name
    required property string kind
    required property string type
    required property real fill
    required property real rows
    required property bool isHidden
    required property bool isChanged
    required property bool isExpanded
    required property bool renamable
    property bool selected: false
    property bool focused: false
    property bool editing: false
    property string error: ""
    readonly property bool isTable: column < 0

    signal chosen
    signal toggled
    signal renameRequested
    signal accepted(string newName)
    signal cancelled

    // What was typed is meant, unless it is left by Esc.
    function finish() {
        const name = field.text.trim();
        if (root.editing && name !== "" && name !== root.name)
            root.accepted(name);
    }
    function iconOf(kind: string): string {
        switch (kind) {
        case "table":
        case "fixed":
            return "table";
        case "view":
            return "reading";
        case "key":
            return "pin";
        case "link":
            return "graph";
        case "values":
            return "list";
        case "computed":
            return "sliders";
        default:
            return "text";
        }
    }

    objectName: "schemaRow" + index
    onEditingChanged: {
        field.focus = editing;
        if (!editing)
            return;
        field.text = root.name;
        field.selectAll();
        field.forceActiveFocus();
    }
    height: Theme.rowHeight + (error ? problem.implicitHeight + Theme.spaceXs : 0)
    Accessible.role: Accessible.TreeItem
    Accessible.name: name
    Accessible.description: isTable ? qsTr("table, %n row(s)", "", rows) : qsTr("column, %1").arg(type)
    Accessible.selected: selected
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: root.selected ? Theme.colors.selected : hover.hovered ? Theme.colors.hover : "transparent"
        border.width: root.focused ? Theme.focusLine : 0
        border.color: Theme.colors.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: {
            root.chosen();
            if (tapCount === 2)
                root.renameRequested();
        }
    }
    RowLayout {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: root.isTable ? 0 : Theme.spaceXl
        anchors.rightMargin: Theme.spaceS
        height: Theme.rowHeight
        spacing: Theme.spaceXs

        IconButton {
            visible: root.isTable
            focusPolicy: Qt.NoFocus
            iconName: root.isExpanded ? "chevron-down" : "chevron-right"
            name: root.isExpanded ? qsTr("Close") : qsTr("Open")
            size: Theme.iconS
            onClicked: root.toggled()
        }
        AppIcon {
            Layout.leftMargin: root.isTable ? 0 : Theme.spaceS
            name: root.iconOf(root.kind)
            size: Theme.iconS
            opacity: root.isHidden ? 0.5 : 1
        }
        AppText {
            Layout.fillWidth: !root.editing
            visible: !root.editing
            text: root.name
            color: root.isHidden ? Theme.colors.textMuted : Theme.colors.text
            font.pixelSize: Theme.fontSmall
            font.weight: root.isTable ? Font.DemiBold : Font.Normal
            font.strikeout: root.isHidden
            horizontalAlignment: Text.AlignLeft
            // Names of columns often differ at their end.
            elide: Text.ElideMiddle
            Accessible.ignored: true
        }
        AppTextField {
            id: field

            objectName: root.editing ? "renameField" : ""
            Layout.fillWidth: true
            implicitHeight: Theme.rowHeight - 2
            visible: root.editing
            name: qsTr("New name of %1").arg(root.name)
            Keys.onReturnPressed: root.accepted(text)
            Keys.onEnterPressed: root.accepted(text)
            Keys.onEscapePressed: root.cancelled()
            // Who goes on elsewhere means what was typed.
            onActiveFocusChanged: if (!activeFocus)
                root.finish()
        }
        Rectangle {
            implicitWidth: Theme.spaceS - 2
            implicitHeight: implicitWidth
            radius: width / 2
            visible: root.isChanged && !root.editing
            color: Theme.colors.accent
        }
        AppText {
            visible: !root.editing
            Layout.maximumWidth: root.width * 0.35
            text: root.isTable ? root.rows.toLocaleString(Qt.locale(), "f", 0) : root.type
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Rectangle {
            visible: !root.isTable && !root.editing
            Layout.preferredWidth: Theme.spaceXl + Theme.spaceS
            implicitHeight: Theme.spaceXs
            radius: height / 2
            color: root.fill < 0 ? "transparent" : Theme.colors.hover

            Rectangle {
                width: parent.width * Math.max(0, root.fill)
                height: parent.height
                radius: parent.radius
                color: Theme.colors.borderStrong
            }
        }
    }
    AppText {
        id: problem

        anchors.top: line.bottom
        anchors.left: line.left
        anchors.right: line.right
        anchors.leftMargin: Theme.spaceXl + Theme.spaceS
        visible: root.error
        text: root.error
        color: Theme.colors.danger
        font.pixelSize: Theme.fontCaption
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
