// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/factgroups.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <numbers>
#include <numeric>

namespace tripletalk::answering {

namespace {

constexpr double relevantEnough = 0.45;
constexpr std::size_t fewestGroups = 10;
/// A sentence of more objects says no more of what it is about.
constexpr std::size_t toldObjects = 10;

std::string sentenceOf(const FactGroup& group, const TermNames& names) {
    std::string sentence = names.of(group.subject) + " " + names.ofPredicate(group.predicate);
    std::size_t told = 0;
    for (const rdf::Term& object : group.objects) {
        const std::string name = names.of(object);
        if (sentence.find(name) != std::string::npos) continue;
        sentence += (told == 0 ? " " : ", ") + name;
        if (++told == toldObjects) break;
    }
    return sentence;
}

}  // namespace

std::vector<FactGroup> groupsOf(const std::vector<sparql::Triple>& facts, const TermNames& names) {
    std::vector<FactGroup> groups;
    std::map<std::pair<rdf::Term, std::string>, std::size_t> places;
    for (const sparql::Triple& fact : facts) {
        const auto [place, isNew] =
            places.emplace(std::pair(fact.subject, fact.predicate.lexical), groups.size());
        if (isNew) groups.push_back({.subject = fact.subject, .predicate = fact.predicate.lexical});
        groups[place->second].objects.push_back(fact.object);
    }
    for (FactGroup& group : groups) group.sentence = sentenceOf(group, names);
    return groups;
}

Result<void> weigh(std::vector<FactGroup>& groups, const std::string& question,
                   GraphVectors& vectors, const CancelToken& cancel) {
    std::vector<std::string> texts{question};
    for (const FactGroup& group : groups) texts.push_back(group.sentence);
    const auto made = vectors.of(texts, cancel);
    if (!made) return made.error();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const double squared = 2 - 2 * cosine(made->front(), (*made)[i + 1]);
        groups[i].relevance = 1 - squared / std::numbers::sqrt2;
    }
    return {};
}

std::vector<std::size_t> relevantGroups(const std::vector<FactGroup>& groups, std::size_t facts) {
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return groups[i].relevance; });
    order.resize(std::min(order.size(), std::max(facts / 10, fewestGroups)));
    const auto end = std::ranges::find_if(
        order, [&](std::size_t i) { return groups[i].relevance < relevantEnough; });
    if (end != order.begin()) order.erase(end, order.end());
    return order;
}

std::vector<std::size_t> withBlankNodes(const std::vector<std::size_t>& chosen,
                                        const std::vector<FactGroup>& groups) {
    std::multimap<rdf::Term, std::size_t> saying;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (groups[i].subject.isBlank()) saying.emplace(groups[i].subject, i);
    std::vector<std::size_t> all;
    std::vector<bool> taken(groups.size());
    std::vector<std::size_t> waiting(chosen.rbegin(), chosen.rend());
    while (!waiting.empty()) {
        const std::size_t place = waiting.back();
        waiting.pop_back();
        if (taken[place]) continue;
        taken[place] = true;
        all.push_back(place);
        for (const rdf::Term& object : groups[place].objects) {
            const auto [from, to] = saying.equal_range(object);
            for (auto one = from; one != to; ++one) waiting.push_back(one->second);
        }
    }
    return all;
}

}  // namespace tripletalk::answering
