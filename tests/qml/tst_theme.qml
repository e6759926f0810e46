// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk

// Every colour of a text can be read on every ground it stands on: a contrast of 4.5 : 1 (WCAG 2, AA). Every outline of a control
// can be told from its ground: 3 : 1.
TestCase {
    id: suite

    // Text colours, and the grounds on which the window puts them.
    readonly property var grounds: ({
            "text": ["window", "surface", "sunken", "hover", "raised", "selected", "accentSoft"],
            "textMuted": ["window", "surface", "sunken", "hover", "selected", "accentSoft"],
            "accentText": ["window", "surface", "sunken", "hover", "selected", "accentSoft"],
            "accentInk": ["accent", "accentHover"],
            "danger": ["window", "surface", "sunken", "dangerSoft"],
            "success": ["window", "surface", "sunken", "successSoft"],
            "warning": ["window", "surface", "sunken", "warningSoft"]
        })

    readonly property var outlineGrounds: ["window", "surface", "sunken", "hover"]

    function linear(part: real): real {
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
    function luminance(colour: color): real {
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }
    function contrast(one: color, other: color): real {
        const values = [luminance(one), luminance(other)].sort((a, b) => b - a);
        return (values[0] + 0.05) / (values[1] + 0.05);
    }
    function tooFaint(colors: ColorTable): var {
        const found = [];
        for (const ink in grounds)
            for (const ground of grounds[ink])
                if (!(contrast(colors[ink], colors[ground]) >= 4.5))
                    found.push(ink + " on " + ground + ": " + contrast(colors[ink], colors[ground]).toFixed(2));
        for (const ground of outlineGrounds)
            if (!(contrast(colors.borderStrong, colors[ground]) >= 3))
                found.push("borderStrong on " + ground + ": " + contrast(colors.borderStrong, colors[ground]).toFixed(2));
        return found;
    }

    name: "Theme"

    AppTextField {
        id: field

        name: "field"
    }
    AppComboBox {
        id: choice

        name: "choice"
    }
    AppSpinBox {
        id: number

        name: "number"
    }
    AppButton {
        id: button

        label: "button"
    }
    Chip {
        id: chip

        label: "chip"
    }

    function test_contrastIsMeasuredAsThePaperSays() {
        compare(contrast(Qt.color("#000000"), Qt.color("#ffffff")), 21);
        compare(contrast(Qt.color("#ffffff"), Qt.color("#777777")).toFixed(2), "4.48");
    }
    function test_textCanBeReadInTheLightTheme() {
        compare(tooFaint(Theme.lightColors), []);
    }
    function test_textCanBeReadInTheDarkTheme() {
        compare(tooFaint(Theme.darkColors), []);
    }
    function test_controlsHaveAnOutlineThatIsSeen_data() {
        return [{
                "tag": "light",
                "dark": false
            }, {
                "tag": "dark",
                "dark": true
            }];
    }
    function test_controlsHaveAnOutlineThatIsSeen(data) {
        Theme.dark = data.dark;
        for (const control of [field, choice, number, button, chip]) {
            const outline = control.background.border;
            verify(outline.width > 0 && contrast(outline.color, Theme.colors.surface) >= 3, control + " " + outline.color);
        }
        Theme.dark = false;
    }
    function test_textGrowsWithItsScale() {
        Theme.textScale = 2;
        compare(Theme.fontBody, 28);
        verify(Theme.controlHeight >= 2 * 34);
        Theme.textScale = 1;
        compare(Theme.fontBody, 14);
    }
}
