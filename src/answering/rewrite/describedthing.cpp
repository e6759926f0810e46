// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/describedthing.h"

#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// Of rows that are all of one thing, in the first column that has things, its cell.
const Cell* onlyThing(const AnswerResult& result) {
    const Cell* only = nullptr;
    for (const auto& row : result.rows) {
        const auto thing =
            std::ranges::find_if(row, [](const Cell& cell) { return !cell.iri.empty(); });
        if (thing == row.end() || (only && only->iri != thing->iri)) return nullptr;
        only = &*thing;
    }
    return only;
}

}  // namespace

Result<std::optional<DescribedThing>> describedThing(const std::string& words,
                                                     const knowledge::KnowledgeBase& base,
                                                     const CancelToken& cancel) {
    if (base.isRemote()) return std::optional<DescribedThing>();
    OfflineStrategy offline(nullptr);
    const Answer answer = ask(offline, {.text = words, .history = {}, .base = base}, {}, cancel);
    if (cancel.cancelled()) return cancel.error();
    const Cell* thing =
        answer.status == AnswerStatus::Answered ? onlyThing(answer.result) : nullptr;
    const auto query = std::ranges::find(answer.sources, answer.result.source, &Source::n);
    if (!thing || query == answer.sources.end() || !query->isQuery())
        return std::optional<DescribedThing>();
    DescribedThing found{thing->text, *query};
    const std::string note = say("Path", "\"%1\" was taken for \"%2\", which is: %3.")
                                 .arg(words, answer.understoodAs, found.label)
                                 .text();
    found.source.notes.push_back(note);
    found.source.promptNotes.push_back(note);
    return std::optional(std::move(found));
}

}  // namespace tripletalk::answering
