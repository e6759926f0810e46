// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace tripletalk::app {

/// Markdown of a model as HTML for Qt's rich text: tables, lists, code; raw HTML is shown as text,
/// images become their description, and only http, https and mailto links stay links. A citation
/// [n] with 1 <= n <= sources becomes a link "cite:n" of class "cite". Nothing in the output makes
/// Qt load anything.
QString markdownToHtml(std::string_view markdown, int sources);

/// A stretch of an answer: text as such HTML, or a block of code as it is.
struct AnswerPart {
    bool code = false;
    QString text;
    QString language = {};  ///< of code, if it is told
    bool operator==(const AnswerPart&) const = default;
};
std::vector<AnswerPart> answerParts(std::string_view markdown, int sources);

/// The same without its marks, citations as [n].
QString markdownToPlain(std::string_view markdown);

}  // namespace tripletalk::app
