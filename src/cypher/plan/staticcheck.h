// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/plan/cypherscope.h"

namespace tripletalk::cypher {

/// Throws Mistake where an operator or function can never take what it is given: NOT 1, type(n) of
/// a node, an unknown function, a number of arguments.
void checkTypes(const Expression& expression, const Scope& scope);
/// The same where it can be neither true nor false.
void checkCondition(const Expression& expression, const Scope& scope);

}  // namespace tripletalk::cypher
