// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "knowledge/languages/querylanguage.h"

#include <cstddef>
#include <string_view>

namespace tripletalk::knowledge {

/// What may be written at `cursor`: behind "alias." its columns, behind FROM and JOIN tables, else
/// the columns of the query's tables before all others, functions and keywords. What begins with
/// the word at the cursor comes before what merely has it. At most `most`.
QueryCompletions completeSql(const induction::Schema& schema, std::string_view sql,
                             std::size_t cursor, std::size_t most = 40);

/// The tables that questions should use, with their rows, and the columns of each with their types
/// and units.
std::vector<QueryName> sqlNames(const induction::Schema& schema);

}  // namespace tripletalk::knowledge
