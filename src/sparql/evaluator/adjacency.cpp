// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/adjacency.h"

#include <algorithm>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

/// To look up one node takes as long as to read so many edges in a row.
constexpr double edgesInLookUp = 16;
constexpr std::size_t edgesBetweenChecks = 4096;

}  // namespace

Adjacency::Adjacency(const graph::TripleStore& store, QueryBudget& budget, TermId predicate,
                     bool forward, std::string graphs, double triples)
    : m_store(store),
      m_budget(budget),
      m_predicate(predicate),
      m_forward(forward),
      m_graphs(std::move(graphs)),
      m_triples(triples) {}

std::optional<std::span<const TermId>> Adjacency::next(TermId node) {
    if (!m_loaded && ++m_lookUps * edgesInLookUp > m_triples && !load()) return std::nullopt;
    if (!m_loaded) {
        if (!lookUp(node)) return std::nullopt;
        return std::span<const TermId>(m_found);
    }
    if (node < 0 || static_cast<std::size_t>(node) + 1 >= m_begins.size())
        return std::span<const TermId>();
    const auto at = static_cast<std::size_t>(node);
    return std::span<const TermId>(m_targets).subspan(m_begins[at],
                                                      m_begins[at + 1] - m_begins[at]);
}

bool Adjacency::lookUp(TermId node) {
    if (!m_statement) {
        auto prepared =
            m_store.database().prepare(std::string(m_forward ? "SELECT o FROM quad WHERE s = ?1"
                                                             : "SELECT s FROM quad WHERE o = ?1") +
                                       " AND p = ?2 AND " + m_graphs);
        if (!prepared) m_budget.fail(prepared.error());
        if (!prepared) return false;
        m_statement = *std::move(prepared);
        m_statement->bind(2, m_predicate);
    }
    m_statement->bind(1, node);
    m_found.clear();
    Result<bool> more = m_statement->step();
    for (; more && *more; more = m_statement->step()) m_found.push_back(m_statement->integer(0));
    m_statement->reset();
    if (!more) m_budget.fail(more.error());
    return more.ok();
}

/// Sorts the edges by their node, by counting.
bool Adjacency::load() {
    struct Edge {
        TermId from, to;
    };
    std::vector<Edge> edges;
    TermId last = 0;
    bool fine = true;
    const auto read = m_store.database().each(
        "SELECT s, o FROM quad WHERE p = ?1 AND " + m_graphs,
        [&](sqlite::Statement& row) {
            const Edge edge{row.integer(m_forward ? 0 : 1), row.integer(m_forward ? 1 : 0)};
            edges.push_back(edge);
            last = std::max(last, edge.from);
            if (edges.size() % edgesBetweenChecks == 0)
                fine = m_budget.take(edgesBetweenChecks * (sizeof(Edge) + sizeof(TermId))) &&
                       m_budget.goesOn();
            return fine;
        },
        m_predicate);
    if (!read) m_budget.fail(read.error());
    const std::size_t nodes = static_cast<std::size_t>(last) + 2;
    if (!read || !fine || !m_budget.take(nodes * sizeof(std::uint32_t))) return false;
    m_begins.assign(nodes, 0);
    for (const Edge& edge : edges) ++m_begins[static_cast<std::size_t>(edge.from) + 1];
    for (std::size_t i = 1; i < nodes; ++i) m_begins[i] += m_begins[i - 1];
    m_targets.resize(edges.size());
    std::vector<std::uint32_t> places = m_begins;
    for (const Edge& edge : edges)
        m_targets[places[static_cast<std::size_t>(edge.from)]++] = edge.to;
    m_loaded = true;
    return true;
}

bool Adjacency::sources(std::vector<TermId>& nodes) {
    if (!m_loaded && !load()) return false;
    for (std::size_t i = 0; i + 1 < m_begins.size(); ++i)
        if (m_begins[i + 1] > m_begins[i]) nodes.push_back(static_cast<TermId>(i));
    return true;
}

}  // namespace tripletalk::sparql
