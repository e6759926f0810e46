// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/searcher.h"

#include "language/wording.h"
#include "retrieval/embeddertrials.h"
#include "retrieval/lexicalsearch.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace tripletalk::retrieval {

namespace {

constexpr double fusionConstant = 60;   ///< Cormack et al. 2009; METHODS 5.4
constexpr std::size_t exactOnes = 100;  ///< found by their codes, then ordered by exact cosines
constexpr int filteredPool =
    10;  ///< with a filter the dense branch looks at this many times more hits

/// What the dense branch weighs if it knows no meaning, only spellings: it finds less than BM25, so
/// it decides between equals and fills up where words are found nowhere. With equal weights its
/// misses took up to 0.1 off recall@5 (docs/retrieval.md).
constexpr double spellingWeight = 0.02;

void addRank(Hit& hit, std::optional<int>& rank, int place, double weight = 1) {
    rank = place;
    hit.score += weight / (fusionConstant + place);
}

/// How much BM25 counts beside an embedder that knows meaning: as much as there are words of the
/// question that passages have. A question in another language than theirs has hardly any, and what
/// BM25 finds by those is chance.
double wordWeight(const std::vector<QueryTerm>& terms) {
    const auto known =
        std::ranges::count_if(terms, [](const QueryTerm& term) { return term.passages > 0; });
    const double share =
        terms.empty() ? 1 : static_cast<double>(known) / static_cast<double>(terms.size());
    return share * share;
}

}  // namespace

Searcher::Searcher(PassageStore passages, std::optional<DenseIndex> dense,
                   std::shared_ptr<llm::Embedder> embedder, std::string queryPrompt,
                   std::string language)
    : m_passages(std::move(passages)),
      m_dense(std::move(dense)),
      m_embedder(std::move(embedder)),
      m_queryPrompt(std::move(queryPrompt)),
      m_language(std::move(language)) {}

Result<bool> Searcher::knowsMeaning(const std::string& query, const CancelToken& cancel) const {
    if (!m_dense || m_embedder->isInstant()) return false;
    if (m_language.empty()) return true;
    const std::string& asked = language::Wording::forText(query, m_language).language();
    return EmbedderTrials::shared()->joins(*m_embedder, asked, m_language, cancel);
}

Result<std::vector<Hit>> Searcher::search(const std::string& query, const SearchOptions& options,
                                          const CancelToken& cancel) {
    const PassageFilter filter{options.types, options.kind};
    std::vector<QueryTerm> terms = queryTerms(query);
    const auto interrupt = m_passages.database().interruptOn(cancel);
    if (cancel.cancelled()) return cancel.error();
    if (auto done = countPassages(m_passages, terms); !done)
        return cancel.cancelled() ? cancel.error() : done.error();
    Hits found;
    const auto known = knowsMeaning(query, cancel);
    if (!known) return known.error();
    const double weight = *known ? wordWeight(terms) : 1;
    auto words = searchWords(m_passages, terms, filter, options.pool);
    if (!words) return cancel.cancelled() ? cancel.error() : words.error();
    for (std::size_t i = 0; i < words->size(); ++i) {
        Hit& hit = found[(*words)[i].passage];
        hit.bm25 = (*words)[i].bm25;
        addRank(hit, hit.lexicalRank, static_cast<int>(i) + 1, weight);
    }
    if (m_dense) {
        const double denseWeight = *known ? 1 : spellingWeight;
        if (auto done = addDense(query, terms, filter, options.pool, denseWeight, cancel, found);
            !done)
            return done.error();
    }
    return best(std::move(found), terms, options.k);
}

/// An instant embedder knows no meaning, and words weigh alike in it: here each gets its rarity
/// among the passages, and those of no passage are left out unless they may be misspelt names.
Result<llm::Vector> Searcher::vectorOf(const std::string& query,
                                       const std::vector<QueryTerm>& terms,
                                       const CancelToken& cancel) {
    std::vector<std::string> texts{m_queryPrompt + query};
    const bool weighed = m_embedder->isInstant() && !terms.empty();
    if (weighed) {
        texts.clear();
        for (const QueryTerm& term : terms) texts.push_back(term.written);
    }
    auto vectors = m_embedder->embed(texts, cancel);
    if (!vectors) return vectors.error();
    if (vectors->size() != texts.size())
        return Error{ErrorKind::Model,
                     say("Sentence", "The embedder gave no vector for the question.")};
    if (!weighed) return std::move(vectors->front());
    auto all = m_passages.count();
    if (!all) return all.error();
    llm::Vector sum(vectors->front().size());
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto with = static_cast<double>(std::max<std::int64_t>(1, terms[i].passages));
        const double weight = std::log(1 + static_cast<double>(*all) / with);
        if (terms[i].passages == 0 && !terms[i].isName) continue;
        for (std::size_t d = 0; d < sum.size(); ++d)
            sum[d] += static_cast<float>(weight) * (*vectors)[i][d];
    }
    const double norm = std::sqrt(std::inner_product(sum.begin(), sum.end(), sum.begin(), 0.0));
    if (norm > 0)
        for (float& number : sum) number = static_cast<float>(number / norm);
    return sum;
}

