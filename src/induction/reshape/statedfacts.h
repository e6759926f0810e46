// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/database.h"

#include <functional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// Fills a table (node, predicate, key, name, value) with what filled tables say by some
/// predicates, wherever it stands: the key of the subject, and the key of an entity, the name of
/// what is not described, or a literal as its cell has it; the others are NULL. Languages other
/// than the base's and literals that do not fit their column are left out. Errors: those of SQLite.
Result<void> gatherFacts(const sqlite::Database& database, const Schema& schema,
                         const std::function<bool(std::string_view)>& wanted,
                         const std::string& into);

}  // namespace tripletalk::induction
