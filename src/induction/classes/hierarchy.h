// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/separatevocabulary.h"
#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace tripletalk::induction {

/// Which classes lie below which: by rdfs:subClassOf, or because all instances of a class are
/// instances of a larger one too.
class Hierarchy {
  public:
    /// `typings` as separateVocabulary gives them.
    static Result<Hierarchy> read(const Workbench& bench, const std::vector<Typing>& typings);

    /// The super-classes, nearest first, declared ones (at most 200) before others; never the class
    /// itself.
    [[nodiscard]] std::vector<graph::TermId> above(graph::TermId id) const;
    [[nodiscard]] bool isBelow(graph::TermId lower, graph::TermId upper) const;

    [[nodiscard]] std::int64_t entities(graph::TermId id) const;
    [[nodiscard]] bool isWeak(graph::TermId id) const { return m_weak.contains(id); }
    /// Every class that an entity has or that lies above one of these.
    [[nodiscard]] const std::set<graph::TermId>& all() const { return m_all; }

  private:
    Result<void> readDeclared(const Workbench& bench);
    void count(const std::vector<Typing>& typings);
    void derive();
    [[nodiscard]] std::vector<graph::TermId> declaredAbove(graph::TermId id) const;

    using TypeSet = std::vector<graph::TermId>;
    std::map<graph::TermId, std::vector<graph::TermId>> m_parents;
    std::map<graph::TermId, std::vector<graph::TermId>> m_declared;  ///< ancestors
    std::map<graph::TermId, std::vector<graph::TermId>> m_contained;
    std::map<graph::TermId, std::int64_t> m_count;
    std::map<TypeSet, std::int64_t> m_sets;
    std::set<graph::TermId> m_blank;
    std::set<graph::TermId> m_weak;
    std::set<graph::TermId> m_all;
};

/// Calls `use` with each entity and its classes, in the order of their numbers.
template <typename Use>
void eachTypeSet(const std::vector<Typing>& typings, const Use& use) {
    std::vector<graph::TermId> types;
    for (std::size_t i = 0; i < typings.size();) {
        const graph::TermId subject = typings[i].first;
        types.clear();
        for (; i < typings.size() && typings[i].first == subject; ++i)
            types.push_back(typings[i].second);
        use(subject, types);
    }
}

}  // namespace tripletalk::induction
