// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/algebra.h"
#include "sparql/compiler/select.h"

/// What the compiler asks an operator before it decides where it may stand.
namespace tripletalk::sparql {

/// True if its solutions depend on all of them together (Group, Slice), so that none may be picked
/// out beforehand.
bool isModified(const Algebra& algebra);

/// True if every look at it may give another value: RAND, UUID, STRUUID, BNODE.
bool isVolatile(const Expression& expression);

/// True if it makes blank nodes for labels, which are the same in the same solution.
bool labelsBlanks(const Expression& expression);

/// True if some pattern in it says in which graph a solution is.
bool bindsGraph(const Algebra& algebra);

/// True if, in a graph that is a variable, its patterns can look for the graph by themselves.
bool findsGraph(const Algebra& algebra);

/// True if the operator may see the columns while it is compiled, and its solutions are still those
/// of a join with what the columns stand for. That is not so where a filter inside would see a
/// variable that is not the filter's own.
bool fits(const Algebra& algebra, const Columns& columns);

}  // namespace tripletalk::sparql
