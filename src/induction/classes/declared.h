// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

#include <map>
#include <set>
#include <vector>

namespace tripletalk::induction {

/// What the vocabulary says of the subjects and objects of its properties: rdfs:domain and
/// rdfs:range, schema:domainIncludes and schema:rangeIncludes. A property that names several
/// classes decides nothing.
class DeclaredClasses {
  public:
    static Result<DeclaredClasses> read(const Workbench& bench);

    /// The class of an entity with these predicates that a link `incoming` leads to (0: none): the
    /// most specific one that most of its predicates name, else where the link leads; 0 if nothing
    /// is said.
    [[nodiscard]] graph::TermId classOf(const std::vector<graph::TermId>& predicates,
                                        graph::TermId incoming) const;

  private:
    [[nodiscard]] bool isBelow(graph::TermId lower, graph::TermId upper) const;

    std::map<graph::TermId, std::set<graph::TermId>> m_domains;  ///< by predicate
    std::map<graph::TermId, std::set<graph::TermId>> m_ranges;
    std::map<graph::TermId, std::set<graph::TermId>> m_parents;  ///< by class
};

}  // namespace tripletalk::induction
