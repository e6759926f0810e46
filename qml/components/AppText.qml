// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// Text that shows what it is given, letter by letter: safe for data of any origin.
Text {
    textFormat: Text.PlainText
    color: Theme.colors.text
    linkColor: Theme.colors.accentText
    font.pixelSize: Theme.fontBody
    // Of itself a text goes to the side where its own script begins; in a mirrored window all but code go to the right, which is
    // the mirrored left.
    horizontalAlignment: !LayoutMirroring.enabled ? undefined : font.family === Theme.codeFamily ? Text.AlignRight : Text.AlignLeft
    // A screen reader tells what stands by itself; of a control it is the control that speaks.
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
