// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/solutioncollector.h"

#include <algorithm>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

constexpr std::size_t rowsTogether = 1000;
/// So few that the statement for many would cost more.
constexpr std::size_t fewTerms = 40;

}  // namespace

Result<bool> SolutionCollector::add(const QueryRun::Row& ids) {
    if (m_answer.rows.size() + m_waiting >= m_limits.rows) {
        auto done = finish();
        m_answer.truncated = true;
        return done ? false : done;
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i]) m_cells.emplace_back(*ids[i], m_waiting * ids.size() + i);
    return ++m_waiting < rowsTogether ? true : finish();
}

Result<std::vector<rdf::Term>> SolutionCollector::termsOf(const std::vector<TermId>& ids) {
    std::vector<TermId> stored;
    for (const TermId id : ids)
        if (id > 0) stored.push_back(id);
    std::vector<rdf::Term> found;
    if (stored.size() > fewTerms) {
        auto read = m_terms.terms(stored);
        if (!read) return read.error();
        found = *std::move(read);
    }
    std::vector<rdf::Term> terms;
    terms.reserve(ids.size());
    std::size_t at = 0;
    for (const TermId id : ids) {
        if (id > 0 && !found.empty()) {
            terms.push_back(std::move(found[at++]));
            continue;
        }
        auto term = m_run.term(id);
        if (!term) return term.error();
        terms.push_back(*std::move(term));
    }
    return terms;
}

/// The cells of the waiting rows, one row after the other.
Result<std::vector<Binding>> SolutionCollector::bindings() {
    std::ranges::sort(m_cells);
    std::vector<TermId> ids;
    for (const auto& [id, place] : m_cells)
        if (ids.empty() || ids.back() != id) ids.push_back(id);
    auto terms = termsOf(ids);
    if (!terms) return terms.error();
    std::vector<Binding> bindings(m_waiting * m_answer.variables.size());
    for (std::size_t i = 0, term = 0; i < m_cells.size(); ++i) {
        if (i > 0 && m_cells[i].first != m_cells[i - 1].first) ++term;
        const bool last = i + 1 == m_cells.size() || m_cells[i + 1].first != m_cells[i].first;
        Binding& cell = bindings[m_cells[i].second];
        if (last)
            cell = std::move((*terms)[term]);
        else
            cell = (*terms)[term];
    }
    return bindings;
}

Result<bool> SolutionCollector::finish() {
    auto all = bindings();
    if (!all) return all.error();
    const std::size_t width = m_answer.variables.size();
    for (std::size_t row = 0; row < m_waiting; ++row) {
        std::vector<Binding> cells(width);
        for (std::size_t i = 0; i < width; ++i) {
            cells[i] = std::move((*all)[row * width + i]);
            if (cells[i])
                m_bytes += cells[i]->lexical.size() + cells[i]->datatype.size() +
                           cells[i]->language.size();
        }
        m_answer.truncated = m_bytes > m_limits.bytes;
        if (m_answer.truncated) return false;
        m_answer.rows.push_back(std::move(cells));
    }
    m_cells.clear();
    m_waiting = 0;
    return true;
}

}  // namespace tripletalk::sparql
