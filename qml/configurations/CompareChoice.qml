// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk
import TripleTalk.Backend

// Which saved configuration answers on one side.
AppComboBox {
    id: choice

    required property Configurations configurations
    property string wanted: ""
    readonly property var names: configurations.names
    readonly property var others: names.filter(one => one !== wanted)

    function focusBox() {
        choice.forceActiveFocus();
    }

    model: names
    value: wanted
    placeholder: qsTr("Choose a configuration")
    onChosen: value => choice.wanted = value
}
