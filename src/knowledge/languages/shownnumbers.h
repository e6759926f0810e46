// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// How many decimals the computed columns of a query deserve: those of the columns that they are
/// computed from, two at least; nothing for columns that the query itself rounds, and for all of a
/// query that cannot be read.
std::vector<std::optional<int>> decimalsOf(const std::string& sql, std::size_t columns,
                                           const induction::Schema& schema);

/// The decimals that a number deserves which is computed from a column alone: as many as its values
/// have, two at least.
int decimalsFrom(const induction::Column& column);

/// The units of the columns of a query that are an aggregate (average, sum, least, greatest and the
/// like) of one column each: that column's. Empty for all others.
std::vector<std::string> aggregateUnits(const std::string& sql, std::size_t columns,
                                        const induction::Schema& schema);

/// Decimals of a computed number where it cannot be told what it was computed from.
inline constexpr int unknownDecimals = 4;

/// The number with so many decimals, four digits that count at least, and no zeros behind.
std::string shownNumber(double value, int decimals);

}  // namespace tripletalk::knowledge
