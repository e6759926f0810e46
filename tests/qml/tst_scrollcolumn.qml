// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtTest
import TripleTalk

TestCase {
    id: suite

    name: "ScrollColumn"
    when: windowShown
    width: 300
    height: 240
    visible: true

    ScrollColumn {
        id: view

        anchors.fill: parent

        Item {
            Layout.preferredHeight: 170
        }
        Column {
            id: form

            visible: false
            Accessible.role: Accessible.Form
            Accessible.name: "form"

            TextField {
                id: first

                height: 40
            }
            Item {
                width: 1
                height: 120
            }
        }
        Item {
            Layout.preferredHeight: 400
        }
        TextField {
            id: last
        }
    }

    function isInView(item: Item): bool {
        const top = item.mapToItem(view, 0, 0).y;
        return top >= 0 && top + item.height <= view.height;
    }

    function test_whatHasTheFocusIsInViewAndWithItTheFormThatWasOpened() {
        form.visible = true;
        tryVerify(() => form.y > 0);
        first.forceActiveFocus();
        tryVerify(() => suite.isInView(form));
        last.forceActiveFocus();
        tryVerify(() => suite.isInView(last));
    }
}
