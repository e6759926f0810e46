// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"
#include "sparql/parser/syntax.h"

#include <cstdint>
#include <random>
#include <vector>

namespace tripletalk::tests {

/// Small graphs and small queries about them, as syntax trees. The same seed gives the same case on
/// every machine. Queries are legal, and as far as possible such that the standard decides their
/// answer.
class RandomQuery {
  public:
    explicit RandomQuery(std::uint64_t seed) : m_random(seed) {}

    /// A few nodes, two to four predicates, integers, strings, language strings, booleans, blank
    /// nodes; the default graph and up to two named ones.
    std::vector<rdf::Quad> graph();
    sparql::Query query();

  private:
    /// What may stand in a group, which depends on where it stands.
    struct Place {
        int depth = 0;
        bool inExists = false;  ///< no sub-query, VALUES and MINUS: the standard is not clear there
    };

    std::size_t below(std::size_t bound) { return m_random() % bound; }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    template <typename T>
    const T& pick(const std::vector<T>& all) {
        return all[below(all.size())];
    }

    rdf::Term node();
    rdf::Term predicate();
    rdf::Term literal();
    rdf::Term term();

    sparql::Variable variable();
    sparql::Variable fresh();
    sparql::Node subject();
    sparql::Node object();
    sparql::Path path(int depth);
    sparql::Path step();
    sparql::TriplePattern triple();
    sparql::Triples triples();
    sparql::GroupPattern group(Place place);
    sparql::PatternElement element(Place place);
    sparql::Values values();
    sparql::Query subSelect(Place place);
    sparql::Expression expression(Place place, int depth);
    sparql::Expression condition(Place place, int depth);
    sparql::Expression call(sparql::Function function, std::vector<sparql::Expression> arguments);
    sparql::Expression exists(Place place);
    void select(sparql::Query& query, Place place);
    void aggregate(sparql::Query& query);
    void arrange(sparql::Query& query);

    std::mt19937_64 m_random;
    int m_fresh = 0;
};

}  // namespace tripletalk::tests
