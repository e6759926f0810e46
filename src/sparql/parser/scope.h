// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace tripletalk::sparql {

/// The variables that are in scope at the end of a pattern or query, as the standard's section
/// 18.2.1 has it: each once, in the order in which they first occur, without "?". Blank nodes are
/// none.
class VisibleVariables {
  public:
    void add(const GroupPattern& group);
    void add(const PatternElement& element);
    /// Those that its SELECT gives; with "*" all of its pattern and VALUES.
    void add(const Query& query);
    void add(const TriplePattern& triple);
    void add(const Variable& variable);
    void add(const Values& values);

    [[nodiscard]] bool contains(const std::string& name) const { return m_known.contains(name); }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

  private:
    void add(const Node& node);

    std::unordered_set<std::string> m_known;
    std::vector<std::string> m_names;
};

/// The variables that an expression takes from outside of aggregates and EXISTS.
std::vector<Variable> variablesOutsideAggregates(const Expression& expression);

}  // namespace tripletalk::sparql
