// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "retrieval/valueindex.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The entities that a text names outright, at most `most`, in the order of their mentions.
Result<std::vector<retrieval::ValueEntry>> namedThings(const retrieval::ValueIndex& values,
                                                       const std::string& text, std::size_t most);

/// The query for all that their tables hold of the first and of those in the same table; empty
/// where there is none.
std::string rowsOf(const induction::Schema& schema,
                   const std::vector<retrieval::ValueEntry>& things);

}  // namespace tripletalk::answering
