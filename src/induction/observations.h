// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

/// Writes into Column::facts what holds between the measured columns of the new database: links of
/// which every pair is stored both ways, links that are the inverse of others, hierarchies, and
/// columns that say nearly the same. Each is counted over all rows; large tables are left out.
Result<void> observe(const Workbench& bench, Schema& schema);

}  // namespace tripletalk::induction
