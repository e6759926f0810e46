// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/meanings.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::answering {

using retrieval::ValueLink;

namespace {

/// Scores this close are the same for a person.
constexpr double equalWithin = 0.03;
/// A word that is but a part of many names is no name.
constexpr double leastScore = 0.7;

Meaning::Thing thingOf(const ValueLink& link) {
    return {link.entry.iri, link.entry.label, link.entry.table};
}

}  // namespace

std::vector<Meaning> otherMeanings(std::string_view question, const std::vector<ValueLink>& links,
                                   const std::string& query, const AnswerResult& result) {
    std::set<std::string> inResult;
    for (const auto& row : result.rows)
        for (const Cell& cell : row) inResult.insert(cell.iri);
    std::map<std::pair<std::size_t, std::size_t>, std::vector<const ValueLink*>> mentions;
    for (const ValueLink& link : links)
        if (link.entry.kind == retrieval::LinkKind::Entity)
            mentions[{link.begin, link.end}].push_back(&link);
    std::vector<Meaning> meanings;
    for (auto& [place, candidates] : mentions) {
        const double best =
            (*std::max_element(candidates.begin(), candidates.end(), [](auto* a, auto* b) {
                return a->score < b->score;
            }))->score;
        std::erase_if(candidates, [&](auto* link) { return link->score < best - equalWithin; });
        const auto taken = [&](const ValueLink* link) {
            return inResult.contains(link->entry.iri) ||
                   query.find("'" + link->entry.key + "'") != std::string::npos;
        };
        if (candidates.size() < 2 || best < leastScore ||
            std::count_if(candidates.begin(), candidates.end(), taken) != 1)
            continue;
        Meaning meaning{std::string(question.substr(place.first, place.second - place.first))};
        for (const ValueLink* link : candidates) {
            if (taken(link))
                meaning.chosen = thingOf(*link);
            else
                meaning.others.push_back(thingOf(*link));
        }
        meanings.push_back(std::move(meaning));
    }
    return meanings;
}

}  // namespace tripletalk::answering
