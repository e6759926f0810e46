// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Finds a column, value or thing of the knowledge base and says what it is to be in the reading of a question: a condition, a
// column, a grouping, an order, or what stands in another's place.
AppDialog {
    id: picker

    required property PartFinder finder
    // What is edited: {table, text, word: a place, place, kind: of the part there}; of a condition whose value is to be another one
    // also {of: its {table, column}, operator, value}. namesOnly: where nothing can be put into the reading, a word can still be
    // another name of a class, column or value. leavable: something is left to be asked for without the word.
    property var wanted: ({})
    // Return was pressed before what was typed is looked up.
    property bool isAwaited: false
    // A column is looked at that may be none whose values are told.
    property bool isLookedAt: false
    // The use of a column is to be said, not what is meant.
    readonly property bool isOfColumn: Object.keys(finder.column).length > 0
    readonly property var found: wanted.namesOnly ? finder.found.filter(part => part.kind !== "thing") : finder.found

    // An edit as src/app/chat/readingedit.h has it; or a "synonym": what was said is another name of a table, of a column of it or of a value of that.
    signal picked(var edit)
    signal leftOut

    function openFor(request: var) {
        picker.wanted = request;
        field.text = request.word ? request.text : "";
        // What an earlier search found would be gone between the press and the release of a click.
        picker.finder.clear();
        picker.open();
        field.forceActiveFocus();
        field.selectAll();
        picker.isLookedAt = request.of !== undefined;
        if (picker.isLookedAt)
            picker.finder.lookAt(request.of.table, request.of.column);
        else
            picker.look();
    }
    function look() {
        picker.isAwaited = false;
        picker.finder.look(field.text, picker.wanted.table, picker.wanted.word !== undefined);
    }
    function finish(edit: var) {
        if (picker.wanted.word) {
            edit.word = picker.wanted.word;
            edit.said = picker.wanted.text;
        }
        picker.close();
        picker.picked(edit);
    }
    function take(part: var, negated: bool) {
        const namesValue = picker.wanted.word !== undefined && part.kind === "value" && !negated;
        if (part.kind === "class" || namesValue || picker.wanted.namesOnly)
            return picker.finish({
                    "what": "synonym",
                    "table": part.table,
                    "column": part.column,
                    "value": part.value ?? ""
                });
        const values = part.kind === "column" ? null : [{
                "value": part.value,
                "shown": part.text
            }];
        const edit = {
            "table": part.table,
            "column": part.column
        };
        if (values) {
            edit.values = values;
            edit.what = "condition";
            edit.operator = "=";
            edit.negated = negated;
            picker.finishCondition(edit);
        } else if (picker.wanted.place && picker.wanted.kind !== "condition") {
            edit.what = "replace";
            edit.place = picker.wanted.place;
            picker.finish(edit);
        } else {
            picker.finder.lookAt(part.table, part.column);
        }
    }
    // In the place of another condition, or one more.
    function finishCondition(edit: var) {
        if (picker.wanted.kind === "condition") {
            edit.what = "replace";
            edit.place = picker.wanted.place;
        }
        picker.finish(edit);
    }
    function takeCurrent() {
        if (picker.finder.busy)
            picker.isAwaited = true;
        else if (parts.count > 0)
            picker.take(picker.found[Math.max(0, parts.currentIndex)], false);
    }

    objectName: "readingPicker"
    heading: wanted.word ? qsTr("What does “%1” mean?").arg(wanted.text) : wanted.of ? qsTr("Another value for “%1”").arg(wanted.text) : wanted.place ? qsTr("Something else for “%1”").arg(wanted.text) : qsTr("Add to the question")
    buttons: [
        AppButton {
            objectName: "leaveWordOut"
            visible: picker.wanted.leavable ?? false
            label: qsTr("Leave it out")
            onClicked: {
                picker.close();
                picker.leftOut();
            }
        },
        AppButton {
            label: qsTr("Cancel")
            onClicked: picker.reject()
        }
    ]

    AppTextField {
        id: field

        objectName: "partSearch"
        Layout.fillWidth: true
        name: qsTr("Search columns, values and things")
        placeholderText: name
        onTextEdited: picker.look()
        Keys.onDownPressed: parts.incrementCurrentIndex()
        Keys.onUpPressed: parts.decrementCurrentIndex()
        Keys.onReturnPressed: picker.takeCurrent()
    }
    ListView {
        id: parts

        objectName: "foundParts"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.measureL
        visible: !picker.isOfColumn
        clip: true
        model: picker.found
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Found")
        ScrollBar.vertical: AppScrollBar {
        }

        delegate: FoundPartRow {
            width: ListView.view.width
            current: ListView.isCurrentItem
            onClicked: picker.take(modelData, false)
        }

        AppText {
            anchors.fill: parent
            anchors.margins: Theme.spaceS
            visible: parts.count === 0 && !picker.finder.busy
            text: qsTr("Nothing of this name is in the knowledge base.")
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
    }
    LayoutRepeater {
        model: picker.isOfColumn ? [picker.finder.column] : []

        ColumnUse {
            required property var modelData

            Layout.fillWidth: true
            Layout.preferredHeight: Theme.measureL
            column: modelData
            finder: picker.finder
            begun: modelData.table === picker.wanted.of?.table && modelData.column === picker.wanted.of.column ? picker.wanted : ({})
            comparesOnly: picker.wanted.kind === "condition"
            said: picker.wanted.word ? picker.wanted.text : ""
            onUsed: edit => edit.what === "condition" ? picker.finishCondition(edit) : picker.finish(edit)
            onTaken: (part, negated) => picker.take(part, negated)
        }
    }
    Connections {
        function onChanged() {
            if (picker.finder.busy || !picker.opened)
                return;
            parts.currentIndex = 0;
            // What names the things themselves has no other values.
            const isNone = picker.isLookedAt && !picker.isOfColumn;
            picker.isLookedAt = false;
            if (isNone)
                picker.look();
            if (picker.isAwaited)
                picker.takeCurrent();
            picker.isAwaited = false;
        }

        target: picker.finder
    }
}
