// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/lexicalsearch.h"

#include <algorithm>

namespace tripletalk::retrieval {

namespace {

constexpr std::int64_t largeStore = 20'000;   ///< passages
constexpr std::size_t shortestBeginning = 3;  ///< of a name that may be misspelt, letters

std::string joined(const std::vector<QueryTerm>& terms, std::string_view with) {
    std::string expression;
    for (const QueryTerm& term : terms) {
        if (!expression.empty()) expression += with;
        expression += term.expression;
    }
    return expression;
}

Result<std::vector<LexicalHit>> run(const PassageStore& store, const std::string& expression,
                                    const PassageFilter& filter, int limit) {
    std::string sql =
        "SELECT i.rowid, bm25(passage_index, 5.0, 2.0, 1.0, 1.0) AS score FROM passage_index AS i ";
    if (!filter.isEmpty()) sql += "JOIN passage AS p ON p.id = i.rowid ";
    sql += "WHERE passage_index MATCH ? ";
    if (filter.kind) sql += "AND p.kind = ? ";
    if (!filter.types.empty()) sql += "AND " + store.typeIsAmong(filter.types.size()) + " ";
    auto statement = store.database().prepare(sql + "ORDER BY score, i.rowid LIMIT ?");
    if (!statement) return statement.error();
    int parameter = 0;
    statement->bind(++parameter, expression);
    if (filter.kind) statement->bind(++parameter, *filter.kind == PassageKind::Graph ? 0 : 1);
    for (const std::string& type : filter.types) statement->bind(++parameter, type);
    statement->bind(++parameter, limit);
    std::vector<LexicalHit> hits;
    for (;;) {
        auto row = statement->step();
        if (!row) return row.error();
        if (!*row) return hits;
        hits.push_back({statement->integer(0), statement->real(1)});
    }
}

}  // namespace

bool PassageFilter::accepts(const Passage& passage) const {
    return (!kind || *kind == passage.kind) &&
           (types.empty() || std::ranges::find(types, passage.type) != types.end());
}

Result<void> countPassages(const PassageStore& store, std::vector<QueryTerm>& terms) {
    auto count = store.database().prepare(
        "SELECT count(*) FROM (SELECT 1 FROM passage_index WHERE passage_index MATCH ? LIMIT ?)");
    if (!count) return count.error();
    const auto setCount = [&](QueryTerm& term) -> Result<void> {
        count->bind(1, term.expression);
        count->bind(2, frequentMatches);
        auto row = count->step();
        if (!row) return row.error();
        term.passages = count->integer(0);
        count->reset();
        return {};
    };
    for (QueryTerm& term : terms) {
        if (auto done = setCount(term); !done) return done;
        std::size_t half = term.written.size() / 2;
        while (half > 0 && (term.written[half] & '\xC0') == '\x80') --half;  // inside a character
        if (term.passages > 0 || !term.isName || half < shortestBeginning) continue;
        term.expression = '"' + term.written.substr(0, half) + "\"*";
        if (auto done = setCount(term); !done) return done;
    }
    return {};
}

namespace {

Result<std::vector<LexicalHit>> searchAny(const PassageStore& store,
                                          const std::vector<QueryTerm>& terms,
                                          const PassageFilter& filter, int limit) {
    auto last = store.database().integer("SELECT max(id) FROM passage");
    if (!last) return last.error();
    if (*last < largeStore) return run(store, joined(terms, " OR "), filter, limit);
    std::vector<QueryTerm> rare = terms;
    std::erase_if(rare, [](const QueryTerm& term) { return term.passages >= frequentMatches; });
    if (!rare.empty()) {
        auto hits = run(store, joined(rare, " OR "), filter, limit);
        if (!hits || !hits->empty()) return hits;
    }
    auto together = run(store, joined(terms, " AND "), filter, limit);
    if (!together || !together->empty()) return together;
    return run(store, joined(terms, " OR "), filter, limit);
}

/// Names and numbers are what a question is about.
bool isSpecific(const QueryTerm& term) {
    return term.passages > 0 &&
           (term.isName || term.written.find_first_of("0123456789") != std::string::npos);
}

}  // namespace

Result<std::vector<LexicalHit>> searchWords(const PassageStore& store,
                                            const std::vector<QueryTerm>& terms,
                                            const PassageFilter& filter, int limit) {
    if (terms.empty()) return std::vector<LexicalHit>{};
    auto hits = searchAny(store, terms, filter, limit);
    if (!hits) return hits;
    std::vector<QueryTerm> specific = terms;
    std::erase_if(specific, [](const QueryTerm& term) { return !isSpecific(term); });
    if (specific.size() < 2) return hits;
    auto first = run(store, joined(specific, " AND "), filter, limit);
    if (!first || first->empty()) return first ? hits : first;
    for (const LexicalHit& hit : *hits)
        if (first->size() < static_cast<std::size_t>(limit) &&
            std::ranges::find(*first, hit.passage, &LexicalHit::passage) == first->end())
            first->push_back(hit);
    return first;
}

Result<std::vector<std::string>> matchedTerms(const PassageStore& store,
                                              const std::vector<QueryTerm>& terms,
                                              std::int64_t passage) {
    std::vector<std::string> matched;
    for (const QueryTerm& term : terms) {
        auto found = store.database().integer(
            "SELECT 1 FROM passage_index WHERE passage_index MATCH ? AND rowid = ?",
            term.expression, passage);
        if (!found) return found.error();
        if (*found) matched.push_back(term.written);
    }
    return matched;
}

}  // namespace tripletalk::retrieval
