// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Every colour, distance and type size of the window.
QtObject {
    id: theme

    property bool dark: false
    property real textScale: 1
    property bool reducedMotion: false
    // Tests set it to 0.
    property int animationMs: reducedMotion ? 0 : 140

    readonly property ColorTable colors: dark ? darkColors : lightColors

    // Of the series of a chart, told apart also by people who see few colours.
    readonly property list<color> seriesColors: dark ? ["#8d99ff", "#f0a05a", "#4cc9b5", "#e07ac8", "#c3cc5c", "#63b8ea"] : ["#4453d6", "#b8530f", "#0b7d6f", "#a8328f", "#646f0c", "#1b76ab"]

    readonly property ColorTable lightColors: ColorTable {
        window: "#f3f4f8"
        surface: "#ffffff"
        sunken: "#f7f8fb"
        hover: "#e9ebf2"
        raised: "#ffffff"
        selected: "#e3e7fc"
        border: "#e1e4ec"
        borderStrong: "#7e8697"
        text: "#191d27"
        textMuted: "#596274"
        accent: "#4453d6"
        accentHover: "#3845c0"
        accentInk: "#ffffff"
        accentSoft: "#eaedfd"
        accentText: "#3a48c4"
        danger: "#b3261e"
        dangerSoft: "#fcecea"
        success: "#1a7442"
        successSoft: "#e4f4eb"
        warning: "#865700"
        warningSoft: "#fcf2da"
        shadow: "#1a191d27"
    }
    readonly property ColorTable darkColors: ColorTable {
        window: "#13151b"
        surface: "#1a1d25"
        sunken: "#161920"
        hover: "#262a35"
        raised: "#3a4150"
        selected: "#2a3157"
        border: "#2a2f3b"
        borderStrong: "#6b7488"
        text: "#e7e9f0"
        textMuted: "#a0a8b9"
        accent: "#7d8bff"
        accentHover: "#95a1ff"
        accentInk: "#0e1120"
        accentSoft: "#242a48"
        accentText: "#aab4ff"
        danger: "#ff8f86"
        dangerSoft: "#372125"
        success: "#70d29b"
        successSoft: "#1b3127"
        warning: "#efc06c"
        warningSoft: "#352d1c"
        shadow: "#66000000"
    }

    readonly property int spaceXs: 4
    readonly property int spaceS: 8
    readonly property int spaceM: 12
    readonly property int spaceL: 16
    readonly property int spaceXl: 24
    readonly property int spaceXxl: 40

    readonly property int radiusS: 6
    readonly property int radiusM: 8
    readonly property int radiusL: 14
    readonly property int line: 1
    readonly property int focusLine: 2

    readonly property int fontCaption: Math.round(11.5 * textScale)
    readonly property int fontSmall: Math.round(12.5 * textScale)
    readonly property int fontBody: Math.round(14 * textScale)
    readonly property int fontHeading: Math.round(15 * textScale)
    readonly property int fontTitle: Math.round(18 * textScale)
    readonly property int fontDisplay: Math.round(26 * textScale)
    readonly property real lineHeight: 1.35
    readonly property string codeFamily: "monospace"
    readonly property string bodyFamily: metrics.font.family
    readonly property FontMetrics metrics: FontMetrics {
    }

    readonly property int iconS: Math.round(16 * textScale)
    readonly property int iconM: Math.round(18 * textScale)
    readonly property int iconL: Math.round(22 * textScale)
    readonly property int iconDisplay: 56
    readonly property int scrollBar: 6

    // Widths and heights of what holds text: fields, menus, boxes.
    readonly property int measureXs: Math.round(64 * textScale)
    readonly property int measureS: Math.round(112 * textScale)
    readonly property int measureM: Math.round(160 * textScale)
    readonly property int measureL: Math.round(240 * textScale)
    readonly property int measureXl: Math.round(320 * textScale)
    readonly property int measureXxl: Math.round(520 * textScale)
    readonly property int controlHeight: Math.round(34 * textScale)
    readonly property int rowHeight: Math.round(30 * textScale)
    readonly property int headerHeight: Math.round(52 * textScale)
    readonly property int railWidth: iconM + 34
    // Panels grow slower than the text, which can wrap.
    readonly property real panelScale: 0.5 + 0.5 * textScale
    readonly property int sidePanelMinimum: Math.round(190 * panelScale)
    readonly property int sidePanelWidth: Math.round(250 * panelScale)
    readonly property int sidePanelMaximum: Math.round(420 * panelScale)
    readonly property int chatMinimum: Math.round(340 * panelScale)
    readonly property int derivationMinimum: Math.round(260 * panelScale)
    readonly property int derivationWidth: Math.round(400 * panelScale)
    // Narrower windows fold an outer panel away.
    readonly property int allPanelsWidth: Math.round(1280 * textScale)
    readonly property int threePanelsWidth: Math.round(1000 * textScale)
    readonly property int windowWidth: 1440
    readonly property int windowHeight: 900
    readonly property int windowMinimumWidth: 900
    readonly property int windowMinimumHeight: 560
    readonly property int readingWidth: Math.round(780 * textScale)
    readonly property int dialogWidth: Math.round(560 * textScale)

    // The style sheet of answers, for Qt's rich text.
    readonly property string answerStyle: "<style>" + "a { color: " + colors.accentText + "; text-decoration: none; } " + "a.cite { color: " + colors.accentText + "; background-color: " + colors.accentSoft + "; text-decoration: none; font-size: " + fontCaption + "px; font-weight: 600; } " + "code, pre { font-family: '" + codeFamily + "'; font-size: " + fontSmall + "px; } " + "code { background-color: " + colors.sunken + "; } " + "table { border-collapse: collapse; border-color: " + colors.border + "; border-width: 1px; border-style: solid; } " + "th { background-color: " + colors.sunken + "; font-weight: 600; padding: 5px 10px; border: 1px solid " + colors.border + "; } " + "td { padding: 5px 10px; border: 1px solid " + colors.border + "; } " + "blockquote { color: " + colors.textMuted + "; } " + "h1, h2, h3 { font-size: " + fontHeading + "px; } " + "p, li { line-height: 140%; } " + "</style>"
}
