// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// What a column is to be in the reading of a question: shown, grouped by, sorted by, or compared with a value.
ColumnLayout {
    id: use

    // As the finder has it: {table, column, text, detail, holds, unit}.
    required property var column
    required property PartFinder finder
    // It is to stand in the place of a condition.
    property bool comparesOnly: false
    // A word that may be another name of the column.
    property string said: ""
    // The comparison and the value that stand there before: {operator, value}.
    property var begun: ({})
    readonly property bool compares: !leads && column.holds !== "truth"
    // Its values are things, which are chosen by their names.
    readonly property bool leads: column.holds === "link"
    // Return was pressed before what was typed is looked up.
    property bool isAwaited: false
    // The one offered value that what is typed means where the whole of it is compared.
    readonly property var meant: leads || column.holds === "text" && OperatorNames.inReading(operators.value) === "=" ? offeredAs(value.text) : null
    readonly property var operand: use.finder.operand(value.text, column.holds, operators.value === "like")

    // An edit as src/app/chat/readingedit.h has it.
    signal used(var edit)
    // One of the finder's values; negated: all others.
    signal taken(var part, bool negated)

    function edit(what: string): var {
        return {
            "what": what,
            "table": use.column.table,
            "column": use.column.column
        };
    }
    function sort(descending: bool) {
        const edit = use.edit("order");
        edit.descending = descending;
        use.used(edit);
    }
    function compare(name: string, values: var) {
        const edit = use.edit("condition");
        edit.operator = OperatorNames.inReading(name);
        edit.negated = OperatorNames.isNegated(name);
        edit.values = values;
        use.used(edit);
    }
    function offeredAs(text: string): var {
        const offered = values.model;
        return offered.find(one => one.text.toLowerCase() === text.toLowerCase()) ?? (text && offered.length === 1 ? offered[0] : null);
    }
    // "> 5" says how it is compared, too.
    function heedSign() {
        const typed = /^\s*([<>]=?|=)\s*([^\s=].*)$/.exec(value.text);
        if (!typed || !operators.model.includes(typed[1]))
            return;
        operators.value = typed[1];
        value.text = typed[2];
    }
    function compareTyped() {
        use.isAwaited = use.finder.busy;
        if (use.isAwaited)
            return;
        if (use.meant)
            use.taken(use.meant, OperatorNames.isNegated(operators.value));
        else if (use.compares && Object.keys(use.operand).length > 0)
            use.compare(operators.value, [use.operand]);
    }

    spacing: Theme.spaceM
    Component.onCompleted: if (use.compares || use.leads) {
        value.forceActiveFocus();
        value.selectAll();
    } else
        known.forceActiveFocus()

    Connections {
        target: use.finder

        function onChanged() {
            if (use.isAwaited)
                use.compareTyped();
        }
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("%1 (%2)", "a column and its table").arg(use.column.text).arg(use.column.detail)
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppButton {
            objectName: "meansTheSame"
            visible: use.said
            label: qsTr("“%1” means the same").arg(use.said)
            onClicked: use.used(use.edit("synonym"))
        }
        AppButton {
            objectName: "useAsColumn"
            visible: !use.comparesOnly
            label: qsTr("Show it")
            onClicked: use.used(use.edit("column"))
        }
        AppButton {
            objectName: "useAsGroup"
            visible: !use.comparesOnly
            label: qsTr("Group by it")
            onClicked: use.used(use.edit("group"))
        }
        AppButton {
            objectName: "sortUp"
            visible: !use.comparesOnly && use.column.holds !== "link"
            label: qsTr("Sort, least first")
            onClicked: use.sort(false)
        }
        AppButton {
            objectName: "sortDown"
            visible: !use.comparesOnly && use.column.holds !== "link"
            label: qsTr("Sort, greatest first")
            onClicked: use.sort(true)
        }
        AppButton {
            id: known

            objectName: "useKnown"
            label: qsTr("Only where it is known")
            onClicked: use.compare("known", [])
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: use.compares || use.leads
        spacing: Theme.spaceS

        AppComboBox {
            id: operators

            objectName: "operatorBox"
            visible: use.compares
            Layout.preferredWidth: Theme.measureS
            name: qsTr("Comparison")
            model: OperatorNames.of(use.column.holds)
            labels: OperatorNames.labelsOf(use.column.holds)
            value: model.includes(use.begun.operator) ? use.begun.operator : model[0]
            onChosen: name => operators.value = name
        }
        AppTextField {
            id: value

            objectName: "operandField"
            Layout.fillWidth: true
            name: use.column.unit ? qsTr("Value in %1").arg(use.column.unit) : qsTr("Value")
            placeholderText: name
            text: use.leads || use.column.holds === "text" ? "" : use.begun.value ?? ""
            onTextEdited: {
                use.heedSign();
                use.finder.narrow(text);
            }
            onAccepted: use.compareTyped()
            Keys.onDownPressed: values.forceActiveFocus()
        }
        AppButton {
            objectName: "addCondition"
            visible: use.compares
            label: use.comparesOnly ? qsTr("Use it") : qsTr("Add")
            primary: true
            enabled: Object.keys(use.operand).length > 0
            onClicked: use.compareTyped()
        }
    }
    RowLayout {
        visible: use.column.holds === "truth"
        spacing: Theme.spaceS

        AppButton {
            objectName: "isTrue"
            label: qsTr("Only where it is so")
            onClicked: use.compare("=", [use.finder.operand("1", "truth", false)])
        }
        AppButton {
            objectName: "isFalse"
            label: qsTr("Only where it is not")
            onClicked: use.compare("!=", [use.finder.operand("1", "truth", false)])
        }
    }
    ListView {
        id: values

        objectName: "columnValues"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        // As much of them as is typed, also before the finder has looked at those that are less common.
        model: Array.from(use.finder.values).filter(one => one.text.toLowerCase().includes(value.text.toLowerCase()))
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Values of %1").arg(use.column.text)
        ScrollBar.vertical: AppScrollBar {
        }
        Keys.onReturnPressed: (currentItem as FoundPartRow)?.clicked()

        delegate: FoundPartRow {
            width: ListView.view.width
            current: values.activeFocus ? ListView.isCurrentItem : modelData.text === use.meant?.text
            onClicked: use.taken(modelData, OperatorNames.isNegated(operators.value))
        }
    }
}
