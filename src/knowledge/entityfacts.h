// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "naming/labels.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

/// One end of a fact, as a person reads it.
struct FactValue {
    graph::TermId id = 0;
    rdf::TermKind kind = rdf::TermKind::Literal;
    std::string text;  ///< the label of what has one, else a readable name; a literal as written
    std::string name = {};        ///< of what is no literal: its IRI, "_:x" of a blank node
    std::string classLabel = {};  ///< of a described entity
    std::string table = {};       ///< of a described entity: where its row is
    std::string datatype = {};    ///< IRI
    std::string language = {};
};

/// The facts of one predicate, from or to one entity.
struct FactGroup {
    graph::TermId predicate = 0;
    std::string iri;
    std::string label;
    bool incoming = false;
    std::int64_t count = 0;
    std::vector<FactValue> values = {};  ///< the first of them
};

struct FactCard {
    FactValue entity;
    std::string key = {};  ///< of a described entity
    std::vector<FactValue> classes = {};
    std::string description = {};
    std::vector<FactGroup> groups = {};  ///< outgoing ones first
};

/// What the graph says of one thing, with the names that people gave: for looking around. What they
/// hid is left out. One thread.
class EntityFacts {
  public:
    static Result<EntityFacts> open(const KnowledgeBase& base);

    /// The number of an IRI, a blank node ("_:x") or an entity's key; NotFound if it is none.
    Result<graph::TermId> find(std::string_view name) const;

    /// With at most `values` of each group.
    Result<FactCard> card(graph::TermId id, int values, const CancelToken& cancel);

    /// Further values of a group.
    Result<std::vector<FactValue>> values(graph::TermId id, graph::TermId predicate, bool incoming,
                                          std::int64_t offset, int most, const CancelToken& cancel);

    /// The facts that start at it; `complete` is false where it has more than fit a clipboard.
    struct Turtle {
        std::string text;
        bool complete = true;
    };
    Result<Turtle> turtle(graph::TermId id) const;

    Result<FactValue> value(graph::TermId id);

  private:
    EntityFacts(KnowledgeBase base, graph::TripleStore store, EntityLookup lookup);
    std::string labelOf(graph::TermId predicate, const std::string& iri, const std::string& table);
    Result<std::vector<FactGroup>> groups(graph::TermId id, const std::string& table,
                                          bool incoming);
    void sort(std::vector<FactGroup>& groups, const std::string& table) const;

    KnowledgeBase m_base;
    std::unique_ptr<graph::TripleStore> m_store;  ///< stays where the labels expect it
    EntityLookup m_lookup;
    naming::Labels m_labels;
    std::set<std::string> m_hidden;  ///< predicates
    /// By predicate: its label for people, of any table.
    std::map<std::string, std::string> m_predicates;
};

}  // namespace tripletalk::knowledge
