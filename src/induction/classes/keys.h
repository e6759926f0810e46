// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

#include <vector>

namespace tripletalk::induction {

/// Gives every described entity its key: the shortest ending of whole IRI segments that no other
/// entity has, decoded for reading; "_:label" for a blank node.
Result<void> assignKeys(const Workbench& bench);

/// Gives each of `linked` (sorted), to which entities link without its being described, a readable
/// name that neither another nor an entity's key has: its label or readable local name, a longer
/// ending where two would be alike, and web addresses whole.
Result<void> nameUndescribed(const Workbench& bench, const std::vector<graph::TermId>& linked);

}  // namespace tripletalk::induction
