// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/algebra.h"

/// The operators of the algebra over their parts, each with its scope.
namespace tripletalk::sparql {

Algebra patternOf(Node subject, std::variant<Node, PredicateSet, Path> predicate, Node object);
Algebra closureOf(Node subject, Path path, Node object);

/// What keeps the patterns of one part from meeting those of the other moves outside where that
/// changes no solution: Join(LeftJoin(a, r), b) is LeftJoin(Join(a, b), r) if b does not bind what
/// only r may bind, and so on.
Algebra joinOf(Algebra left, Algebra right);

Algebra leftJoinOf(Algebra left, Algebra right, std::vector<Expression> conditions);
Algebra filterOf(Algebra part, std::vector<Expression> conditions);
Algebra unionOf(std::vector<Algebra> parts);
Algebra minusOf(Algebra left, Algebra right);
Algebra graphOf(Node graph, Algebra part);
Algebra extendOf(Algebra part, std::string variable, Expression expression);
Algebra valuesOf(const Values& values);
Algebra groupOf(Algebra part, std::vector<std::string> keys, std::vector<Aggregate> aggregates);
Algebra orderOf(Algebra part, std::vector<OrderCondition> order);
Algebra projectOf(Algebra part, std::vector<std::string> variables);
Algebra distinctOf(Algebra part, Algebra::Kind kind);
Algebra sliceOf(Algebra part, std::uint64_t offset, std::optional<std::uint64_t> limit);

}  // namespace tripletalk::sparql
