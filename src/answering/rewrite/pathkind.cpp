// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathkind.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using language::Cue;
using language::CueKind;
using language::Token;

namespace {

/// What a cue asks for that no path tells; nothing if a path may.
std::optional<Sentence> operationOf(const Cue& cue, std::size_t at, bool leadsToNumbers) {
    switch (cue.kind) {
        case CueKind::Count:
            if (leadsToNumbers) return std::nullopt;
            return say("Path", "counting");
        case CueKind::Adjective:
            if (cue.degree == 0) return std::nullopt;
            return cue.degree == 1 ? say("Path", "comparing") : say("Path", "choosing the extreme");
        case CueKind::Compare:
        case CueKind::Difference:
        case CueKind::Contrast:
            return say("Path", "comparing");
        case CueKind::Aggregate:
            return say("Path", "calculating");
        case CueKind::Most:
        case CueKind::Top:
            return say("Path", "choosing the extreme");
        case CueKind::Negation:
        case CueKind::Unique:
            return say("Path", "leaving out");
        case CueKind::Sort:
        case CueKind::Group:
            return say("Path", "sorting or grouping");
        case CueKind::Or:
            return say("Path", "choosing between things");
        case CueKind::YesNo:
            if (at > 0) return std::nullopt;
            return say("Path", "a yes or no");
        default:
            return std::nullopt;
    }
}

bool isInside(const Token& token, const learning::Mention& mention) {
    return mention.begin <= token.begin && token.end <= mention.end;
}

}  // namespace

std::optional<Sentence> asksForMoreThanAPath(std::string_view question, const RankedPath& best,
                                             bool leadsToNumbers, RelationWords& words,
                                             const language::Wording& wording,
                                             const LearnedPaths* learned) {
    const auto tokens = wording.tokens(question);
    const auto named = wording.tokens(words.name(best.path));
    const auto isExplained = [&](const Token& token) {
        return isInside(token, best.topic.mention) ||
               (learned && learned->knowsWord(token.folded)) ||
               std::ranges::any_of(named, [&](const Token& name) {
                   return name.stem == token.stem || wording.areSynonyms(name.stem, token.stem);
               });
    };
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (const auto& found : wording.cuesAt(tokens, at)) {
            const auto operation = operationOf(*found.cue, at, leadsToNumbers);
            if (!operation) continue;
            const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(at);
            const auto last = first + static_cast<std::ptrdiff_t>(found.length);
            if (std::all_of(first, last, isExplained)) continue;
            return say("Path", "This is no question for where one path leads: \"%1\" asks for %2.")
                .arg(std::string(question.substr(first->begin, (last - 1)->end - first->begin)),
                     *operation);
        }
    return std::nullopt;
}

}  // namespace tripletalk::answering
