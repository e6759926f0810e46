// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

Rectangle {
    implicitHeight: Theme.line
    implicitWidth: Theme.line
    color: Theme.colors.border
}
