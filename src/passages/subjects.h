// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "rdf/term.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::passages {

/// What the verbaliser must know of the graph's terms before it reads their facts: which subjects
/// are things, and which only describe the vocabulary (classes, properties, ontologies, and the
/// blank nodes of their axioms). What has a type of its own is a thing, even if it serves as a
/// class too; a graph that is nothing but a vocabulary consists of things. Memory: two bytes a term
/// and what the vocabulary takes.
class Subjects {
  public:
    /// Errors: those of the store; Cancelled.
    static Result<Subjects> read(const graph::TripleStore& store, const CancelToken& cancel);

    [[nodiscard]] rdf::TermKind kind(graph::TermId id) const {
        return static_cast<rdf::TermKind>(m_kinds[static_cast<std::size_t>(id)]);
    }
    /// Of a subject.
    [[nodiscard]] bool isThing(graph::TermId id) const {
        return m_roles[static_cast<std::size_t>(id)] != Vocabulary;
    }
    /// Of a type: owl:Thing and the like.
    [[nodiscard]] bool saysNothing(graph::TermId type) const;
    /// The type that says most of a thing with these types: none above another one of them by
    /// rdfs:subClassOf, the most frequent, the first by IRI; 0 if there is none.
    [[nodiscard]] graph::TermId bestType(const std::vector<graph::TermId>& types) const;

  private:
    enum Role : std::uint8_t { Unknown, Vocabulary, Thing };
    struct Type {
        std::string iri;
        std::int64_t things = 0;
    };

    Result<void> readTypes(const graph::TripleStore& store);
    Result<void> readHierarchy(const graph::TripleStore& store);
    Result<void> markVocabulary(const graph::TripleStore& store);
    Result<void> markAxiomNodes(const graph::TripleStore& store, std::vector<graph::TermId> marked);
    Result<void> keepSomething(const graph::TripleStore& store);
    [[nodiscard]] bool isAbove(graph::TermId upper, graph::TermId lower) const;

    Role& role(graph::TermId id) { return m_roles[static_cast<std::size_t>(id)]; }

    std::vector<std::uint8_t> m_kinds;
    std::vector<Role> m_roles;
    std::unordered_map<graph::TermId, Type> m_types;
    std::multimap<graph::TermId, graph::TermId> m_parents;
};

}  // namespace tripletalk::passages
