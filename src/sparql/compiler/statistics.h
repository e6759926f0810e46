// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <cstddef>
#include <map>
#include <optional>
#include <unordered_map>

namespace tripletalk::sparql {

/// How many quads a pattern matches, about: counted where that is quick, else from averages. What
/// was counted is kept as long as the object lives. Belongs to the store's thread.
class Statistics {
  public:
    explicit Statistics(const graph::TripleStore& store);

    /// What is known of a position of a pattern: a term, or only that it has one by now.
    struct Position {
        std::optional<graph::TermId> id = std::nullopt;
        bool bound = false;  ///< id implies it
    };
    struct Pattern {
        Position s = {}, p = {}, o = {};
    };
    /// Matches for each binding of the bound positions.
    double matches(const Pattern& pattern);

    [[nodiscard]] double triples() const { return m_triples; }
    [[nodiscard]] double terms() const { return m_terms; }
    /// Of the store's quads with this predicate.
    double triplesWith(graph::TermId predicate) { return predicateNumbers(predicate).triples; }

  private:
    struct PredicateNumbers {
        double triples = 0;
        double perSubject = 1;  ///< of each subject that has any
        double perObject = 1;
    };
    PredicateNumbers predicateNumbers(graph::TermId predicate);
    double counted(const Pattern& pattern);
    double sampledPerSubject(graph::TermId predicate);

    const graph::TripleStore& m_store;
    double m_triples = 0, m_terms = 0, m_perSubject = 1, m_perObject = 1, m_perPredicate = 1;
    std::unordered_map<graph::TermId, PredicateNumbers> m_predicates;
    struct Key {
        graph::TermId s, p, o;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    std::map<Key, double> m_counted;
};

}  // namespace tripletalk::sparql
