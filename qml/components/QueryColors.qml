// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import TripleTalk
import TripleTalk.Backend

// The words of a query in the theme's colours.
QueryHighlighter {
    keyword: Theme.colors.accentText
    text: Theme.colors.success
    number: Theme.colors.warning
    variable: Theme.seriesColors[3]
    comment: Theme.colors.textMuted
}