Result<void> Searcher::addDense(const std::string& query, const std::vector<QueryTerm>& terms,
                                const PassageFilter& filter, int pool, double weight,
                                const CancelToken& cancel, Hits& found) {
    auto vector = vectorOf(query, terms, cancel);
    if (!vector) return vector.error();
    auto near = nearest(*vector, filter.isEmpty() ? pool : pool * filteredPool, cancel);
    if (!near) return near.error();
    int place = 0;
    for (const DenseHit& candidate : *near) {
        if (place == pool) break;
        if (!filter.isEmpty()) {
            auto passage = m_passages.passage(candidate.passage);
            if (!passage) return passage.error();
            if (!*passage || !filter.accepts(**passage)) continue;
        }
        Hit& hit = found[candidate.passage];
        hit.cosine = candidate.cosine;
        addRank(hit, hit.denseRank, ++place, weight);
    }
    return {};
}

Result<std::vector<DenseHit>> Searcher::nearest(const llm::Vector& query, int k,
                                                const CancelToken& cancel) const {
    if (!m_dense->isCoded() || !m_embedder->isInstant()) return m_dense->search(query, k);
    auto found = m_dense->search(query, std::max(k, static_cast<int>(exactOnes)));
    if (!found) return found;
    const std::size_t count = std::min(exactOnes, found->size());
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) {
        auto passage = m_passages.passage((*found)[i].passage);
        if (!passage) return passage.error();
        texts.push_back(*passage ? embeddedText(**passage) : std::string());
    }
    auto vectors = m_embedder->embed(texts, cancel);
    if (!vectors) return vectors.error();
    for (std::size_t i = 0; i < vectors->size(); ++i)
        (*found)[i].cosine =
            std::inner_product(query.begin(), query.end(), (*vectors)[i].begin(), 0.0);
    std::ranges::stable_sort(found->begin(), found->begin() + static_cast<std::ptrdiff_t>(count),
                             std::greater{}, &DenseHit::cosine);
    found->resize(std::min(found->size(), static_cast<std::size_t>(std::max(0, k))));
    return found;
}

/// The k best, but of one entity or document at most half of them as long as there are others: the
/// parts of one long capsule must not push everything else out.
Result<std::vector<Hit>> Searcher::best(Hits&& found, const std::vector<QueryTerm>& terms,
                                        int k) const {
    const auto wanted = static_cast<std::size_t>(std::max(0, k));
    const std::size_t most = std::max<std::size_t>(2, (wanted + 1) / 2);
    std::vector<Hit> all;
    for (auto& [id, hit] : found) {
        hit.passage.id = id;
        all.push_back(std::move(hit));
    }
    std::ranges::stable_sort(all, std::greater{}, &Hit::score);
    std::vector<Hit> hits, rest;
    std::map<std::string, std::size_t> taken;
    for (Hit& hit : all) {
        if (hits.size() == wanted) break;
        auto passage = m_passages.passage(hit.passage.id);
        if (!passage) return passage.error();
        if (!*passage)
            return Error{ErrorKind::Input,
                         say("Sentence", "The dense index does not belong to these passages.")};
        hit.passage = std::move(**passage);
        (taken[hit.passage.iri + '\n' + hit.passage.source]++ < most ? hits : rest)
            .push_back(std::move(hit));
    }
    for (Hit& hit : rest)
        if (hits.size() < wanted) hits.push_back(std::move(hit));
    std::ranges::stable_sort(hits, std::greater{}, &Hit::score);
    for (Hit& hit : hits) {
        auto matched = matchedTerms(m_passages, terms, hit.passage.id);
        if (!matched) return matched.error();
        hit.matched = std::move(*matched);
    }
    return hits;
}

}  // namespace tripletalk::retrieval
