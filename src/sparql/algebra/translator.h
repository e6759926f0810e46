// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/algebra.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// From the syntax of one query to algebra, as section 18.2 of SPARQL 1.1 says; beyond it, what is
/// joined with an OPTIONAL, FILTER, BIND or MINUS moves inside where that changes no solution, so
/// that patterns meet in one Join. Variables that it makes begin with "_:", and no two are alike,
/// over all calls on one object. SERVICE must not occur.
class Translator {
  public:
    /// With all modifiers. The projected variables are those of `resultVariables`.
    Algebra query(const Query& query);
    Algebra group(const GroupPattern& group);

    /// What the rows of the query's solutions consist of: the names after SELECT; those of the
    /// template of CONSTRUCT and of DESCRIBE; none for ASK.
    static std::vector<std::string> resultVariables(const Query& query);

  private:
    std::string fresh(std::string_view what);
    Algebra triple(const TriplePattern& pattern);
    Algebra path(const Node& subject, const Path& path, const Node& object);
    Algebra sequence(const Node& subject, const Path& path, const Node& object);
    Algebra alternative(const Node& subject, const Path& path, const Node& object);
    Algebra negatedSet(const Node& subject, const Path& path, const Node& object);
    Algebra element(Algebra before, const PatternElement& element,
                    std::vector<Expression>& filters);
    Algebra elements(const GroupPattern& group, std::vector<Expression>& filters);
    Algebra grouped(Algebra where, Query& query);
    void takeAggregates(Expression& expression, const std::set<std::string>& keys,
                        const VariableScope& where, std::vector<Aggregate>& aggregates);

    std::size_t m_made = 0;
};

}  // namespace tripletalk::sparql
