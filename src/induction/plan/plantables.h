// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan/plan.h"

namespace tripletalk::induction {

/// Adds `entity` and the tables of what has no column. Those that stay empty are dropped later.
void addSideTables(Plan& plan);

/// Puts entity tables in the order of their names, each followed by its own link and value tables,
/// then views, entity and the side tables.
void orderTables(Plan& plan);

}  // namespace tripletalk::induction
