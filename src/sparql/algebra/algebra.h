// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/variablescope.h"
#include "sparql/parser/syntax.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace tripletalk::sparql {

/// The predicates that a pattern takes: one of `iris`, or any but these.
struct PredicateSet {
    bool negated = false;
    std::vector<std::string> iris;
};

struct Aggregate {
    std::string variable;
    Call call;
};

/// The algebra of SPARQL 1.1, section 18: each operator has the members that its kind names, and
/// knows which variables its solutions bind. Solutions are bags; an order counts only below Slice
/// or at the top. Paths are spelt out as far as joins and unions can say them.
struct Algebra {
    enum class Kind : unsigned char {
        Unit,      ///< one solution that binds nothing
        Pattern,   ///< `subject`, `predicate` (no Path), `object`
        Path,      ///< `subject`, `predicate`: ZeroOrMore, OneOrMore or ZeroOrOne, `object`
        Join,      ///< of all `parts`
        LeftJoin,  ///< of two parts, under `conditions`
        Filter,    ///< of one part, by `conditions`
        Union,     ///< of all `parts`
        Minus,     ///< of two parts
        Graph,     ///< the part in `graph`
        Extend,    ///< the part with `variable` as the value of `expression`
        Values,    ///< `variables`, `rows`
        Group,     ///< the part by `variables`, with `aggregates`; without variables one group
        OrderBy,   ///< the part by `order`
        Project,   ///< `variables` of the part
        Distinct,
        Reduced,
        Slice,  ///< the part from `offset`, `limit` solutions
    };
    Kind kind = Kind::Unit;
    std::vector<Algebra> parts = {};
    Node subject = {};
    std::variant<Node, PredicateSet, Path> predicate = {};
    Node object = {};
    Node graph = {};
    std::vector<Expression> conditions = {};
    std::string variable = {};
    Expression expression = {};
    std::vector<std::string> variables = {};
    std::vector<std::vector<std::optional<rdf::Term>>> rows = {};
    std::vector<Aggregate> aggregates = {};
    std::vector<OrderCondition> order = {};
    std::optional<std::uint64_t> limit = std::nullopt;
    std::uint64_t offset = 0;
    VariableScope scope = {};
};

/// Indented, one operator a line.
std::string toText(const Algebra& algebra);

/// The names of all variables that stand in it, those of EXISTS patterns and of sub-queries too.
void addMentioned(const Expression& expression, std::set<std::string>& names);
void addMentioned(const GroupPattern& group, std::set<std::string>& names);
std::set<std::string> mentionedIn(const Algebra& algebra);
std::set<std::string> mentionedIn(const std::vector<Expression>& expressions);

}  // namespace tripletalk::sparql
