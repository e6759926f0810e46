// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/inducer.h"
#include "induction/tables/filler.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

/// Indexes on keys, links and labels.
Result<void> createIndexes(const Workbench& bench, const Schema& schema);

/// Drops side tables that stayed empty, and writes rows, NULLs, distinct counts and samples of the
/// others into the schema.
Result<Schema> measure(const Workbench& bench, Schema schema);

/// Counts the triples that can be read back from the new tables (readback.h), whatever filled them,
/// and compares with the graph. Error Internal if the tables hold more than the
/// graph, or a foreign key leads nowhere.
Result<Coverage> measureCoverage(const Workbench& bench, const Schema& schema,
                                 const Filled& filled);

}  // namespace tripletalk::induction
