// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Says which rows of a table are shown: words or a comparison, in any column or in one.
RowLayout {
    id: filter

    required property ResultTable table

    signal closed

    function open(text: string, column: int) {
        columns.value = String(column);
        field.text = text;
        filter.table.filterBy(field.text, column);
        field.forceActiveFocus();
        field.selectAll();
    }
    function close() {
        field.text = "";
        filter.table.filterBy("", -1);
        filter.closed();
    }

    spacing: Theme.spaceXs
    Keys.onEscapePressed: close()

    AppTextField {
        id: field

        objectName: "tableFilter"
        Layout.fillWidth: true
        name: qsTr("Filter")
        placeholderText: qsTr("Words, or > 40")
        text: filter.table?.filter ?? ""
        onTextEdited: delay.restart()
        onAccepted: delay.triggered()

        Timer {
            id: delay

            interval: Theme.animationMs
            onTriggered: filter.table.filterBy(field.text, Number(columns.value))
        }
    }
    AppComboBox {
        id: columns

        readonly property int entries: (filter.table?.columns ?? 0) + 1

        objectName: "filterColumn"
        Layout.preferredWidth: Math.ceil(implicitWidth)
        Layout.maximumWidth: Theme.measureM
        name: qsTr("Column")
        model: Array.from({
                "length": columns.entries
            }, (_, at) => String(at - 1))
        labels: Array.from({
                "length": columns.entries
            }, (_, at) => at === 0 ? qsTr("any column") : filter.table.title(at - 1))
        value: String(filter.table?.filterColumn ?? -1)
        onChosen: value => filter.table.filterBy(field.text, Number(value))
    }
    IconButton {
        objectName: "closeFilter"
        iconName: "close"
        name: qsTr("Show all rows")
        size: Theme.iconS
        onClicked: filter.close()
    }
}
