// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerparts.h"

#include "answering/answer/citations.h"
#include "answering/strategies/strategytable.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

using PartKind = AnswerPart::Kind;

/// So many rows of one column are told by the words alone, if there are any.
constexpr std::size_t shortList = 12;

std::string citing(const std::vector<int>& sources) {
    std::string cited;
    for (const int n : sources) cited += " [" + std::to_string(n) + "]";
    return cited;
}

/// A lead with the mark that fits what follows, unless it has one of its own.
std::string led(const AnswerPart& part, char mark) {
    if (part.text.empty()) return {};
    const bool ended = std::string_view(".:!?").find(part.text.back()) != std::string_view::npos;
    return part.text + (ended ? "" : std::string(1, mark)) + citing(part.sources);
}

std::string listText(const AnswerPart& part) {
    std::string text = led(part, ':');
    if (!text.empty()) text += "\n\n";
    std::vector<std::string> lines;
    for (const std::string& item : part.items) lines.push_back("- " + item);
    if (!part.more.empty()) lines.push_back("- " + part.more);
    return text + text::join(lines, "\n");
}

/// One cell, or a short list, is told by the words alone; a table shows what is more.
bool showsMore(const AnswerResult& result, std::size_t told = shortList) {
    if (result.columns.size() < 2) return result.rows.size() > told;
    return result.rows.size() > 1 || (result.rows.size() == 1 && result.columns.size() > 2);
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts)
        if (!text.empty()) all += (all.empty() ? "" : "\n\n") + text;
    return all;
}

/// Parts that `partsOf` makes of text and result alone need not be told.
bool arePlain(const AnswerParts& parts) {
    const bool endsInTable = !parts.empty() && parts.back() == AnswerPart{.kind = PartKind::Table};
    return std::all_of(parts.begin(), parts.end() - (endsInTable ? 1 : 0),
                       [](const AnswerPart& part) { return part.kind == PartKind::Text; });
}

}  // namespace

AnswerPart textPart(std::string markdown) {
    return {.kind = PartKind::Text, .text = std::move(markdown)};
}

AnswerPart notePart(std::string markdown) {
    return {.kind = PartKind::Note, .text = std::move(markdown)};
}

std::string textOf(const AnswerParts& parts) {
    std::vector<std::string> texts;
    for (const AnswerPart& part : parts)
        texts.push_back(part.kind == PartKind::List    ? listText(part)
                        : part.kind == PartKind::Table ? part.text + citing(part.sources)
                                                       : part.text);
    return joined(texts);
}

std::string textBeside(const AnswerParts& parts, bool readingsAreButtons) {
    const bool rowsAreShown = hasTable(parts);
    std::vector<std::string> texts;
    for (const AnswerPart& part : parts) {
        const bool shown = part.of == AnswerPart::Of::Result     ? rowsAreShown
                           : part.of == AnswerPart::Of::Readings ? readingsAreButtons
                                                                 : false;
        if (part.kind == PartKind::Table)
            texts.emplace_back(text::trim(citing(part.sources)));
        else if (part.kind == PartKind::List)
            texts.push_back(shown ? led(part, '.') : listText(part));
        else
            texts.push_back(part.text);
    }
    return joined(texts);
}

bool hasTable(const AnswerParts& parts) {
    return std::ranges::find(parts, PartKind::Table, &AnswerPart::kind) != parts.end();
}

void addTable(AnswerParts& parts, const AnswerResult& result) {
    if (showsMore(result)) parts.push_back({.kind = PartKind::Table});
}

AnswerParts partsOf(const Answer& answer) {
    if (!answer.parts.empty()) return answer.parts;
    AnswerParts parts;
    if (!answer.text.empty()) parts.push_back(textPart(answer.text));
    // A person's own query brought no words but how many rows there are.
    const auto* strategy = findStrategy(answer.strategy);
    const bool isByPerson = strategy && strategy->author == Author::Person;
    if (showsMore(answer.result, isByPerson ? 1 : shortList))
        parts.push_back({.kind = PartKind::Table});
    return parts;
}

AnswerFinished finished(AnswerStatus status, AnswerParts parts) {
    AnswerFinished end{.status = status, .answer = textOf(parts)};
    end.citations = citationsIn(end.answer);
    if (!arePlain(parts)) end.parts = std::move(parts);
    return end;
}

}  // namespace tripletalk::answering
