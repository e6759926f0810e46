// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/expressionparser.h"

#include <unordered_map>

namespace tripletalk::sparql {

/// Reads triples with their abbreviations, and property paths.
class TriplesParser : protected ExpressionParser {
  protected:
    using ExpressionParser::ExpressionParser;

    /// In a pattern predicates may be paths, and a label belongs to one basic graph pattern alone.
    enum class Place : unsigned char { Pattern, Template };

    bool atTriples();
    /// Triples with dots between them, and after the last one if it has one.
    std::vector<TriplePattern> triples(Place place);
    Node variableOrIri(const Sentence& expected);

    /// A basic graph pattern begins; returns the one that was, for `resumePattern`.
    int beginPattern();
    void resumePattern(int pattern) { m_pattern = pattern; }

  private:
    using Predicate = std::variant<Node, Path>;

    void sameSubject();
    bool atVerb();
    bool atType();
    void properties(const Node& subject);
    void objects(const Node& subject, const Predicate& predicate);
    Predicate verb();
    Node object();
    Node variableOrTerm(const Sentence& expected);
    Node labelled();
    Node fresh();
    Node collection();
    Node propertyList();
    void add(Node subject, Predicate predicate, Node object);

    Path path();
    Path sequence();
    Path step();
    Path element();
    Path negatedSet();
    Path negated();
    std::string iriOrType(const Sentence& expected);

    Place m_place = Place::Pattern;
    std::vector<TriplePattern> m_triples;
    std::unordered_map<std::string, int> m_labels;  ///< the pattern that has a label
    int m_pattern = 0;
    int m_lastPattern = 0;
    std::string m_freshLabel;
    int m_lastFresh = 0;
};

}  // namespace tripletalk::sparql
