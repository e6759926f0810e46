// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts

// A column for a place inside another layout, sized apart from it: it is as wide as it is told to be. A layout of Qt 6.4 that holds layouts with texts that wrap gives
// up after two rounds and leaves the rows in one heap; here each level has rounds of its own.
Item {
    id: stack

    default property alias items: column.data
    property alias spacing: column.spacing

    // The layout of what is added to a page that is seen waits for somebody to ask for it.
    onWidthChanged: column.ensurePolished() // qmllint disable
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        width: stack.width
    }
}
