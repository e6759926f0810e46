// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan.h"

#include <map>

namespace tripletalk::induction {

/// Adds `entity` and the tables of what has no column. Those that stay empty are dropped later.
void addSideTables(Plan& plan);

/// Puts entity tables in the order of their names, each followed by its own link and value tables,
/// then entity and the side tables. `parents` names the entity table of each link or value table.
void orderTables(Plan& plan, const std::map<int, int>& parents);

}  // namespace tripletalk::induction
