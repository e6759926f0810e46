// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// The schema as a model sees it, cut to a number of tokens.
struct FittedDdl {
    std::string ddl;
    std::size_t tokens = 0;                 ///< estimated (text::estimatedTokens)
    std::vector<std::string> leftOut = {};  ///< as phrases: "sample values", "table: dataset"
};

/// Longer than this a schema is hard to read for a small model and costly for any.
inline constexpr std::size_t readableTokens = 8000;

/// Leaves out what matters least until the text fits: details of tables with next to no rows, the
/// ends of long comments, single samples, side tables, comments and
/// facts, columns that few rows have, then tables with the fewest cells. Keys, labels and links of
/// what stays are never left out, so that the text may still be longer than `tokens`.
FittedDdl renderWithin(Schema schema, std::size_t tokens);

}  // namespace tripletalk::induction
