// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"
#include "sparql/querybudget.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// The edges of one predicate in one direction: looked up one node at a time, until so many have
/// been asked for that it is quicker to have all of them in memory.
class Adjacency {
  public:
    /// `graphs` is a condition on g. `triples` is how many edges there are, about.
    Adjacency(const graph::TripleStore& store, QueryBudget& budget, graph::TermId predicate,
              bool forward, std::string graphs, double triples);

    /// The nodes behind the edges of a node; valid until the next call. Nothing where something
    /// went wrong, which the budget knows.
    std::optional<std::span<const graph::TermId>> next(graph::TermId node);

    /// All nodes that have an edge; false where something went wrong.
    bool sources(std::vector<graph::TermId>& nodes);

  private:
    bool load();
    bool lookUp(graph::TermId node);

    const graph::TripleStore& m_store;
    QueryBudget& m_budget;
    graph::TermId m_predicate;
    bool m_forward;
    std::string m_graphs;
    double m_triples;
    double m_lookUps = 0;
    std::optional<sqlite::Statement> m_statement;
    std::vector<graph::TermId> m_found;
    bool m_loaded = false;
    std::vector<std::uint32_t> m_begins;  ///< by node: its first target
    std::vector<graph::TermId> m_targets;
};

}  // namespace tripletalk::sparql
