// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// What entities without a type have in common. Numbers of predicate sets and path words count in
/// Untyped; 0 stands for none or for one of too many to tell apart.
struct Shape {
    std::int32_t predicates = 0;
    std::int32_t pathWord = 0;   ///< part of the IRI before the last one: "river" of ".../river/12"
    std::uint32_t incoming = 0;  ///< predicate of a link that leads to them, or 0
    std::int32_t links = 0;      ///< a set of all such, where they were looked for
    bool blank = false;
    auto operator<=>(const Shape&) const = default;
};

/// The entities without a type and their shapes. Memory: 8 bytes an entity; beyond some 20,000
/// different sets of predicates further ones are no longer told apart.
class Untyped {
  public:
    /// In the order of their numbers; `predicates` is sorted, each once, without rdf:type.
    void add(graph::TermId subject, const std::vector<graph::TermId>& predicates);

    struct Group {
        std::string label = {};
        std::set<graph::TermId> predicates = {};
        std::int64_t entities = 0;
        bool byShape = false;  ///< nothing but predicates and links told them apart
    };
    /// Parts the entities into groups, one a table, and names them. `incoming`: by term, a
    /// predicate of a link that leads to it, or 0; of list nodes it becomes the predicate that
    /// leads to the list.
    ///
    /// List nodes go by that predicate. Others go by the class that the vocabulary says has their
    /// predicates (rdfs:domain, schema:domainIncludes) or is where the link leads (rdfs:range,
    /// schema:rangeIncludes); blank nodes without one by the predicate that leads to them; what is
    /// left by the path of its IRI and then by similar predicates: the most frequent sets found
    /// groups, others join the one that they share at least half of all predicates with or that
    /// contains them, and groups that use the same predicates, taken together, are one. Labels
    /// and comments do not count. Groups of fewer than 5 entities and 1 %,
    /// and all beyond the largest 64, join their nearest. Groups that are not clearly different
    /// kinds (RelationUse::meets above 0.2) become one. Where next to nothing of the graph has
    /// a type, what has labels alone is parted by all links that lead to it in the same way.
    Result<void> group(const Workbench& bench, std::vector<std::uint32_t>& incoming);

    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    /// Calls `use(subject, group)` for each entity.
    template <typename Use>
    void each(const Use& use) const {
        for (const Subject& subject : m_subjects)
            use(graph::TermId(subject.id), m_groupOf[static_cast<std::size_t>(subject.shape)]);
    }

  private:
    friend class ShapeGrouper;
    struct Subject {
        std::uint32_t id = 0;
        std::int32_t shape = 0;  ///< of predicates until group() has run
    };
    using Predicates = std::vector<graph::TermId>;

    std::vector<Subject> m_subjects;
    std::vector<Predicates> m_sets = {{}};
    std::map<Predicates, std::int32_t> m_knownSets = {{{}, 0}};
    std::vector<std::int32_t> m_groupOf;  ///< by shape
    std::vector<Group> m_groups;
};

}  // namespace tripletalk::induction
