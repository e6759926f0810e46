// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/exampletext.h"

#include "answering/prompt/prompttext.h"
#include "base/text.h"
#include "knowledge/examples.h"

namespace tripletalk::answering {

namespace {
constexpr int shownExamples = 3;
}  // namespace

Result<std::string> examplesText(const knowledge::KnowledgeBase& base,
                                 const knowledge::QueryLanguage& language,
                                 const std::string& question, const CancelToken& cancel) {
    using knowledge::Examples;
    const auto similar =
        Examples(base).similar(question, language, shownExamples, Examples::similarEnough, cancel);
    if (!similar) return similar.error();
    std::string lines;
    for (const auto& [example, similarity] : *similar) {
        lines += "- " + text::elide(example.question, 300) + "\n";
        // Line by line: a comment ends with its own.
        for (const std::string& line : text::split(text::elide(example.query, 800), '\n'))
            if (!text::trim(line).empty()) lines += "  " + text::collapseWhitespace(line) + "\n";
    }
    return asData(std::move(lines));
}

}  // namespace tripletalk::answering
