// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/parser/cyphersyntax.h"

#include <functional>

/// What the planner asks of expressions.
namespace tripletalk::cypher {

/// Written alike, but for white space and case of functions.
bool same(const Expression& left, const Expression& right);

/// All of it again; the queries of EXISTS are shared.
ExpressionPointer copyOf(const Expression& expression);

/// count, sum, avg, min, max, collect, stDev, stDevP, percentileCont, percentileDisc.
bool isAggregate(const Expression& expression);
bool hasAggregate(const Expression& expression);
/// Gives another value every time: rand, randomUUID.
bool isVolatileExpression(const Expression& expression);

/// Itself and all expressions below it, those of patterns too, until false.
bool everyPart(const Expression& expression, const std::function<bool(const Expression&)>& holds);

/// The parts of a conjunction.
void splitConjunction(const Expression& expression, std::vector<const Expression*>& parts);

}  // namespace tripletalk::cypher
