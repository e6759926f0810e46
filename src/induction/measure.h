// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/filler.h"
#include "induction/inducer.h"
#include "induction/plan.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

/// Indexes on keys, links and labels.
Result<void> createIndexes(const Workbench& bench, const Schema& schema);

/// Drops side tables that stayed empty, and writes rows, NULLs, distinct counts and samples of the
/// others into the schema.
Result<Schema> measure(const Workbench& bench, Schema schema);

/// Counts what the new tables hold and compares it with the graph; both sides are read
/// independently of how the tables were filled. Error Internal if the tables hold more than the
/// graph, or a foreign key leads nowhere.
Result<Coverage> measureCoverage(const Workbench& bench, const Plan& plan, const Filled& filled);

}  // namespace tripletalk::induction
