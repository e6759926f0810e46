// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/meanings.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::answering {

using nlohmann::json;
using retrieval::ValueLink;

namespace {

/// Scores this close are the same for a person.
constexpr double equalWithin = 0.03;
/// A word that is but a part of many names is no name.
constexpr double leastScore = 0.7;

json entityJson(const ValueLink& link) {
    return {{"iri", link.entry.iri}, {"label", link.entry.label}, {"table", link.entry.table}};
}

}  // namespace

json otherMeanings(std::string_view question, const std::vector<ValueLink>& links,
                   const std::string& query, const AnswerResult& result) {
    std::set<std::string> inResult;
    for (const auto& row : result.rows)
        for (const Cell& cell : row) inResult.insert(cell.iri);
    std::map<std::pair<std::size_t, std::size_t>, std::vector<const ValueLink*>> mentions;
    for (const ValueLink& link : links)
        if (link.entry.kind == retrieval::LinkKind::Entity)
            mentions[{link.begin, link.end}].push_back(&link);
    json meanings = json::array();
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
        json meaning{{"words", question.substr(place.first, place.second - place.first)},
                     {"others", json::array()}};
        for (const ValueLink* link : candidates) {
            if (taken(link))
                meaning["chosen"] = entityJson(*link);
            else
                meaning["others"].push_back(entityJson(*link));
        }
        meanings.push_back(std::move(meaning));
    }
    return meanings;
}

}  // namespace tripletalk::answering
