// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick

// The colours that a theme has to name.
QtObject {
    required property color window
    required property color surface
    required property color sunken
    required property color hover
    // What stands out of "hover": the chosen one of several.
    required property color raised
    required property color selected
    required property color border
    // By which a control is known: it can be told from every ground.
    required property color borderStrong
    required property color text
    required property color textMuted
    required property color accent
    required property color accentHover
    required property color accentInk
    required property color accentSoft
    required property color accentText
    required property color danger
    required property color dangerSoft
    required property color success
    required property color successSoft
    required property color warning
    required property color warningSoft
    required property color shadow
}
