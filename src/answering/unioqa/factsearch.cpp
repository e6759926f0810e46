// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/factsearch.h"

#include "answering/autokgqa/factgroups.h"
#include "answering/autokgqa/surroundings.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tripletalk::answering {

namespace {

constexpr std::size_t mostThings = 20;
constexpr int foundByWords = 5;
/// Paths that are followed, ways along each, and how near they must be.
constexpr std::size_t mostPaths = 3;
constexpr std::size_t waysAlong = 10;
constexpr double leastPath = 0.12;
constexpr SurroundingsLimits around{
    .facts = 40, .query = {.time = std::chrono::seconds(3)}, .time = std::chrono::seconds(6)};

Source passageOf(const std::string& question, std::string title, const rdf::Term& about) {
    Source source{.kind = "passage", .query = question};
    source.title = std::move(title);
    if (about.isIri()) source.iri = about.lexical;
    return source;
}

}  // namespace

Result<void> FactSearch::addPaths(const std::string& question, FoundFacts& found,
                                  const CancelToken& cancel) {
    const auto ranked = m_finder.find(question, {}, cancel);
    if (!ranked) return ranked.error();
    for (std::size_t i = 0; i < std::min(ranked->size(), mostPaths); ++i) {
        const RankedPath& path = (*ranked)[i];
        if (path.score < leastPath) break;
        const auto evidence = m_finder.sentences().of(path, waysAlong, cancel);
        if (!evidence) return evidence.error();
        Source& source = found.sources.emplace_back(
            passageOf(question, path.topic.label, rdf::Term::iri(path.topic.iri)));
        source.text = evidence->text;
        source.score = path.score;
        if (i == 0 && m_finder.learned()) found.onPath = evidence->text;
    }
    return {};
}

/// The sentences nearest to the question, told by the thing that they were read around.
Result<void> FactSearch::addThings(const std::string& question,
                                   const std::vector<std::string>& things, std::size_t tokens,
                                   FoundFacts& found, const CancelToken& cancel) {
    Surroundings surroundings(m_graph, true, around);
    for (std::size_t i = 0; i < std::min(things.size(), mostThings); ++i)
        if (auto read = surroundings.readAlone(things[i], cancel); !read) return read.error();
    const auto names = TermNames::of(surroundings.facts(), m_graph, m_base.manifest().language,
                                     around.query, cancel);
    if (!names) return names.error();
    auto groups = groupsOf(surroundings.facts(), *names);
    if (auto weighed = weigh(groups, question, m_vectors, cancel); !weighed) return weighed.error();
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return groups[i].relevance; });
    std::map<rdf::Term, std::size_t> places;
    std::size_t taken = 0;
    for (const std::size_t i : order) {
        const FactGroup& group = groups[i];
        taken += text::estimatedTokens(group.sentence) + 1;
        if (taken > tokens) break;
        const auto [place, isNew] = places.emplace(group.subject, found.sources.size());
        if (isNew) {
            found.sources.push_back(passageOf(question, names->of(group.subject), group.subject));
            found.sources.back().score = group.relevance;
        }
        Source& source = found.sources[place->second];
        source.text += (source.text.empty() ? "" : " ") + group.sentence + ".";
    }
    return {};
}

Result<void> FactSearch::addByWords(const std::string& question, std::size_t tokens,
                                    FoundFacts& found, const CancelToken& cancel) {
    auto search = SearchTool::open(m_base, nullptr);
    if (!search) return search.error();
    auto passages = search->search(question, {.k = foundByWords}, cancel);
    if (!passages) return passages.error();
    std::set<std::string> known;
    for (const Source& source : found.sources) known.insert(source.iri);
    std::size_t taken = 0;
    for (Source& source : passages->sources) {
        taken += text::estimatedTokens(source.text);
        if (taken > tokens) break;
        if (source.iri.empty() || !known.contains(source.iri))
            found.sources.push_back(std::move(source));
    }
    return {};
}

Result<FoundFacts> FactSearch::find(const std::string& question, std::vector<std::string> things,
                                    std::size_t tokens, const CancelToken& cancel) {
    FoundFacts found;
    if (auto added = addPaths(question, found, cancel); !added) return added.error();
    for (const Topic& topic : m_finder.linked().topics)
        if (std::ranges::find(things, topic.iri) == things.end()) things.push_back(topic.iri);
    if (auto added = addThings(question, things, tokens / 2, found, cancel); !added)
        return added.error();
    if (auto added = addByWords(question, tokens / 4, found, cancel); !added) return added.error();
    return found;
}

}  // namespace tripletalk::answering
