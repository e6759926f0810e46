// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/thingindex.h"

#include "base/text.h"
#include "retrieval/tokens.h"

#include <algorithm>

namespace tripletalk::answering {

using lookup::ItemKind;

namespace {

constexpr std::size_t bestHits = 10;
constexpr double leastScore = 0.95;
/// Names whose words are counted to know how long names are: evenly spaced.
constexpr std::uint32_t sampledNames = 256;
/// A word that more names have is common, however many more.
constexpr std::size_t commonWord = 1000;

}  // namespace

ThingIndex::ThingIndex(lookup::GraphIndex index, const std::string& language)
    : m_index(std::move(index)), m_stemmer(language) {
    const std::uint32_t rows = m_index.count(ItemKind::Entity);
    m_statistics.names = rows;
    const std::uint32_t sampled = std::min(rows, sampledNames);
    std::size_t words = 0;
    for (std::uint32_t i = 0; i < sampled; ++i) {
        const auto row = static_cast<std::uint32_t>(std::uint64_t{i} * rows / sampled);
        words += stemsOf(m_index.item(ItemKind::Entity, row).label).size();
    }
    if (sampled > 0) m_statistics.wordsPerName = static_cast<double>(words) / sampled;
}

std::vector<std::string> ThingIndex::stemsOf(std::string_view name) const {
    std::vector<std::string> stems;
    for (const auto& token : retrieval::tokens(name)) stems.push_back(m_stemmer.stem(token.text));
    return stems;
}

std::vector<ThingIndex::Candidate> ThingIndex::candidates(
    const std::string& query, const std::vector<std::string>& stems) const {
    std::vector<Candidate> all;
    for (const lookup::Hit& hit : m_index.byWords(ItemKind::Entity, query, bestHits)) {
        lookup::Item item = m_index.item(ItemKind::Entity, hit.row);
        std::vector<std::string> names{item.label};
        names.insert(names.end(), item.synonyms.begin(), item.synonyms.end());
        for (const std::string& name : names) {
            const auto has = stemsOf(name);
            NamedHit named{.words = has.size(), .count = item.score};
            for (const std::string& stem : stems)
                named.occurrences.push_back(
                    static_cast<std::size_t>(std::ranges::count(has, stem)));
            if (std::ranges::find(named.occurrences, std::size_t{0}) != named.occurrences.end())
                continue;
            all.push_back({item, name, std::move(named)});
            break;
        }
    }
    return all;
}

std::size_t ThingIndex::namesWith(const std::string& word) {
    const auto [place, isNew] = m_namesWith.emplace(word, 0);
    if (isNew) place->second = m_index.byWords(ItemKind::Entity, word, commonWord).size();
    return place->second;
}

std::optional<ThingIndex::Found> ThingIndex::best(const NGram& gram) {
    const auto stems = stemsOf(gram.text);
    auto hits = candidates(gram.text, stems);
    // The index knows beginnings of words: what a stem begins is another form of it.
    if (const std::string begun = text::join(stems, " "); hits.empty() && begun != gram.text)
        hits = candidates(begun, stems);
    if (hits.empty()) return std::nullopt;
    std::vector<std::size_t> having;
    for (const std::string& word : gram.words) having.push_back(namesWith(word));
    having.resize(stems.size());
    std::vector<NamedHit> named;
    std::vector<double> scores;
    for (const Candidate& one : hits) {
        named.push_back(one.hit);
        scores.push_back(bm25(one.hit, having, m_statistics));
    }
    const std::size_t chosen = bestHit(named, scores);
    if (scores[chosen] < leastScore) return std::nullopt;
    const Candidate& one = hits[chosen];
    return Found{{TermMatch::Kind::Thing, gram.text, one.item.iri, one.name, scores[chosen]},
                 one.hit.words == stems.size()};
}

std::optional<TermMatch> ThingIndex::property(const NGram& gram, const llm::Vector& vector,
                                              const std::string& embedder) const {
    const auto hits = m_index.byMeaning(ItemKind::Property, embedder, vector, 1);
    if (!hits || hits->empty() || hits->front().score < nearEnough) return std::nullopt;
    const lookup::Item item = m_index.item(ItemKind::Property, hits->front().row);
    return TermMatch{TermMatch::Kind::Property, gram.text, item.iri, item.label,
                     hits->front().score};
}

}  // namespace tripletalk::answering
