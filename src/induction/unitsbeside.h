// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

/// Tells of each number beside which a unit or a factor stands (`population` and `population_unit`)
/// what it is to be taken by: a unit that all rows share becomes that of the column, so that it is
/// shown wherever the number is; of others the comment says where to look.
Result<void> tellUnitsBeside(const Workbench& bench, Schema& schema);

}  // namespace tripletalk::induction
