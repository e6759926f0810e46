// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"

#include <vector>

namespace tripletalk::tests {

/// Queries with one thing less each: a part of a group, a triple, a modifier, an operand. To find
/// the smallest one that still fails. Some may not be legal any more.
std::vector<sparql::Query> smaller(const sparql::Query& query);

}  // namespace tripletalk::tests
