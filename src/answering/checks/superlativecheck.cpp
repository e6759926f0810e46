// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"

#include <algorithm>

namespace tripletalk::answering::checks {

using language::Cue;
using language::CueKind;

namespace {

/// The one superlative of the question; nothing where there are several, or where it asks for an
/// order.
struct Superlative {
    Cue cue;
    std::string words;
};

/// "Sort", "sortiere", "ordered", "ordena".
bool asksForOrder(const language::Token& word) {
    return word.folded.starts_with("sort") || word.folded.starts_with("order") ||
           word.folded.starts_with("orden");
}

std::optional<Superlative> superlativeOf(const Checked& checked) {
    if (std::ranges::any_of(checked.words, asksForOrder)) return std::nullopt;
    std::optional<Superlative> only;
    for (std::size_t at = 0; at < checked.words.size();) {
        std::size_t length = 1;
        for (const auto& found : checked.wording.cuesAt(checked.words, at)) {
            const Cue& cue = *found.cue;
            if (cue.kind == CueKind::Sort || cue.kind == CueKind::Direction ||
                cue.kind == CueKind::Top || cue.kind == CueKind::Common)
                return std::nullopt;
            length = std::max(length, found.length);
            const bool isOne =
                (cue.kind == CueKind::Adjective || cue.kind == CueKind::Most) && cue.degree == 2;
            if (!isOne) continue;
            if (only && only->cue.up != cue.up) return std::nullopt;
            const std::size_t begin = checked.words[at].begin;
            only = {cue, checked.question.substr(begin,
                                                 checked.words[at + found.length - 1].end - begin)};
        }
        at += length;
    }
    return only;
}

/// The only SELECT that is ordered; null if there is none or several.
const Select* orderedSelect(const Checked& checked) {
    const Select* only = nullptr;
    for (const Select& select : checked.query.selects()) {
        if (select.orderBy.empty()) continue;
        if (only) return nullptr;
        only = &select;
    }
    return only;
}

void add(Checked& checked, const char* kind, const std::string& words, const std::string& lacks,
         const std::string& person) {
    Finding& made = checked.add(kind, false);
    made.data = {{"words", words}};
    made.forModel = "The question says \"" + words + "\", but the query " + lacks + ".";
    made.forPerson = person;
}

}  // namespace

void checkSuperlative(Checked& checked) {
    const Select* select = orderedSelect(checked);
    if (!select) return;
    const auto superlative = superlativeOf(checked);
    if (!superlative) return;
    const Cue& cue = superlative->cue;
    if (select->limit.empty()) {
        if (select == &checked.query.outermost() && checked.source.rows.size() > 1)
            add(checked, "not_limited", superlative->words,
                "lists all in order: keep the first and what ties with it",
                "The query lists all, not only the first.");
        return;
    }
    // Whether the oldest has the least year or the greatest age, its column decides.
    const bool saysWhich = cue.generic || cue.kind == CueKind::Most;
    if (saysWhich && select->orderBy.front().descending != cue.up)
        add(checked, "other_order", superlative->words,
            std::string("keeps the ") + (cue.up ? "least" : "greatest"),
            "The query orders the other way round.");
}

}  // namespace tripletalk::answering::checks
