// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/evidence.h"

#include "answering/tools/querysource.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering {

Result<Evidence> Evidence::open(const knowledge::KnowledgeBase& base,
                                std::shared_ptr<llm::Embedder> embedder, Trace& trace) {
    Evidence evidence(base, trace);
    auto tables = knowledge::SqlConnection::open(base);
    if (!tables) return tables.error();
    evidence.m_tables = *std::move(tables);
    auto searcher = base.openSearcher(std::move(embedder));
    if (!searcher) return searcher.error();
    evidence.m_searcher = std::make_unique<retrieval::Searcher>(*std::move(searcher));
    return evidence;
}

Result<int> Evidence::sql(const std::string& query, int round, const CancelToken& cancel,
                          const std::string& written) {
    const auto call = m_log.begin(knowledge::sqlLanguage().name(), query, round);
    auto source = querySource(knowledge::sqlLanguage(), *m_tables, query, cancel);
    if (!source) return source.error();
    if (!written.empty()) source->written = written;
    const int number = m_log.add(*std::move(source));
    m_log.end(call, {number}, m_log.at(number).error);
    return number;
}

Result<std::vector<int>> Evidence::search(const std::string& text,
                                          const retrieval::SearchOptions& options, int round,
                                          const CancelToken& cancel) {
    return endSearch(beginSearch(text, options, round, cancel));
}

PendingSearch Evidence::beginSearch(const std::string& text,
                                    const retrieval::SearchOptions& options, int round,
                                    const CancelToken& cancel) {
    PendingSearch search{text, m_log.begin("search", text, round), {}};
    search.hits =
        std::async(std::launch::async, [searcher = m_searcher.get(), text, options, &cancel] {
            return searcher->search(text, options, cancel);
        });
    return search;
}

Result<std::vector<int>> Evidence::endSearch(PendingSearch search, const ChooseHits& choose) {
    auto hits = search.hits.get();
    if (!hits) {
        m_log.end(search.call, {}, hits.error());
        return hits.error();
    }
    std::vector<std::size_t> places(hits->size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    if (choose) {
        auto chosen = choose(*hits);
        if (!chosen) return chosen.error();
        places = std::move(*chosen);
    }
    std::vector<int> numbers;
    for (const std::size_t place : places)
        numbers.push_back(addPassage((*hits)[place].passage, (*hits)[place].score, search.text));
    m_log.end(search.call, numbers);
    return numbers;
}

void Evidence::addFindings(int number, const std::vector<checks::Finding>& findings,
                           bool withValues) {
    if (findings.empty()) return;
    Source& known = m_log.at(number);
    for (const checks::Finding& finding : findings) {
        if (!finding.forPerson.empty()) known.notes.push_back(finding.forPerson);
        known.promptNotes.push_back(withValues ? checks::promptText(finding) : finding.forModel);
    }
    m_log.trace().emit(Checked{number, known.notes, findings});
}

std::vector<int> Evidence::quote(const std::vector<retrieval::Passage>& passages,
                                 const std::string& query, int round) {
    const auto call = m_log.begin("search", query, round);
    std::vector<int> numbers;
    for (const retrieval::Passage& passage : passages)
        numbers.push_back(addPassage(passage, 1.0, query));
    m_log.end(call, numbers);
    return numbers;
}

int Evidence::addPassage(const retrieval::Passage& passage, double score,
                         const std::string& query) {
    const auto [known, isNew] = m_passageNumbers.try_emplace(passage.id, m_log.count() + 1);
    if (!isNew) return known->second;
    Source source;
    source.kind = passage.kind == retrieval::PassageKind::Document ? "document" : "passage";
    source.query = query;
    source.title = passage.title;
    if (!passage.heading.empty() && passage.heading != passage.title)
        source.title += " › " + passage.heading;
    source.text = passage.text;
    source.iri = passage.iri;
    source.score = score;
    return m_log.add(std::move(source));
}

}  // namespace tripletalk::answering
