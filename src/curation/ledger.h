// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/curation.h"
#include "sqlite/database.h"

#include <cstdint>

namespace tripletalk::curation {

/// The curation whose names a database.db bears. It stands in the database itself and is changed in
/// the transaction that renames, so that names and curation are always of one state, whenever a
/// writer is killed. `curation.json` beside it is a copy for people, written afterwards.
struct Ledger {
    std::int64_t generation = 0;  ///< of the base, when it was written; 0: never
    Curation curation = {};
};

/// Errors: those of the database; Syntax, Version if the text is not one of ours.
Result<Ledger> readLedger(const sqlite::Database& database);

/// Inside the caller's transaction.
Result<void> writeLedger(const sqlite::Database& database, const Ledger& ledger);

}  // namespace tripletalk::curation
