// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "induction/schema.h"
#include "retrieval/valueindex.h"
#include "sqlite/database.h"

#include <filesystem>
#include <vector>

namespace tripletalk::knowledge {

/// Fills values.db with everything that a question's words may mean in the induced database:
/// entities by all their names and keys, the distinct values of text columns, and the names of
/// tables and columns. What stands in a hidden table is said of the view that shows it. `further`:
/// values that are known from elsewhere and stand in no table. Errors: Io, DiskFull, Cancelled.
Result<void> collectValues(const graph::TripleStore& store, const sqlite::Database& database,
                           const induction::Schema& schema, const std::filesystem::path& file,
                           const ProgressSink& progress, const CancelToken& cancel,
                           const std::vector<retrieval::ValueEntry>& further = {});

}  // namespace tripletalk::knowledge
