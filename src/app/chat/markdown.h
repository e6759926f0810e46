// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace tripletalk::app {

/// Markdown of a model as HTML for Qt's rich text: tables, lists, code; raw HTML is shown as text,
/// images become their description, and only http, https and mailto links stay links. A citation
/// [n] with 1 <= n <= sources becomes a link "cite:n" of class "cite"; where the next one of the
/// text cites the same, that one alone. Nothing in the output makes
/// Qt load anything.
QString markdownToHtml(std::string_view markdown, int sources);

/// A stretch of Markdown: text as such HTML, or a block of code as it is.
struct MarkdownBlock {
    bool code = false;
    QString text;
    QString language = {};  ///< of code, if it is told
    bool operator==(const MarkdownBlock&) const = default;
};
std::vector<MarkdownBlock> markdownBlocks(std::string_view markdown, int sources);

/// The same without its marks, citations as [n].
QString markdownToPlain(std::string_view markdown);

}  // namespace tripletalk::app
